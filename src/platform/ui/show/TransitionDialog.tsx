import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Offered } from '../../../../resources/kit/index.ts';
import { NoteInput } from '../NoteInput.tsx';
import { useNote } from '../useNote.ts';
import { AskAction } from './AskAction.tsx';
import { useStepLook } from './useStepLook.ts';
import { useTransition } from './useTransition.ts';

/** Asks before a workflow action, and for its note. */
export default function TransitionDialog({ step, onClose }: { step: Offered; onClose: () => void }) {
  const { run, busy } = useTransition();
  const look = useStepLook(step);
  const needed = step.note || look.note;
  const record = useRecordContext();
  const note = useNote(`${step.key} ${record?.id}`, needed);
  const [problem, setProblem] = useState<string | null>(null);
  const agree = async () => {
    if (!note.check()) return;
    const found = await run(step, note.text);
    if (found === null) onClose();
    else setProblem(found);
  };
  return (
    <AskAction action={step.action} problem={problem} busy={busy} look={look} onAgree={agree} onClose={onClose}>
      <NoteInput {...note.input} autoFocus={needed} />
    </AskAction>
  );
}
