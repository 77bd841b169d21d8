import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { type Action, messages } from '../../../resources/kit/index.ts';
import { DialogButtons } from '../../crud/DialogButtons.tsx';

interface Props {
  action: Action;
  /** A note must be given although the action alone would not ask for one. */
  mustNote: boolean;
  /** Said above the note. */
  text?: string;
  busy: boolean;
  /** What the server said against it. */
  refusal: string | null;
  onDecide: (note: string) => void;
  onClose: () => void;
}

/** Asks before a decision, and for its note. */
export default function DecisionDialog({ action, mustNote, text, busy, refusal, onDecide, onClose }: Props) {
  const title = useId();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const needed = action.note || mustNote;
  const missing = needed && note.trim() === '';
  const agree = () => {
    setAsked(true);
    if (!missing) onDecide(note.trim());
  };
  const problem = asked && missing ? messages.noteRequired : refusal;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{action.label}</DialogTitle>
      <DialogContent>
        {action.confirm ? <DialogContentText sx={{ mb: 2 }}>{action.confirm}</DialogContentText> : null}
        {text ? <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText> : null}
        <TextField
          label={needed ? 'Catatan' : 'Catatan (opsional)'}
          required={needed}
          autoFocus
          multiline
          minRows={3}
          value={note}
          onChange={event => setNote(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) agree();
          }}
          error={Boolean(problem)}
          helperText={problem ?? 'Ctrl + Enter untuk mengirim.'}
        />
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose} disabled={busy}>
          Batal
        </Button>
        <Button
          variant="contained"
          color={action.tone === 'danger' ? 'error' : 'primary'}
          onClick={agree}
          loading={busy}
        >
          {action.label}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
