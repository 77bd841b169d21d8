import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Loading } from '../../common/Loading.tsx';
import type { HistoryEntry } from '../../providers/api.ts';
import { useWords } from '../../providers/language.ts';
import { messageOf } from '../../ui/failedCall.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { TimelineEntry } from './TimelineEntry.tsx';
import { useHistory } from './useHistory.ts';

/** History of the record in context: who, when, note, from → to; newest first. */
export function Timeline() {
  const say = useWords();
  const { name } = useDeclaration();
  const { data, error, isPending } = useHistory();
  if (isPending) return <Loading height={160} label={say('Memuat riwayat')} />;
  if (error)
    return (
      <Typography role="alert" variant="body2" sx={{ color: 'text.secondary' }}>
        {messageOf(error)}
      </Typography>
    );
  if (data.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('Setiap langkah akan tercatat di sini.')}
      </Typography>
    );
  const own = ({ entitas }: HistoryEntry) => !entitas || entitas === name;
  const lastStep = data.findIndex(entry => own(entry) && entry.keStatus && entry.keStatus !== entry.dariStatus);
  return (
    <Box component="ol" aria-label={say('Riwayat')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((entry, i) => (
        <TimelineEntry key={entry.id} entry={entry} last={i === data.length - 1} newestStep={i === lastStep} />
      ))}
    </Box>
  );
}
