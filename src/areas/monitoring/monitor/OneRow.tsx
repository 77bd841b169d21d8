import Paper from '@mui/material/Paper';
import { RecordContextProvider, ResourceContextProvider, useGetOne, useRecordContext } from 'react-admin';
import type { DossierPart } from '../../../../resources/kit/index.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { RecordSections } from '../../../platform/patterns/record/RecordSections.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { useMay } from '../../../platform/ui/permissions.ts';

/** One row of another resource that the record names, as far as the role may read it. */
export function OneRow({ part }: { part: Extract<DossierPart, { kind: 'one' }> }) {
  const say = useWords();
  const record = useRecordContext();
  const id: unknown = record?.[part.by];
  const mayRead = useMay('show', part.resource);
  const known = typeof id === 'string' && mayRead;
  const { data, isPending } = useGetOne(
    part.resource,
    { id: typeof id === 'string' ? id : '' },
    { enabled: known, retry: false },
  );
  if (!known) return null;
  if (isPending) return <Loading height={200} label={say('Memuat data')} />;
  if (!data) return null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <ResourceContextProvider value={part.resource}>
        <RecordContextProvider value={data}>
          <RecordSections sections={part.sections} />
        </RecordContextProvider>
      </ResourceContextProvider>
    </Paper>
  );
}
