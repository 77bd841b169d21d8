import { decodeHTMLStrict } from 'entities';
import type { Citation, CitationKind, CitationPart } from '../../../../resources/kit/index.ts';

/** An entry of a file as it stands there. */
export interface EntryText {
  readonly called: string;
  readonly text: string;
  readonly line: number;
}

/** An entry as it was read, or why it could not be. */
export type Entry = { readonly line: number } & ({ readonly citation: Citation } | { readonly error: string });

/** Characters of one entry, at most: an abstract and fifty authors fit many times. */
export const mostEntryLength = 100_000;

/** Texts come out of HTML, some twice: `&amp;amp;`. */
const decoded = (text: string): string => (text.includes('&') ? decodeHTMLStrict(decodeHTMLStrict(text)) : text);

/**
 * Text of one line without the marks of slanted, bold, raised and lowered letters; an accent stands in its letter. LaTeX
 * takes the dot off an i before it puts an accent there: `Garc\'{\i}a` is García, as everybody else writes it.
 */
export const plain = (text: string): string =>
  decoded(text)
    .replace(/<\/?(?:i|b|sup|sub|span|sc)(?: class="[a-z]+")?>/g, '')
    .replace(/ı(?=\p{Mn})/gu, 'i')
    .replace(/ȷ(?=\p{Mn})/gu, 'j')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

const isBookNumber = (text: string): boolean => /^(?:97[89])?\d{9}[\dX]$/i.test(text.replace(/[\s-]/g, ''));

/** `10--20`, `10 – 20` → `10-20` */
const pagesOf = (text: string): string =>
  text
    .split(/[-–—]/)
    .map(page => page.trim())
    .filter(Boolean)
    .join('-');

/** One spelling for all formats: empty texts left out, page ranges with one dash, serial numbers apart. */
export function printed(
  kind: CitationKind | null,
  parts: Partial<Record<CitationPart, string | undefined>>,
): Citation['parts'] {
  const found: Partial<Record<CitationPart, string>> = {};
  for (const [part, text] of Object.entries(parts) as [CitationPart, string | undefined][])
    if (text && part !== 'issn') found[part] = text;
  const numbers = (parts.issn ?? '').split(/[,;]/).map(text => text.replace(/\((?:print|online|p|e)\)/i, '').trim());
  for (const text of numbers.filter(Boolean)) {
    if (isBookNumber(text)) found.isbn ??= text;
    else if (!found.issn) found.issn = text;
    else if (text !== found.issn) found.eissn ??= text;
  }
  if (found.pages) found.pages = pagesOf(found.pages);
  if (!found.url && found.doi) found.url = /^https?:/i.test(found.doi) ? found.doi : `https://doi.org/${found.doi}`;
  // A conference that its file names once is the conference, and not also a book.
  if (kind === 'paper' && found.container) {
    if (!found.event) found.event = found.container;
    if (found.event === found.container) delete found.container;
  }
  return found;
}
