import DialogContentText from '@mui/material/DialogContentText';
import { useRecordContext } from 'react-admin';
import { z } from 'zod';
import type { ActionWords, AskedField, QueueMark } from '../../../../resources/kit/index.ts';
import { useKept } from '../../common/unsaved/useKept.ts';
import { NoteInput } from '../../ui/NoteInput.tsx';
import { AskAction } from '../../ui/show/AskAction.tsx';
import type { StepLook } from '../../ui/show/useStepLook.ts';
import { useNote } from '../../ui/useNote.ts';
import { AskedInput } from './AskedInput.tsx';
import type { Refusal, Said } from './useDecision.ts';

interface Props {
  action: ActionWords;
  /** A note must be given although the action alone would not ask for one. */
  mustNote: boolean;
  /** Name of the record. */
  about?: string;
  /** Said above the note. */
  text?: string;
  /** Findings before the step. */
  look?: StepLook;
  /** Fields asked for beside the note. */
  asked?: readonly AskedField[];
  /** The name under which the note travels, and its words; default `catatan`. */
  note?: QueueMark['note'];
  busy: boolean;
  /** Refusal of the last attempt. */
  refusal: Refusal;
  /** Told the note, and all that goes along: the note under its name, and the fields asked for. */
  onDecide: (note: string, said: Said) => void;
  onClose: () => void;
}

const shape = z.record(z.string(), z.unknown());

const ordinary: NonNullable<QueueMark['note']> = { name: 'catatan', label: 'Catatan', max: 2000 };

/** Asks before a decision, and for its note. */
export default function DecisionDialog(props: Props) {
  const {
    action,
    about,
    mustNote,
    text,
    asked: fields = [],
    note: called = ordinary,
    busy,
    look,
    refusal,
    onDecide,
    onClose,
  } = props;
  const needed = action.note || mustNote;
  const record = useRecordContext();
  const name = `${action.label} ${about ?? ''} ${record?.id}`;
  const note = useNote(name, needed);
  const [values, setValues] = useKept<Said>({ name: `isian ${name}`, initial: {}, shape });
  const agree = () => {
    if (note.check()) onDecide(note.text, { ...values, ...(note.text ? { [called.name]: note.text } : {}) });
  };
  return (
    <AskAction
      action={action}
      problem={refusal.problem ?? null}
      busy={busy}
      look={look}
      onAgree={agree}
      onClose={onClose}
    >
      {about ? <DialogContentText sx={{ mb: 2, fontWeight: 600 }}>{about}</DialogContentText> : null}
      {text ? <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText> : null}
      {fields.map(field => (
        <AskedInput
          key={field.name}
          field={field}
          onChange={value => setValues(before => ({ ...before, [field.name]: value }))}
        />
      ))}
      <NoteInput
        {...note.input}
        label={called.label}
        problem={note.input.problem ?? refusal.note ?? null}
        keys="Ctrl + Enter untuk mengirim."
        max={called.max}
        autoFocus
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) agree();
        }}
      />
    </AskAction>
  );
}
