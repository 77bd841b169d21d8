import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { messages } from '../../../resources/kit/index.ts';
import { DialogButtons } from '../../crud/DialogButtons.tsx';

/** What a step asks before it is taken. */
export interface Asked {
  title: string;
  text: string;
  button: string;
  /** A note must be given; else none is asked for. */
  note: boolean;
}

interface Props {
  asked: Asked;
  busy: boolean;
  onAgree: (note: string) => void;
  onClose: () => void;
}

/** Asks before a step of the conversion, and for its note. */
export default function NoteDialog({ asked, busy, onAgree, onClose }: Props) {
  const title = useId();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const missing = asked.note && note.trim() === '';
  const agree = () => {
    setTried(true);
    if (!missing) onAgree(note.trim());
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{asked.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: asked.note ? 2 : 0 }}>{asked.text}</DialogContentText>
        {asked.note ? (
          <TextField
            label="Catatan"
            required
            autoFocus
            multiline
            minRows={3}
            value={note}
            onChange={event => setNote(event.target.value)}
            error={tried && missing}
            helperText={tried && missing ? messages.noteRequired : undefined}
          />
        ) : null}
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose} disabled={busy}>
          Batal
        </Button>
        <Button variant="contained" onClick={agree} loading={busy} autoFocus={!asked.note}>
          {asked.button}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
