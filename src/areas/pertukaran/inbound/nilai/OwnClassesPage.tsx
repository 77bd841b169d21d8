import Typography from '@mui/material/Typography';
import { inTerms } from '../../../../../resources/kit/terms.ts';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { calls, useInbound } from '../calls.ts';
import { ClassCards } from './ClassCards.tsx';
import type { KelasDinilai } from './types.ts';

/** /inbound/pemberian-nilai/daftar-matkul: the classes that the lecturer teaches. */
export default function OwnClassesPage() {
  const { data, error, isPending, refetch } = useInbound<KelasDinilai[]>(calls.kelasSaya);
  return (
    <>
      <ScreenTitle path="/pertukaran-mahasiswa/inbound/pemberian-nilai/daftar-matkul" />
      {data ? null : <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />}
      {data?.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{inTerms('Anda tidak mengampu kelas inbound.')}</Typography>
      ) : null}
      {data?.length ? <ClassCards classes={data} /> : null}
    </>
  );
}
