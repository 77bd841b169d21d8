import type { ParticipantImport } from '../../../resources/kit/index.ts';
import { type Cell, cellText, isBlank } from '../../documents/spreadsheet/cell.ts';
import { HttpError } from '../../errors.ts';
import { headingKey } from '../../rest/import/columns.ts';

/** A column of the participants' spreadsheet (docs/domain/20 §2 "Import columns"). */
export interface ImportColumn {
  name: string;
  /** The file must have it. */
  required?: boolean;
  /** Other headings that people write. */
  also?: readonly string[];
  /** What the instructions of the template say. */
  help: string;
  example: string;
}

/** What every programme asks, in the order of the template. The last six complete a partner that is not registered yet. */
const common = [
  { name: 'npm', required: true, also: ['nim'], help: 'NPM mahasiswa.', example: '22081010027' },
  { name: 'jalur', required: true, help: 'Jalur pendaftaran.', example: '' },
  { name: 'kode_mitra', help: 'Kode mitra terdaftar, mis. M-00001. Isi ini atau nama_mitra.', example: 'M-00001' },
  {
    name: 'nama_mitra',
    also: ['mitra', 'perusahaan', 'instansi'],
    help: 'Nama mitra; yang belum terdaftar disimpan dengan peringatan.',
    example: '',
  },
  {
    name: 'tanggal_mulai',
    required: true,
    also: ['mulai'],
    help: 'YYYY-MM-DD atau DD/MM/YYYY.',
    example: '2027-02-01',
  },
  {
    name: 'tanggal_selesai',
    required: true,
    also: ['selesai'],
    help: 'YYYY-MM-DD atau DD/MM/YYYY.',
    example: '31/07/2027',
  },
  { name: 'nidn_dosen', also: ['nidn', 'nidndosenpembimbing'], help: 'NIDN dosen pembimbing.', example: '' },
  { name: 'nama_pembimbing_lapangan', also: ['pembimbinglapangan'], help: 'Nama.', example: 'Bagus Hartono' },
  { name: 'email_pembimbing_lapangan', help: 'E-mail.', example: 'bagus@mitra.example' },
  { name: 'kode_paket', also: ['paketkonversi'], help: 'Kode paket konversi aktif prodi mahasiswa.', example: '' },
  { name: 'jenis_mitra', help: 'Mitra baru: nama jenis mitra.', example: '' },
  { name: 'bidang_usaha_mitra', help: 'Mitra baru: bidang usaha.', example: '' },
  { name: 'alamat_mitra', help: 'Mitra baru: alamat.', example: '' },
  { name: 'kabupaten_mitra', help: 'Mitra baru: kabupaten/kota, mis. Kota Surabaya.', example: '' },
  { name: 'telepon_mitra', help: 'Mitra baru: telepon.', example: '' },
  { name: 'email_mitra', help: 'Mitra baru: e-mail.', example: '' },
] as const satisfies readonly ImportColumn[];

/** A column that every programme has. */
export type CommonColumn = (typeof common)[number]['name'];

/** A row of the file by column; cells as the spreadsheet has them. */
export type RowCells = Readonly<Partial<Record<string, Cell>>>;

const known = new WeakMap<ParticipantImport, readonly ImportColumn[]>();

/** The columns of a programme's template: the common ones with its own between them, and the ways in that it takes. */
export function importColumns(own: ParticipantImport): readonly ImportColumn[] {
  const ways = { help: `Salah satu: ${own.ways.join(', ')}.`, example: own.ways[1] ?? own.ways[0] ?? '' };
  const found = known.get(own) ?? [
    ...common.flatMap((column): ImportColumn[] => [
      ...own.columns.filter(({ before }) => before === column.name),
      column.name === 'jalur' ? { ...column, ...ways } : column,
    ]),
    ...own.columns.filter(({ before }) => common.every(({ name }) => name !== before)),
  ];
  known.set(own, found);
  return found;
}

/** Column by heading, as people spell it: case, spaces and underscores do not matter. */
const byHeading = (own: ParticipantImport): ReadonlyMap<string, string> =>
  new Map(
    importColumns(own).flatMap(({ name, also = [] }) =>
      [name, ...also].map(heading => [headingKey(heading), name] as const),
    ),
  );

/** Whether a text heads a column. */
export function headingsOf(own: ParticipantImport): (text: string) => boolean {
  const headings = byHeading(own);
  return text => headings.has(headingKey(text));
}

/** Position of each column in the file; the first wins where two headings mean the same. */
export type Positions = ReadonlyMap<string, number>;

/** @throws HttpError 422 'Kolom {nama} tidak ada.' */
export function positionsOf(own: ParticipantImport, header: readonly string[]): Positions {
  const headings = byHeading(own);
  const found = new Map<string, number>();
  for (const [i, heading] of header.entries()) {
    const name = headings.get(headingKey(heading));
    if (name && !found.has(name)) found.set(name, i);
  }
  const missing = importColumns(own).flatMap(({ name, required }) => (required && !found.has(name) ? [name] : []));
  if (!found.has('kode_mitra') && !found.has('nama_mitra')) missing.push('kode_mitra');
  if (missing.length) throw new HttpError(422, missing.map(name => `Kolom ${name} tidak ada.`).join(' '));
  return found;
}

/** The cells of a row by column, without the empty ones. */
export const cellsOf = (cells: readonly Cell[], positions: Positions): RowCells =>
  Object.fromEntries(
    [...positions].flatMap(([name, i]) => (isBlank(cells[i] ?? null) ? [] : [[name, cells[i] ?? null] as const])),
  );

/** Text of a cell: numbers whole, without the apostrophe that forces text, NUL or spaces around. */
export const textOf = (row: RowCells, name: string): string =>
  cellText(row[name] ?? null)
    .replaceAll('\0', '')
    .replace(/^'/, '')
    .replace(/\s+/g, ' ')
    .trim();
