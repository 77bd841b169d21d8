import { isRecord } from '../kit/index.ts';

/** The sentence of a code: `text.max` is `max` in `text`. */
export function sentenceAt(sentences: object, code: string): unknown {
  let at: unknown = sentences;
  for (const name of code.split('.')) at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}
