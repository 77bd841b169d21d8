import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { messages } from '../../../resources/kit/index.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { useDeclaration } from '../registry.ts';
import { statusOf } from './statusOf.ts';
import { useTransition } from './useTransition.ts';

/** Asks before a workflow action, and for its note. */
export default function TransitionDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const title = useId();
  const action = statusOf(useDeclaration())?.workflow.actions[name];
  const { run, busy } = useTransition();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  if (!action) return null;
  const missing = action.note && note.trim() === '';
  const agree = async () => {
    setAsked(true);
    if (!missing && (await run(name, note.trim()))) onClose();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{action.label}</DialogTitle>
      <DialogContent>
        {action.confirm ? <DialogContentText sx={{ mb: 2 }}>{action.confirm}</DialogContentText> : null}
        <TextField
          label={action.note ? 'Catatan' : 'Catatan (opsional)'}
          required={action.note}
          autoFocus={action.note}
          multiline
          minRows={3}
          value={note}
          onChange={event => setNote(event.target.value)}
          error={asked && missing}
          helperText={asked && missing ? messages.noteRequired : undefined}
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
