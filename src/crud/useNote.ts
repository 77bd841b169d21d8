import { useState } from 'react';
import { messages } from '../../resources/kit/index.ts';
import { inWords } from '../providers/reading.ts';

/**
 * The note of a step: what was typed, and whether it may go without.
 * @param required a note must be given
 * @returns `text`, trimmed; `check`, false while a needed note is missing (which is then said); `input` for NoteInput
 */
export function useNote(required: boolean) {
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const text = value.trim();
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
