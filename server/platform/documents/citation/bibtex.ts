// Only the grammar: the package's own mapping to CSL loses abstracts, and its entrance may follow addresses.
import { parse as parseEntries } from '@citation-js/plugin-bibtex/lib/input/file.js';
import { parse as parseValue } from '@citation-js/plugin-bibtex/lib/input/value.js';
import {
  type Citation,
  type CitationKind,
  type CitationPart,
  nameFrom,
  personIn,
} from '../../../../resources/kit/index.ts';
import { type Entry, type EntryText, mostEntryLength, plain, printed } from './entry.ts';

/** Publications of a BibTeX or BibLaTeX file, entry by entry: one that is broken spoils no other. */

const kinds: ReadonlyMap<string, CitationKind> = new Map([
  ['article', 'article'],
  ['inproceedings', 'paper'],
  ['conference', 'paper'],
]);

/** Names of BibTeX and BibLaTeX, the one that wins first. */
const names: Readonly<Partial<Record<CitationPart, readonly string[]>>> = {
  title: ['title'],
  container: ['journaltitle', 'journal', 'booktitle'],
  event: ['eventtitle'],
  organizer: ['organization'],
  publisher: ['publisher'],
  place: ['venue', 'location', 'address'],
  volume: ['volume'],
  issue: ['number', 'issue'],
  pages: ['pages'],
  isbn: ['isbn'],
  abstract: ['abstract'],
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ours: Readonly<Record<string, string>> = { mei: 'may', agu: 'aug', okt: 'oct', des: 'dec' };

/** `mar`, `Maret`, `03` → `3`. */
export function monthOf(text: string): string | undefined {
  if (/^\d{1,2}$/.test(text)) return String(Number(text));
  const word = text.slice(0, 3).toLowerCase();
  const at = months.indexOf(ours[word] ?? word);
  return at < 0 ? undefined : String(at + 1);
}

const begins = /@\s*([A-Za-z]+)\s*[{(]/y;
const beginsLine = /^[ \t]*@\s*[A-Za-z]+\s*[{(]/;

/**
 * Cuts a file into its entries, looking at each character once. An entry that is never closed ends where the next one
 * begins a line.
 */
function* entriesIn(text: string): Generator<EntryText> {
  let line = 1;
  let counted = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at)) {
    begins.lastIndex = at;
    const found = begins.exec(text);
    if (!found) {
      at++;
      continue;
    }
    for (; counted < at; counted++) if (text[counted] === '\n') line++;
    const end = endOf(text, at + found[0].length, found[0].endsWith('(') ? ')' : '}');
    yield { called: found[1]?.toLowerCase() ?? '', text: text.slice(at, end), line };
    at = end;
  }
}

function endOf(text: string, from: number, closing: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === '\\') at++;
    else if (letter === '{') depth++;
    else if (depth === 0 && letter === closing) return at + 1;
    else if (letter === '}') depth--;
    else if (letter === '\n' && beginsLine.test(text.slice(at + 1, at + 80))) return at + 1;
  }
  return text.length;
}

/** Definitions of `@string` that travel with each entry, at most. */
const mostMacros = 20_000;

/** Reads the entries of a file. */
export function* readBibtex(text: string): Generator<Entry> {
  let macros = '';
  for (const entry of entriesIn(text)) {
    if (entry.called === 'comment' || entry.called === 'preamble') continue;
    if (entry.called === 'string') {
      if (macros.length + entry.text.length < mostMacros) macros += `${entry.text}\n`;
      continue;
    }
    yield { line: entry.line, ...read(entry, macros) };
  }
}

const broken = { error: 'Entri tidak dapat dibaca. Periksa kurung kurawal, koma, dan kuncinya.' } as const;

/** Matches a value that is a macro and not braced: `journal = jtk`. */
const usesMacro = /=\s*[A-Za-z]/;

function read({ called, text }: EntryText, macros: string): { citation: Citation } | typeof broken {
  if (text.length > mostEntryLength) return broken;
  try {
    const [entry] = parseEntries(macros && usesMacro.test(text) ? macros + text : text);
    return entry ? { citation: citationOf(called, new Map(Object.entries(entry.properties))) } : broken;
  } catch (error) {
    // A syntax error, or braces nested so deep that nobody wrote them.
    if (error instanceof Error) return broken;
    throw error;
  }
}

type Values = ReadonlyMap<string, string | number>;

function citationOf(called: string, values: Values): Citation {
  const raw = (name: string): string => String(values.get(name) ?? '').trim();
  const said = (name: string): string => plain(String(parseValue(raw(name), 'title')));
  const parts: Partial<Record<CitationPart, string>> = {};
  for (const [part, list] of Object.entries(names) as [CitationPart, readonly string[]][]) {
    const name = list.find(one => raw(one) !== '');
    if (name) parts[part] = said(name);
  }
  const [year = '', month = ''] = (raw('date') || raw('year')).split('-');
  const [start = '', end = ''] = raw('eventdate').split('/');
  const kind = kinds.get(called) ?? null;
  const writers = parseValue(raw('author'), 'author');
  return {
    kind,
    called: `@${called}`,
    parts: printed(kind, {
      ...parts,
      year: plain(year.replace(/[{}]/g, '')).slice(0, 4),
      month: monthOf(said('month') || month),
      start,
      end,
      doi: address(raw('doi')),
      url: address(raw('url')),
      issn: [said('issn'), said('eissn')].filter(Boolean).join(', '),
    }),
    authors: raw('author') === '' || !Array.isArray(writers) ? [] : writers.map(nameOf).filter(Boolean),
  };
}

/** Verbatim value, but for the backslashes that old programs want before `_`, `%`, `&`, `#` and `~`. */
const address = (text: string): string => text.replace(/\\([_%&#~])/g, '$1').replace(/[{}\s]/g, '');

type Name = Readonly<Partial<Record<'given' | 'prefix' | 'family' | 'suffix', string>>>;
function nameOf({ given = '', prefix = '', family = '', suffix = '' }: Name): string {
  const last = [prefix, family].filter(Boolean).join(' ');
  const whole = nameFrom(last, suffix, given);
  // Degrees behind a name in full stand where BibTeX has "Jr." and the given name.
  const titled = whole.startsWith(`${last}, `);
  return personIn(plain(titled ? whole : [given, last, suffix].filter(Boolean).join(' ')));
}
