import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { type Action, type AskedField, messages, type QueueMark } from '../../../resources/kit/index.ts';
import { DialogButtons } from '../../crud/DialogButtons.tsx';
import { AskedInput } from './AskedInput.tsx';
import type { Said } from './useDecision.ts';

interface Props {
  action: Action;
  /** A note must be given although the action alone would not ask for one. */
  mustNote: boolean;
  /** Said above the note. */
  text?: string;
  /** Fields asked for beside the note. */
  asked?: readonly AskedField[];
  /** The name under which the note travels, and its words; default `catatan`. */
  note?: QueueMark['note'];
  busy: boolean;
  /** What the server said against it. */
  refusal: string | null;
  /** Told the note, and all that goes along: the note under its name, and the fields asked for. */
  onDecide: (note: string, said: Said) => void;
  onClose: () => void;
}

const ordinary: NonNullable<QueueMark['note']> = { name: 'catatan', label: 'Catatan', max: 2000 };

/** Asks before a decision, and for its note. */
export default function DecisionDialog(props: Props) {
  const {
    action,
    mustNote,
    text,
    asked: fields = [],
    note: called = ordinary,
    busy,
    refusal,
    onDecide,
    onClose,
  } = props;
  const title = useId();
  const [note, setNote] = useState('');
  const [values, setValues] = useState<Said>({});
  const [asked, setAsked] = useState(false);
  const needed = action.note || mustNote;
  const missing = needed && note.trim() === '';
  const agree = () => {
    setAsked(true);
    const words = note.trim();
    if (!missing) onDecide(words, { ...values, ...(words ? { [called.name]: words } : {}) });
  };
  const problem = asked && missing ? messages.noteRequired : refusal;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{action.label}</DialogTitle>
      <DialogContent>
        {action.confirm ? <DialogContentText sx={{ mb: 2 }}>{action.confirm}</DialogContentText> : null}
        {text ? <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText> : null}
        {fields.map(field => (
          <AskedInput
            key={field.name}
            field={field}
            onChange={value => setValues(before => ({ ...before, [field.name]: value }))}
          />
        ))}
        <TextField
          label={needed ? called.label : `${called.label} (opsional)`}
          required={needed}
          autoFocus
          multiline
          minRows={3}
          value={note}
          onChange={event => setNote(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) agree();
          }}
          slotProps={{ htmlInput: { maxLength: called.max } }}
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
