import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Loading } from '../../common/Loading.tsx';
import { useWords } from '../../providers/language.ts';
import type { StepLook } from './useStepLook.ts';

/** Findings before a step: numbers of the data first, coloured by their weight. */
export function StepFindings({ look: { found, refused, note, busy } }: { look: StepLook }) {
  const say = useWords();
  // As high as the sentence that most steps find.
  if (busy) return <Loading label={say('Memeriksa data')} height={50} sx={{ mb: 2 }} />;
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
