import {
  type Citation,
  type CitationKind,
  type CitationPart,
  nameFrom,
  personIn,
} from '../../../../resources/kit/index.ts';
import { monthOf } from './bibtex.ts';
import { type Entry, mostEntryLength, plain, printed } from './entry.ts';

/**
 * Publications of an RIS file, record by record. Lines of a tag and a value need no library: that of Citation.js drops the
 * publisher, and what stands behind "  - " in a title.
 */

const kinds: ReadonlyMap<string, CitationKind> = new Map([
  ['JOUR', 'article'],
  ['EJOUR', 'article'],
  ['JFULL', 'article'],
  ['MGZN', 'article'],
  ['CONF', 'paper'],
  ['CPAPER', 'paper'],
]);

const tagged = /^([A-Z][A-Z0-9]) {1,2}-(?: |$)/;

/** Reads the records of a file. */
export function* readRis(text: string): Generator<Entry> {
  let open: { type: string; line: number; length: number; tags: Map<string, string[]> } | undefined;
  let last: string[] | undefined;
  for (const [i, typed] of text.split(/\r?\n|\r/).entries()) {
    const line = typed.trimEnd();
    const found = tagged.exec(line);
    const value = line.slice(found?.[0].length ?? 0).trim();
    if (found?.[1] === 'TY') {
      if (open) yield unclosed(open.line);
      open = { type: value.toUpperCase(), line: i + 1, length: 0, tags: new Map() };
      last = undefined;
    } else if (!open) continue;
    else if (found?.[1] === 'ER') {
      yield {
        line: open.line,
        ...(open.length > mostEntryLength ? tooLong : { citation: citationOf(open.type, open.tags) }),
      };
      open = undefined;
    } else if (open.length > mostEntryLength) continue;
    else if (found?.[1]) {
      const tag = found[1] === 'A1' ? 'AU' : found[1];
      last = open.tags.get(tag) ?? [];
      last.push(value);
      open.tags.set(tag, last);
      open.length += line.length;
    } else if (last && value) {
      // A long value goes on in the next line.
      last[last.length - 1] = `${last.at(-1) ?? ''} ${value}`;
      open.length += line.length;
    }
  }
  if (open) yield unclosed(open.line);
}

const tooLong = { error: 'Entri terlalu panjang.' } as const;
const unclosed = (line: number): Entry => ({ line, error: 'Entri tidak ditutup: baris "ER  -" tidak ditemukan.' });

function citationOf(type: string, tags: ReadonlyMap<string, readonly string[]>): Citation {
  const kind = kinds.get(type) ?? null;
  const first = (...names: readonly string[]): string =>
    plain(names.map(name => tags.get(name)?.find(Boolean)).find(Boolean) ?? '');
  const [year = '', month = '', day = ''] = first('PY', 'Y1', 'DA').split('/');
  const [, monthBeside = '', dayBeside = ''] = first('DA').split('/');
  const date = (m: string, d: string) =>
    m && d ? `${year.slice(0, 4)}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : '';
  const pages = [first('SP'), first('EP')].filter(Boolean).join('-');
  const container = kind === 'paper' ? first('C3', 'BT') : first('T2', 'JF', 'JO', 'JA', 'J2');
  const parts: Partial<Record<CitationPart, string | undefined>> = {
    title: first('TI', 'T1'),
    container: container || (kind === 'paper' ? first('T2') : ''),
    event: kind === 'paper' ? first('T2') : '',
    organizer: first('A3'),
    publisher: first('PB'),
    place: first('CY', 'C1'),
    year: year.slice(0, 4),
    month: monthOf(month || monthBeside),
    start: kind === 'paper' ? date(month || monthBeside, day || dayBeside) : '',
    volume: first('VL'),
    issue: first('IS'),
    pages,
    doi: first('DO').replace(/\s/g, ''),
    issn: (tags.get('SN') ?? []).join(', '),
    url: first('UR').replace(/\s/g, ''),
    abstract: first('AB', 'N2'),
  };
  return {
    kind,
    called: `TY - ${type}`,
    parts: printed(kind, parts),
    authors: (tags.get('AU') ?? []).map(nameOf).filter(Boolean),
  };
}

/** `Santoso, Budi, Jr.` → `Budi Santoso Jr.` */
function nameOf(text: string): string {
  const [family = '', ...rest] = personIn(plain(text)).split(',').map(plain);
  return plain(nameFrom(family, ...rest));
}
