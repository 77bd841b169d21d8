import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { z } from 'zod';
import { useUnsavedInDialog } from '../../../platform/common/unsaved/useUnsaved.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';

interface Props {
  title: string;
  verb: string;
  label: string;
  /** Name of the field that carries it. */
  field: string;
  danger?: boolean;
  onAgree: (note: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a reason before something is done; a refusal leaves it as typed. */
export function NoteDialog({ title, verb, label, field, danger = false, onAgree, onClose }: Props) {
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useUnsavedInDialog({ name: title, dirty: note !== '', values: note, shape: z.string(), put: setNote });
  const agree = async () => {
    setBusy(true);
    try {
      await onAgree(note);
      onClose();
    } catch (error) {
      setProblem(fieldErrorsOf(error)[field] ?? messageOf(error));
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title={title}
      verb={verb}
      danger={danger}
      busy={busy}
      disabled={!note.trim()}
      problem={problem}
      onAgree={agree}
      onClose={onClose}
    >
      <TextField
        label={label}
        required
        fullWidth
        multiline
        minRows={2}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
    </AskDialog>
  );
}
