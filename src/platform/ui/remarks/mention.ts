import type { OrangDiskusi } from '../../../../resources/umum/panggilanDiskusi.ts';

/** Somebody who is named in a text. */
export type Mentioned = Pick<OrangDiskusi, 'id' | 'nama'>;

const named = /^[\p{L}.']{2,30}(?: [\p{L}.']{1,30})?$/u;

/** The name that is being typed behind an @ at the end of a text; undefined where there is none. */
export function typedName(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const name = text.slice(at + 1);
  const begins = at === 0 || (at > 0 && /\s/.test(text.charAt(at - 1)));
  return begins && named.test(name) ? name : undefined;
}

/** The text with the name that was typed half written out. */
export const withName = (text: string, { nama }: Mentioned): string =>
  `${text.slice(0, text.length - (typedName(text) ?? '').length)}${nama} `;

/** Those whose names still stand in the text. */
export const stillNamed = (text: string, people: readonly Mentioned[]): Mentioned[] =>
  people.filter(({ nama }) => text.includes(`@${nama}`));

/** A text in parts: names that mean somebody, and what stands between them. */
export function partsOf(text: string, people: readonly Mentioned[]): { text: string; named: boolean }[] {
  const names = people.map(({ nama }) => `@${nama}`);
  const parts: { text: string; named: boolean }[] = [];
  let rest = text;
  while (rest) {
    const found = names.flatMap(name => (rest.includes(name) ? [{ name, at: rest.indexOf(name) }] : []));
    const [first] = found.toSorted((a, b) => a.at - b.at);
    if (!first) {
      parts.push({ text: rest, named: false });
      break;
    }
    if (first.at > 0) parts.push({ text: rest.slice(0, first.at), named: false });
    parts.push({ text: first.name, named: true });
    rest = rest.slice(first.at + first.name.length);
  }
  return parts;
}
