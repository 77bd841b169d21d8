import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import type { HalamanSitus } from '../../../../resources/pengaturan/situs.ts';
import { isHalamanSitus } from '../../../../resources/pengaturan/situs.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { PageList } from './PageList.tsx';
import { SiteEditor } from './SiteEditor.tsx';
import { usePage } from './useSitus.ts';

/** /pengaturan/situs: the public pages, and with `?halaman=` the one that is being changed. */
export default function SitusPage() {
  const [search] = useSearchParams();
  const page = search.get('halaman') ?? '';
  return (
    <Box sx={{ maxWidth: isHalamanSitus(page) ? undefined : 1040 }}>
      <ScreenTitle path="/pengaturan/situs" />
      {isHalamanSitus(page) ? <OpenPage key={page} page={page} /> : <PageList />}
    </Box>
  );
}

function OpenPage({ page }: { page: HalamanSitus }) {
  const { data, error, isPending, refetch } = usePage(page);
  return (
    <>
      <Button component={Link} to="/pengaturan/situs" startIcon={<ArrowBack />} sx={{ mb: 1 }}>
        Semua halaman
      </Button>
      {isPending ? (
        <Loading height={480} label="Memuat halaman" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : (
        <SiteEditor page={page} stored={data} lookAgain={async () => (await refetch()).data} />
      )}
    </>
  );
}
