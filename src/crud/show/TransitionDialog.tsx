import { useState } from 'react';
import { NoteInput } from '../NoteInput.tsx';
import { useDeclaration } from '../registry.ts';
import { useNote } from '../useNote.ts';
import { AskAction } from './AskAction.tsx';
import { statusOf } from './statusOf.ts';
import { useTransition } from './useTransition.ts';

/** Asks before a workflow action, and for its note. */
export default function TransitionDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const action = statusOf(useDeclaration())?.workflow.actions[name];
  const { run, busy } = useTransition();
  const note = useNote(action?.note ?? false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!action) return null;
  const agree = async () => {
    if (!note.check()) return;
    const found = await run(name, note.text);
    if (found === null) onClose();
    else setProblem(found);
  };
  return (
    <AskAction action={action} problem={problem} busy={busy} onAgree={agree} onClose={onClose}>
      <NoteInput {...note.input} autoFocus={action.note} />
    </AskAction>
  );
}
