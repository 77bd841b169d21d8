import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { usePhone } from '../../common/usePhone.ts';
import { useWords } from '../../providers/language.ts';
import DocumentView from './DocumentView.tsx';

interface Props {
  id: string;
  label: string;
  onClose: () => void;
}

/** A document over the page, the whole screen on phones. */
export default function DocumentDialog({ id, label, onClose }: Props) {
  const say = useWords();
  const title = useId();
  const phone = usePhone();
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={phone} onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {label}
        </Box>
        <IconButton onClick={onClose} aria-label={say('Tutup')} edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <Box sx={{ height: { xs: 'calc(100dvh - 60px)', sm: '75vh' } }}>
        <DocumentView id={id} label={label} />
      </Box>
    </Dialog>
  );
}
