import { useState } from 'react';
import { z } from 'zod';
import { messages } from '../../../resources/kit/index.ts';
import { useUnsavedInDialog } from '../common/unsaved/useUnsaved.ts';
import { inWords } from '../providers/reading.ts';

/**
 * The note of a step: what was typed, and whether it may go without. It outlives the session.
 * @param about the step with the rows that it is about: a note is offered again for these only
 * @param required a note must be given
 * @returns `text`, trimmed; `check`, false while a needed note is missing (which is then said); `input` for NoteInput
 */
export function useNote(about: string, required: boolean) {
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const text = value.trim();
  const name = `catatan ${about}`;
  useUnsavedInDialog({ name, dirty: text !== '', values: value, shape: z.string(), put: setValue });
  const missing = required && text === '';
  return {
    text,
    check: () => {
      setTried(true);
      return !missing;
    },
    input: { value, required, problem: tried && missing ? inWords(messages.noteRequired) : null, onChange: setValue },
  };
}
