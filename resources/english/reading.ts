/**
 * Sentences with places for words, `Kelas {kelas} sudah penuh.`, read back: the server says a sentence once, in
 * Indonesian, and who reads English gets the other half of the pair.
 */

/** A sentence in both languages. */
export type Pair = readonly [indonesian: string, english: string];

const places = /\{(\w+)\}/g;

interface Template {
  /** What stands between the words, one more than there are words. */
  readonly parts: readonly string[];
  readonly names: readonly string[];
  readonly english: string;
}

function templateOf([indonesian, english]: Pair): Template {
  return {
    parts: indonesian.split(/\{\w+\}/),
    names: [...indonesian.matchAll(places)].map(found => found[1] ?? ''),
    english,
  };
}

/** The words of a sentence that was made from a template; undefined for any other. Looks for each part once, in order. */
function wordsIn(text: string, { parts, names }: Template): Map<string, string> | undefined {
  const [first = '', ...rest] = parts;
  if (!text.startsWith(first)) return undefined;
  const words = new Map<string, string>();
  let at = first.length;
  for (const [i, part] of rest.entries()) {
    const last = i === rest.length - 1;
    const next = last ? text.length - part.length : text.indexOf(part, at);
    if (next < at || (last && !text.endsWith(part))) return undefined;
    words.set(names[i] ?? '', text.slice(at, next));
    at = next + part.length;
  }
  return at === text.length ? words : undefined;
}

/**
 * A reader of pairs: the English of a sentence, also of one with words filled in; what no pair says stays as it is.
 * Words in it that are pairs themselves, a state or a label, are read as well.
 */
export function createReader(pairs: readonly Pair[]): (text: string) => string {
  const whole = new Map(pairs.filter(([text]) => !text.includes('{')));
  const templates = pairs.filter(([text]) => text.includes('{')).map(templateOf);
  return text => {
    const found = whole.get(text);
    if (found !== undefined) return found;
    for (const template of templates) {
      const words = wordsIn(text, template);
      if (words)
        return template.english.replace(places, (_, name: string) => {
          const word = words.get(name) ?? '';
          return whole.get(word) ?? word;
        });
    }
    return text;
  };
}
