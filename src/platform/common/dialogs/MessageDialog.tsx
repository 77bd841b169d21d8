import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { sizes } from '../../look/tokens.ts';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Words on the button that agrees. */
  accept?: string;
  /** Words on the button that declines; without it there is only one button. */
  decline?: string;
  danger?: boolean;
  role?: 'dialog' | 'alertdialog';
  onAccept: () => void;
  onDecline: () => void;
  onClosed?: () => void;
}

/** A question or a message in a small window: 400 wide, closes on Esc (portal-spec §5, §9). */
export function MessageDialog({
  open,
  title,
  children,
  accept = 'OK',
  decline,
  danger,
  role,
  onAccept,
  onDecline,
  onClosed,
}: Props) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onDecline}
      role={role}
      aria-labelledby={`${id}-judul`}
      aria-describedby={`${id}-isi`}
      slotProps={{
        paper: { sx: { width: sizes.dialog, maxWidth: 'calc(100% - 32px)' } },
        transition: { onExited: onClosed },
      }}
    >
      <DialogTitle id={`${id}-judul`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-isi`} component="div" sx={{ color: 'text.primary' }}>
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {decline ? (
          <Button variant="text" onClick={onDecline}>
            {decline}
          </Button>
        ) : null}
        <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={onAccept} autoFocus>
          {accept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
