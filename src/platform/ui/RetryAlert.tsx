import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useWords } from '../providers/language.ts';
import { isTold } from '../providers/refusals.ts';
import { messageOf } from './failedCall.ts';

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
  const text = messageOf(error);
  // A toast reads it out at this moment.
  const [silent] = useState(() => isTold(text));
  return (
    <Alert
      severity={severity}
      role={silent ? 'group' : 'alert'}
      sx={sx}
      action={
        <Button color="inherit" size="small" startIcon={<RefreshIcon />} onClick={() => onRetry()}>
          {say('Coba lagi')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
