import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useWords } from '../../providers/language.ts';
import type { StepLook } from './useStepLook.ts';

/** Findings before a step: numbers of the data first, coloured by their weight. */
export function StepFindings({ look: { found, refused, note, busy } }: { look: StepLook }) {
  const say = useWords();
  if (busy) return <LinearProgress aria-label={say('Memeriksa data')} sx={{ mb: 2 }} />;
  if (!found.length) return null;
  return (
    <Alert severity={refused ? 'error' : note ? 'warning' : 'info'} sx={{ mb: 2 }}>
      <Box component="ul" sx={{ m: 0, pl: found.length > 1 ? 2 : 0, listStyle: found.length > 1 ? undefined : 'none' }}>
        {found.map(({ teks }) => (
          <li key={teks}>{teks}</li>
        ))}
      </Box>
    </Alert>
  );
}
