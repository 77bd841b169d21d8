import { useRecordContext } from 'react-admin';
import type { Offered } from '../../../../resources/kit/index.ts';
import { AskAction } from './AskAction.tsx';
import { StepInputs } from './StepInputs.tsx';
import { useStepInput, useStepTaking } from './useStepInput.ts';
import { useStepLook } from './useStepLook.ts';
import { useTransition } from './useTransition.ts';

/** Asks before a workflow action, for what it takes, and for its note. */
export default function TransitionDialog({ step, onClose }: { step: Offered; onClose: () => void }) {
  const { run, busy } = useTransition();
  const look = useStepLook(step);
  const needed = step.note || look.note;
  const record = useRecordContext();
  const input = useStepInput({
    about: `${step.key} ${record?.id}`,
    action: step.action,
    row: record,
    mustNote: needed,
    step: step.key,
  });
  const { problem, agree } = useStepTaking(input, async given => {
    const error = await run(step, given);
    if (error === null) onClose();
    return error;
  });
  return (
    <AskAction action={step.action} problem={problem} busy={busy} look={look} onAgree={agree} onClose={onClose}>
      <StepInputs input={input} autoFocus={needed} />
    </AskAction>
  );
}
