import type { Readable } from 'node:stream';
import { type Field, isRecord, labelFromName, type Resource, withSaidNotes } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { ownName } from '../../access/deputy.ts';
import { unseenIn } from '../../access/visibleFields.ts';
import type { RowData } from '../../database/db.ts';
import type { FileStorage } from '../../documents/files/storage.ts';
import { filesOfRows, type StoredFile } from '../../documents/files/store.ts';
import type { Cell } from '../../documents/spreadsheet/cell.ts';
import { type SheetToWrite, writeXlsx } from '../../documents/spreadsheet/write.ts';
import type { ZipFile } from '../../documents/spreadsheet/zip.ts';
import type { Engine } from '../context.ts';
import { batchRows, type Part } from './parts.ts';

/** Bytes of uploads that one archive takes; those beyond are named in it. */
const mostBytes = 1_000_000_000;

/** Dependencies of making an archive, and the listener for its progress. */
interface Making {
  readonly engine: Engine;
  readonly caller: Caller;
  readonly storage: FileStorage;
  readonly parts: readonly Part[];
  progress(percent: number): Promise<void>;
}

async function* batchesOf(part: Part): AsyncGenerator<RowData[]> {
  let after: string | undefined;
  while (true) {
    const rows = await part.rows(after);
    if (rows.length) yield rows;
    if (rows.length < batchRows) return;
    after = String(rows.at(-1)?.id);
  }
}

/** Every file of the archive, each made while it is written: a batch of rows or a block of a document is held, no more. */
export async function* archiveFiles(making: Making): AsyncGenerator<ZipFile> {
  const { parts, progress } = making;
  yield { name: 'BACA SAYA.txt', data: [readme(making)] };
  for (const [i, part] of parts.entries()) {
    yield { name: `data/${numbered(i)} ${plainName(part.label)}.json`, data: jsonOf(part) };
    await progress(Math.round(((i + 1) / parts.length) * 40));
  }
  yield { name: 'data-pribadi.xlsx', data: writeXlsx(parts.map((part, i) => sheetOf(part, i))) };
  await progress(60);
  let left = mostBytes;
  const missing: string[] = [];
  for (const [i, part] of parts.entries()) {
    for await (const { name, file } of filesOf(making, part)) {
      const bytes = file.ukuran > left ? undefined : await making.storage.read(file.kunci);
      if (!bytes) {
        missing.push(name);
        continue;
      }
      left -= file.ukuran;
      yield { name, data: blocksOf(bytes) };
    }
    await progress(60 + Math.round(((i + 1) / parts.length) * 39));
  }
  if (missing.length) yield { name: 'berkas/TIDAK DISERTAKAN.txt', data: [`${missing.join('\r\n')}\r\n`] };
}

const numbered = (i: number): string => String(i + 1).padStart(2, '0');
const plainName = (label: string): string => label.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').slice(0, 80);

function readme({ engine, caller, parts }: Making): string {
  const lines = [
    `Data pribadi ${ownName(caller)} di portal ini, disusun ${engine.now().toISOString()} sebagai ${caller.roleName}.`,
    '',
    'data-pribadi.xlsx  semua data, satu lembar per jenis',
    'data/              data yang sama dalam bentuk JSON, untuk dibaca program',
    'berkas/            dokumen dan gambar yang tersimpan pada data itu',
    '',
    'Isi:',
    ...parts.map(({ label }, i) => `${numbered(i)} ${label}`),
    '',
    'Kata sandi dan sesi tidak disertakan. Peran lain dari akun Anda memiliki unduhannya sendiri.',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

async function* jsonOf(part: Part): AsyncGenerator<string> {
  let lead = '[\n';
  for await (const rows of batchesOf(part)) {
    yield `${lead}${rows.map(row => withSaidNotes(JSON.stringify(row))).join(',\n')}`;
    lead = ',\n';
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n';
}

/** Sheets of one name would make a broken workbook: their numbers tell them apart. */
const sheetOf = (part: Part, i: number): SheetToWrite => ({
  name: `${numbered(i)} ${part.label}`,
  columns: part.fields.map(([name, field]) => ({ heading: field.label ?? labelFromName(name), kind: 'text' })),
  rows: cellsOf(part),
});

async function* cellsOf({ fields, ...part }: Part): AsyncGenerator<Cell[][]> {
  for await (const rows of batchesOf({ fields, ...part }))
    yield rows.map(row => fields.map(([name, field]) => cellOf(name, field, row)));
}

const labelOf = (shown: unknown): string => (isRecord(shown) ? String(shown.label ?? '') : '');

/** A value in words, as one line of text. */
function cellOf(name: string, field: Field, row: RowData): Cell {
  const value = row[name];
  if (value == null) return null;
  const embedded = isRecord(row._embed) ? row._embed[name] : undefined;
  switch (field.kind) {
    case 'ref':
      return labelOf(embedded) || String(value);
    case 'refs':
      return Array.isArray(embedded) ? embedded.map(labelOf).join('; ') : String(value);
    case 'enum':
      return field.choices[String(value)] ?? String(value);
    case 'status':
      return field.workflow.states[String(value)]?.label ?? String(value);
    case 'boolean':
      return value ? 'Ya' : 'Tidak';
    default:
      return typeof value === 'object' ? JSON.stringify(value).slice(0, 30_000) : String(value).slice(0, 30_000);
  }
}

interface Named {
  readonly name: string;
  readonly file: StoredFile;
}

const isFile = (field: Field | undefined): boolean => field?.kind === 'file' || field?.kind === 'files';
const holdsFiles = ({ fields }: Resource): boolean =>
  Object.values(fields).some(field =>
    field.kind === 'rows' ? Object.values(field.fields).some(isFile) : isFile(field),
  );

/** Documents that hang on the rows of a part, as far as the person sees their fields. */
async function* filesOf({ engine, caller }: Making, part: Part): AsyncGenerator<Named> {
  const r = part.resource;
  const whole = part.fields.every(([name]) => name in r.fields);
  if (!whole || !holdsFiles(r)) return;
  for await (const rows of batchesOf(part)) {
    const files = await filesOfRows(
      engine.db,
      r.name,
      rows.map(({ id }) => String(id)),
    );
    for (const file of files) {
      const top = file.field.split('.')[0] ?? file.field;
      const unseen = await unseenIn(engine.registry, engine.db, caller, r, file.idBaris);
      if (!(top in r.fields) || unseen.has(top)) continue;
      const label = r.fields[top]?.label ?? top;
      const name = `${plainName(label)} ${file.id.slice(-8)} ${plainName(file.namaAsli)}`;
      yield { name: `berkas/${plainName(part.label)}/${name}`, file };
    }
  }
}

async function* blocksOf(stream: Readable): AsyncGenerator<Buffer> {
  for await (const block of stream) yield Buffer.isBuffer(block) ? block : Buffer.from(String(block));
}
