import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useWords } from '../../providers/language.ts';
import { messageOf } from '../failedCall.ts';
import { Notice } from './Notice.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
  title?: string;
  /** It is being tried again. */
  busy?: boolean;
  /** Another way on. */
  children?: ReactNode;
}

/** Stands in the place of what could not be loaded, with the reason and a retry button. */
export function LoadFailed({ error, onRetry, title, busy = false, children }: Props) {
  const say = useWords();
  return (
    <Notice role="alert" title={title ?? say('Data tidak dapat dimuat')} text={messageOf(error)}>
      <Button variant="outlined" startIcon={<RefreshIcon />} loading={busy} onClick={() => onRetry()}>
        {say('Coba lagi')}
      </Button>
      {children}
    </Notice>
  );
}
