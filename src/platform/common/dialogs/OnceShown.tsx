import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { MessageDialog } from './MessageDialog.tsx';

interface Props {
  title: string;
  /** Null = nothing to show. */
  secret: string | null;
  onClose: () => void;
  /** What it is for, above it. */
  children: ReactNode;
}

/** A secret that is shown this once, to be copied. */
export function OnceShown({ title, secret, onClose, children }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret ?? '');
    setCopied(true);
  };
  const close = () => {
    setCopied(false);
    onClose();
  };
  return (
    <MessageDialog open={secret !== null} title={title} accept="Sudah saya catat" onAccept={close} onDecline={close}>
      {children}
      <Box
        component="output"
        sx={{
          display: 'block',
          my: 2,
          px: 2,
          py: 1.5,
          borderRadius: 1,
          bgcolor: 'background.default',
          fontFamily: 'ui-monospace, monospace',
          fontSize: '1.125rem',
          letterSpacing: '0.04em',
          userSelect: 'all',
          overflowWrap: 'anywhere',
        }}
      >
        {secret}
      </Box>
      <Button variant="outlined" size="small" onClick={copy}>
        {copied ? 'Tersalin' : 'Salin'}
      </Button>
    </MessageDialog>
  );
}
