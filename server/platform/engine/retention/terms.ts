import type { Mask } from './mask.ts';

/** A text by which somebody can be known, and what stands in its place. */
export interface Term {
  readonly text: string;
  readonly with: string;
  /** Id of the person. */
  readonly person: string;
  readonly of: 'name' | 'number' | 'phone' | 'mail';
}

/** Persons who are made unknown together. */
export interface Leaving {
  /** Line of the run. */
  readonly line: string;
  readonly id: string;
  /** The person's rows: the own one and those that were merged into it. */
  readonly ids: readonly string[];
  readonly account: string | null;
  readonly mask: Mask;
  readonly terms: readonly Term[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const gap = '[ .-]?';

/** A phone as people write it: in groups, also with the code of the country. */
function pattern({ text, of }: Term): string {
  if (of === 'phone' && text.startsWith('0')) return `(?:[+]?62|0)${gap}${[...text.slice(1)].join(gap)}`;
  if (of === 'phone' && /^\d+$/.test(text)) return [...text].join(gap);
  return escaped(text);
}

/** One spelling for all of them. */
const keyOf = (text: string): string => {
  const plain = text.toLowerCase();
  const digits = plain.replace(/[ .-]/g, '').replace(/^\+?62(?=8)/, '0');
  return /^\+?\d{6,}$/.test(digits) ? digits : plain;
};

/** Shortest name and number that mean somebody wherever they stand. */
const leastName = 6;
const leastNumber = 6;

export const isUsable = ({ text, of }: Term): boolean =>
  text.trim().length >= (of === 'name' ? 3 : leastNumber) && (of !== 'number' || /\d{3}/.test(text));

/** True if a name identifies this person only in rows about them: a single word, or a name that others have too. */
const isWeak = (term: Term, shared: ReadonlySet<string>): boolean =>
  term.of === 'name' &&
  (term.text.length < leastName || !term.text.trim().includes(' ') || shared.has(term.text.toLowerCase()));

/** Characters that `plainSql` drops from texts: people write numbers in groups. */
const unsaid = ' .-+';

/** SQL of a text in which `Replacer.parts` are looked for. */
export const plainSql = (text: string): string => `translate(lower(${text}), '${unsaid}', '')`;

const bare = (text: string): string => text.replace(/[ .+-]/g, '');

/** A term as it stands in a plain text, in whichever way it was written. */
const plain = ({ text, of }: Term): string => (of === 'phone' ? bare(text).replace(/^0/, '') : bare(text));

/** Finds the texts of several persons and puts others in their place. */
export interface Replacer {
  /**
   * One of these stands in each row in question, made plain (`plainSql`); case as it was stored. Comparing them one by one
   * takes the database a tenth of what one regular expression of all takes, whose states it makes anew for each row.
   */
  readonly parts: readonly string[];
  /** Persons whom a text names beyond doubt. */
  named(text: string, phones: boolean): readonly string[];
  /** @param about persons whom the row is about: names that others share are theirs @param phones false: numbers of phones stay */
  replace(text: string, about: ReadonlySet<string>, phones: boolean): string;
}

/** @param shared names, in lower case, that somebody else bears or that stand in the name of somebody else */
export function replacerOf(terms: readonly Term[], shared: ReadonlySet<string>): Replacer | undefined {
  const usable = terms.filter(isUsable).toSorted((a, b) => b.text.length - a.text.length);
  if (!usable.length) return undefined;
  const alternatives = [...new Set(usable.map(pattern))];
  const byKey = new Map<string, Term[]>();
  for (const term of usable) byKey.set(keyOf(term.text), [...(byKey.get(keyOf(term.text)) ?? []), term]);
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const sure = (match: string, phones: boolean): Term | undefined =>
    byKey.get(keyOf(match))?.find(term => !isWeak(term, shared) && (phones || term.of !== 'phone'));
  const all = [...new Set(usable.map(plain))];
  // An address with the number in it is found by the number.
  const parts = all.filter(part => !all.some(other => other !== part && part.includes(other)));
  const lower = parts.map(part => part.toLowerCase());
  // Most texts of a row name nobody, and looking costs far less than the expression.
  const mayName = (text: string): boolean => {
    const searched = bare(text.toLowerCase());
    return lower.some(part => searched.includes(part));
  };
  return {
    parts,
    named: (text, phones) =>
      mayName(text) ? [...text.matchAll(found)].flatMap(([match]) => sure(match, phones)?.person ?? []) : [],
    replace: (text, about, phones) =>
      mayName(text)
        ? text.replace(found, match => {
            const term =
              sure(match, phones) ??
              byKey.get(keyOf(match))?.find(({ person, of }) => about.has(person) && (phones || of !== 'phone'));
            return term?.with ?? match;
          })
        : text,
  };
}
