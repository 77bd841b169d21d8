import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useWords } from '../providers/language.ts';
import { messageOf } from './errors.ts';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** A part of a screen that stays useful without it only warns. */
  severity?: 'error' | 'warning';
  sx?: SxProps<Theme>;
}

/** Why a part of a screen did not come, and once more. */
export function RetryAlert({ error, onRetry, severity = 'error', sx = {} }: Props) {
  const say = useWords();
  return (
    <Alert
      severity={severity}
      sx={sx}
      action={
        <Button color="inherit" size="small" startIcon={<RefreshIcon />} onClick={() => onRetry()}>
          {say('Coba lagi')}
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
