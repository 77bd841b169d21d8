import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MessageDialog } from '../../../platform/common/dialogs/MessageDialog.tsx';

interface Props {
  name: string;
  /** Null = nothing to show. */
  password: string | null;
  onClose: () => void;
}

/** A temporary password, shown once. */
export function TemporaryPassword({ name, password, onClose }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(password ?? '');
    setCopied(true);
  };
  const close = () => {
    setCopied(false);
    onClose();
  };
  return (
    <MessageDialog
      open={password !== null}
      title="Kata sandi sementara"
      accept="Sudah saya catat"
      onAccept={close}
      onDecline={close}
    >
      <Typography>
        Berikan kepada {name}. Kata sandi ini hanya ditampilkan sekali dan harus diganti saat masuk.
      </Typography>
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
        {password}
      </Box>
      <Button variant="outlined" size="small" onClick={copy}>
        {copied ? 'Tersalin' : 'Salin'}
      </Button>
    </MessageDialog>
  );
}
