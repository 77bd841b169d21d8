import OpenInNewIcon from '@mui/icons-material/ArticleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { Resource } from '../../../../resources/kit/index.ts';
import { PageTitle } from '../../common/PageTitle.tsx';
import { PrintAction } from '../../common/print/PrintAction.tsx';
import { dayOf, formatDate, formatDateTime } from '../../providers/format.ts';
import { http } from '../../providers/http.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { Notice } from '../list/Notice.tsx';
import { useRegistry } from '../registry.ts';
import { representationOf } from '../representation.ts';
import { ShowSections } from '../show/ShowSections.tsx';
import { useCrudPages } from '../useCrudPath.ts';
import { AsOfHead } from './AsOfHead.tsx';
import { AsOfNotice } from './AsOfNotice.tsx';
import { hasFormerDays, namedIn } from './asOfPath.ts';

/** /keadaan/:data/:pada/:id: one row as it was at the end of a day, or right after a moment. */
export default function AsOfRowPage() {
  const say = useWords();
  const { data, pada = '', id = '' } = useParams();
  const resource = useRegistry().find(namedIn(data));
  if (!resource || !hasFormerDays(resource))
    return <Notice title={say('Keadaan per tanggal tidak tersedia')} text={say('Data ini tidak memiliki riwayat.')} />;
  return (
    <ResourceContextProvider value={resource.name}>
      <FormerRow resource={resource} at={pada} id={id} />
    </ResourceContextProvider>
  );
}

function FormerRow({ resource, at, id }: { resource: Resource; at: string; id: string }) {
  const say = useWords();
  const labelOf = useLabel();
  const { pathTo } = useCrudPages(resource.name);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [resource.name, 'keadaan', at, id],
    queryFn: async ({ signal }) =>
      (
        await http<RaRecord>(`/${resource.endpoint}/keadaan/${encodeURIComponent(id)}`, {
          query: { pada: at },
          signal,
          quiet: true,
        })
      ).data,
    retry: false,
  });
  const exact = at.includes('T');
  const now = pathTo({ type: 'show', id });
  return (
    <Box sx={{ maxWidth: 1040, pb: 3 }}>
      <PageTitle title="Keadaan per tanggal" />
      <AsOfHead title={data ? representationOf(resource, data) : labelOf(resource.label)}>
        {now ? (
          <Button component={Link} startIcon={<OpenInNewIcon />} to={now}>
            {say('Keadaan sekarang')}
          </Button>
        ) : null}
        <PrintAction />
      </AsOfHead>
      <AsOfNotice
        resource={resource}
        day={exact ? dayOf(Date.parse(at)) : at}
        text={
          exact
            ? say('Keadaan sesudah %{waktu}. Hanya untuk dibaca.', { waktu: formatDateTime(at) })
            : say('Keadaan pada akhir %{tanggal}. Hanya untuk dibaca.', { tanggal: formatDate(at) })
        }
      />
      {error ? (
        <Paper variant="outlined">
          <LoadFailed error={error} onRetry={refetch} />
        </Paper>
      ) : isPending ? (
        <Skeleton variant="rounded" height={320} />
      ) : (
        <RecordContextProvider value={data}>
          <Paper sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
            <ShowSections without={Object.keys(resource.fields).filter(name => !(name in data))} />
          </Paper>
        </RecordContextProvider>
      )}
    </Box>
  );
}
