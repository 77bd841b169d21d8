import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWords } from '../../providers/language.ts';
import type { UploadState } from './useUpload.ts';

interface Props {
  state: UploadState;
  label: string;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file on its way, or one whose way was cut off. */
export function UploadProgress({ state, label, onRetry, onCancel }: Props) {
  const say = useWords();
  if (state.kind === 'sending')
    return (
      <Stack spacing={0.5} sx={{ mt: 1 }}>
        <LinearProgress
          variant="determinate"
          value={state.share * 100}
          aria-label={say('Mengunggah %{nama}', { nama: label })}
        />
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography variant="caption" noWrap sx={{ flex: 1, color: 'text.secondary' }}>
            {state.name} · {Math.round(state.share * 100)}%
          </Typography>
          <Button size="small" onClick={onCancel}>
            {say('Batalkan')}
          </Button>
        </Stack>
      </Stack>
    );
  if (state.kind === 'interrupted')
    return (
      <Alert
        severity="warning"
        sx={{ mt: 1, '& .MuiAlert-action': { pt: 0 } }}
        action={
          <Button color="inherit" size="small" onClick={onRetry}>
            {say('Coba lagi')}
          </Button>
        }
      >
        {state.message}
      </Alert>
    );
  return null;
}
