import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SusunanDicoba } from '../../../../resources/kkn/papan.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { FacultyChips, GenderBar } from '../papan/CompositionBar.tsx';
import { Violations } from '../papan/Violations.tsx';

interface Props {
  checked: SusunanDicoba | undefined;
  error: unknown;
  busy: boolean;
}

/** Composition of the arrangement and the rules of the wave that it breaks. */
export function CheckedArrangement({ checked, error, busy }: Props) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }} aria-live="polite" aria-busy={busy}>
      <Typography component="h3" variant="subtitle1" sx={{ mb: 1 }}>
        Susunan
      </Typography>
      {checked ? (
        <Stack spacing={1}>
          <GenderBar {...checked.komposisi} />
          <FacultyChips {...checked.komposisi} />
          {checked.pelanggaran.length > 0 ? (
            <Violations of={checked.pelanggaran} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Tidak ada pelanggaran.
            </Typography>
          )}
        </Stack>
      ) : null}
      {error ? <Alert severity="warning">{messageOf(error)}</Alert> : null}
    </Paper>
  );
}
