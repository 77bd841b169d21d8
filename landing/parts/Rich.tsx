import type { Numbers } from '../content/types.ts';
import { fill } from '../identity.ts';
import { usePhrases } from '../phrases.tsx';

/** A text of the content files: placeholders filled, `**words**` strong. */
export function Rich({ text, numbers }: { text: string; numbers?: Numbers | undefined }) {
  const { language } = usePhrases();
  return fill(text, numbers, language)
    .split('**')
    .map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}
