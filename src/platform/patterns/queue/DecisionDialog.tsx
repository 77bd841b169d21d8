import DialogContentText from '@mui/material/DialogContentText';
import { useRecordContext } from 'react-admin';
import type { Action, ActionWords } from '../../../../resources/kit/index.ts';
import { AskAction } from '../../ui/show/AskAction.tsx';
import { StepInputs } from '../../ui/show/StepInputs.tsx';
import { type Given, useStepInput, useStepTaking } from '../../ui/show/useStepInput.ts';
import type { StepLook } from '../../ui/show/useStepLook.ts';

interface Props {
  action: ActionWords & Pick<Action, 'takes'>;
  /** The step, as calls name it. */
  step?: string;
  /** A note must be given although the action alone would not ask for one. */
  mustNote: boolean;
  /** Name of the record. */
  about?: string;
  /** Said above the note. */
  text?: string;
  /** Findings before the step. */
  look?: StepLook;
  busy: boolean;
  /** Error of the last attempt, where `onDecide` does not return it. */
  problem?: string | null;
  /** Told what the step is given; answers the error that it was refused with, nothing when it was taken. */
  onDecide: (given: Given) => unknown;
  onClose: () => void;
}

/** Asks before a decision, for what it takes, and for its note. */
export default function DecisionDialog(props: Props) {
  const { action, step, about, mustNote, text, busy, look, onDecide, onClose } = props;
  const record = useRecordContext();
  const needed = action.note || mustNote;
  const input = useStepInput({
    about: `${action.label} ${about ?? ''} ${record?.id}`,
    action,
    row: record,
    mustNote: needed,
    step,
  });
  const { problem, agree } = useStepTaking(input, onDecide);
  return (
    <AskAction
      action={action}
      problem={problem ?? props.problem ?? null}
      busy={busy}
      look={look}
      onAgree={agree}
      onClose={onClose}
    >
      {about ? <DialogContentText sx={{ mb: 2, fontWeight: 600 }}>{about}</DialogContentText> : null}
      {text ? <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText> : null}
      <StepInputs input={input} autoFocus onSend={agree} />
    </AskAction>
  );
}
