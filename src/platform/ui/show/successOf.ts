import { type ActionWords, fillWords, templateNames } from '../../../../resources/kit/index.ts';

/**
 * What is said after a step: its words, with the fields of the row that they name.
 * @param say the words in the reader's language
 * @returns undefined where the step has none, or the row lacks what they name
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
