/**
 * A text without the characters at its ends that `isEdge` names. A pattern (`/-+$/`) would look at a long run of them
 * again from each of its characters.
 */
export function trimmed(text: string, isEdge: (char: string) => boolean, ends: 'both' | 'end' = 'both'): string {
  let from = 0;
  let to = text.length;
  while (ends === 'both' && from < to && isEdge(text.charAt(from))) from++;
  while (to > from && isEdge(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}

/**
 * True if the trigram index can search for the text: it needs three letters or digits in a row. Shorter words only
 * narrow.
 */
export const isSearchable = (typed: string): boolean => /[\p{L}\p{N}]{3}/u.test(typed);

/** An address or path without slashes at its end. */
export const withoutSlashes = (text: string): string => trimmed(text, char => char === '/', 'end');
