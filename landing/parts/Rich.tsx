import type { Numbers } from '../content/types.ts';
import { fill } from '../identity.ts';

/** A text of the content files: placeholders filled, `**words**` strong. */
export function Rich({ text, numbers }: { text: string; numbers?: Numbers | undefined }) {
  return fill(text, numbers)
    .split('**')
    .map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}
