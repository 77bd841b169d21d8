import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Loading } from '../../common/Loading.tsx';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useMayOpen } from '../../common/useMayOpen.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { asOfRowPath } from '../asOf/asOfPath.ts';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { Notice } from '../list/Notice.tsx';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { HistoryItem } from './HistoryItem.tsx';

const RestoreDialog = lazyScreen(() => import('./RestoreDialog.tsx'));

/** History of the row: who, when, old → new, newest first; any former version can be restored. */
export default function HistoryTimeline() {
  const say = useWords();
  const labelOf = useLabel();
  const resource = useDeclaration();
  const { name, serverOnly, appendOnly } = resource;
  const mayOpen = useMayOpen();
  const record = useRecordContext();
  const api = useCrudApi();
  const mayEdit = useMay('edit') && !serverOnly && !appendOnly;
  const [restoring, setRestoring] = useState<number | null>(null);
  const id = String(record?.id);
  const { data, error, isPending, refetch } = useQuery({
    // Under the resource's name, so that every write to it makes the history new as well.
    queryKey: [name, 'riwayat', id, record?.version],
    queryFn: () => api.history(name, id),
    retry: false,
  });
  if (isPending) return <Loading height={240} label={say('Memuat riwayat')} />;
  if (error)
    return (
      <Paper variant="outlined">
        <LoadFailed title={say('Riwayat tidak dapat dimuat')} error={error} onRetry={refetch} />
      </Paper>
    );
  if (data.length === 0)
    return (
      <Paper variant="outlined">
        <Notice title={say('Belum ada riwayat')} text={say('Setiap perubahan pada data ini akan tercatat di sini.')} />
      </Paper>
    );
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Box component="ol" aria-label={labelOf(say('Riwayat'))} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((entry, index) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            last={index === data.length - 1}
            then={
              index > 0 && entry.aksi !== 'hapus' && mayOpen(asOfRowPath(resource, entry.waktu, id))
                ? asOfRowPath(resource, entry.waktu, id)
                : undefined
            }
            newest={index === 0}
            onUndo={
              // A change of fields goes back to the version before; a step is undone by a step of its own.
              mayEdit && index === 0 && data.length > 1 && ['ubah', 'pulihkan'].includes(entry.aksi) && !entry.keStatus
                ? () => setRestoring(1)
                : undefined
            }
            onRestore={mayEdit && index > 0 && entry.aksi !== 'hapus' ? () => setRestoring(index) : undefined}
          />
        ))}
      </Box>
      {restoring !== null ? (
        <Suspense>
          <RestoreDialog entries={data} index={restoring} onClose={() => setRestoring(null)} />
        </Suspense>
      ) : null}
    </Paper>
  );
}
