import DialogContentText from '@mui/material/DialogContentText';
import { useRecordContext } from 'react-admin';
import { AskDialog } from '../../platform/ui/AskDialog.tsx';
import { NoteInput } from '../../platform/ui/NoteInput.tsx';
import { useNote } from '../../platform/ui/useNote.ts';

/** Question before a step. */
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
  const record = useRecordContext();
  const note = useNote(`${asked.title} ${record?.id}`, asked.note);
  return (
    <AskDialog
      title={asked.title}
      verb={asked.button}
      verbFocus={!asked.note}
      maxWidth="xs"
      busy={busy}
      onAgree={() => {
        if (note.check()) onAgree(note.text);
      }}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: asked.note ? 2 : 0 }}>{asked.text}</DialogContentText>
      {asked.note ? <NoteInput {...note.input} autoFocus /> : null}
    </AskDialog>
  );
}
