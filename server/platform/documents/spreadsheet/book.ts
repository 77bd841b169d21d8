import { type Opened, wellFormedReader, type XmlEvents } from '../xml.ts';
import { BadZip, type Entry, openZip, readEntry } from './zip.ts';

/**
 * Finds the parts of an XLSX file as its relationships name them: producers call and place them as they like, and
 * nobody minds the case.
 */

/** Most bytes that a part of the file may unpack to. */
export const mostUnpacked = { sheet: 200 * 1024 * 1024, shared: 50 * 1024 * 1024, other: 20 * 1024 * 1024 };

export interface Book {
  sheet: Entry;
  shared: Entry | undefined;
  styles: Entry | undefined;
  /** All sheets by their name in lower case, hidden ones too. */
  named: ReadonlyMap<string, Entry>;
  /** True if days count from 1904. */
  from1904: boolean;
}

/** Entries by their name in lower case. */
export type Parts = ReadonlyMap<string, Entry>;

/** Where the workbook is; undefined when no relationship says so and it is at none of the usual places. */
export async function workbookPath(bytes: Buffer, parts: Parts): Promise<string | undefined> {
  const relations = await relationsOf(bytes, parts, '');
  const named = [...relations.values()].find(({ type }) => type === 'officedocument')?.path;
  return [named, 'xl/workbook.xml', 'xl/workbook.bin', 'workbook.xml'].find(path => path && parts.has(path));
}

/** @throws BadZip when there is no sheet in it */
export async function openBook(bytes: Buffer, parts: Parts, path: string): Promise<Book> {
  const { sheets, from1904 } = await workbook(bytes, parts, path);
  const relations = await relationsOf(bytes, parts, path);
  const pathOf = (type: string) => [...relations.values()].find(one => one.type === type)?.path;
  const beside = (name: string) => resolved(path, name);
  const part = (type: string, usual: string) => parts.get(pathOf(type) ?? beside(usual)) ?? parts.get(beside(usual));
  const placed = placedSheets(sheets, relations);
  const sheet = parts.get(firstPath(placed) ?? beside('worksheets/sheet1.xml'));
  if (!sheet || !sheets.length) throw new BadZip('bukan berkas XLSX');
  const named = new Map<string, Entry>();
  for (const { name, path } of placed) {
    const entry = parts.get(path ?? '');
    if (entry && !named.has(name)) named.set(name, entry);
  }
  return {
    sheet,
    named,
    shared: part('sharedstrings', 'sharedStrings.xml'),
    styles: part('styles', 'styles.xml'),
    from1904,
  };
}

interface Relation {
  /** The last word of its type, in lower case: `worksheet`. */
  type: string;
  path: string;
}

/** Targets of a part's relations, by their ids. */
async function relationsOf(bytes: Buffer, parts: Parts, path: string): Promise<Map<string, Relation>> {
  const slash = path.lastIndexOf('/') + 1;
  const found = new Map<string, Relation>();
  await readPart(bytes, parts.get(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`), {
    open: ({ name, attributes: { Id: id, Type: type = '', Target: target, TargetMode: mode } }) => {
      if (name !== 'Relationship' || !id || !target || mode === 'External') return;
      found.set(id, { type: type.slice(type.lastIndexOf('/') + 1).toLowerCase(), path: resolved(path, target) });
    },
  });
  return found;
}

/** Name of a part as another one refers to it: from the root, or from the folder of the one that says it. */
function resolved(from: string, target: string): string {
  const clean = target.replaceAll('\\', '/').toLowerCase();
  const steps = clean.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of clean.split('/')) {
    if (step === '..') steps.pop();
    else if (step && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** The sheets in the order of the tabs, and whether days count from 1904. */
async function workbook(bytes: Buffer, parts: Parts, path: string): Promise<{ sheets: Opened[]; from1904: boolean }> {
  const sheets: Opened[] = [];
  let from1904 = false;
  await readPart(bytes, parts.get(path), {
    open: element => {
      if (element.name === 'sheet') sheets.push(element);
      if (element.name === 'workbookPr') from1904 = /^(1|true)$/.test(element.attributes.date1904 ?? '');
    },
  });
  return { sheets, from1904 };
}

interface Placed {
  /** In lower case. */
  name: string;
  path: string | undefined;
  hidden: boolean;
  /** Not a chart. */
  table: boolean;
}

/** Where the sheets of the tabs are. */
const placedSheets = (sheets: readonly Opened[], relations: ReadonlyMap<string, Relation>): Placed[] =>
  sheets.map(({ attributes }) => {
    // The prefix of the relation is the file's own choice; `sheetId` is another number.
    const id = Object.entries(attributes).find(([name]) => /(^|:)id$/.test(name))?.[1];
    const { type = 'worksheet', path } = relations.get(id ?? '') ?? {};
    const hidden = attributes.state === 'hidden' || attributes.state === 'veryHidden';
    return { name: (attributes.name ?? '').trim().toLowerCase(), path, hidden, table: type === 'worksheet' };
  });

/** Where the sheet is that comes first in the tabs; hidden ones (lists of choices) and charts are passed over. */
const firstPath = (placed: readonly Placed[]): string | undefined =>
  (placed.find(({ hidden, table }) => table && !hidden) ?? placed.find(({ table }) => table))?.path;

/** Text of an entry, a block at a time. */
export async function* entryTexts(bytes: Buffer, entry: Entry, most: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const block of readEntry(bytes, entry, most)) yield decoder.decode(block, { stream: true });
}

/** Reads a whole XML part; none is an empty one. @throws BadZip when it is not well-formed, ZipTooLarge */
export async function readPart(
  bytes: Buffer,
  entry: Entry | undefined,
  events: XmlEvents,
  most = mostUnpacked.other,
): Promise<void> {
  if (!entry) return;
  const xml = wellFormedReader(events, cause => new BadZip('XML rusak', { cause }));
  for await (const text of entryTexts(bytes, entry, most)) xml.write(text);
  xml.end();
}

/** The archive's entries by their name, whatever its case. @throws BadZip */
export const partsOf = (bytes: Buffer): Parts =>
  new Map([...openZip(bytes)].map(([name, entry]) => [name.toLowerCase(), entry]));
