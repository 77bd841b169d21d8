import { type ActionWords, fillWords, templateNames } from '../../../../resources/kit/index.ts';

/**
 * Message after a step, filled in with fields of the row.
 * @param say the words in the reader's language
 * @returns undefined where the step has none, or the row lacks a field that it names
 */
export function successOf(
  { success }: Pick<ActionWords, 'success'>,
  row: Readonly<Record<string, unknown>>,
  say: (words: string) => string,
): string | undefined {
  const names = templateNames(success ?? '');
  if (!success || names.some(name => row[name] == null)) return undefined;
  return fillWords(say(success), Object.fromEntries(names.map(name => [name, String(row[name])])));
}
