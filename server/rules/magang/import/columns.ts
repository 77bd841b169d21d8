import { jalur } from '../../../../resources/mbkm/jenis.ts';
import { type Cell, cellText, isBlank } from '../../../documents/spreadsheet/cell.ts';
import { HttpError } from '../../../errors.ts';
import { headingKey } from '../../../rest/import/columns.ts';

/** A column of the applicants' spreadsheet (docs/domain/20 §2 "Import columns"). */
interface ImportColumn {
  name: string;
  /** The file must have it. */
  required?: boolean;
  /** Other headings that people write. */
  also?: readonly string[];
  /** What the instructions of the template say. */
  help: string;
  example: string;
}

const ways = Object.keys(jalur).filter(way => way !== 'reguler');

/** In the order of the template. The last six complete a partner that is not registered yet. */
export const importColumns = [
  { name: 'npm', required: true, also: ['nim'], help: 'NPM mahasiswa.', example: '22081010027' },
  { name: 'jalur', required: true, help: `Salah satu: ${ways.join(', ')}.`, example: 'mandiri' },
  { name: 'kode_mitra', help: 'Kode mitra terdaftar, mis. M-00001. Isi ini atau nama_mitra.', example: 'M-00001' },
  {
    name: 'nama_mitra',
    also: ['mitra', 'perusahaan', 'instansi'],
    help: 'Nama mitra; yang belum terdaftar disimpan dengan peringatan.',
    example: '',
  },
  { name: 'posisi', required: true, help: 'Posisi magang.', example: 'Analis Data' },
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
  { name: 'nomor_peserta_pmmb', also: ['nopesertapmmb'], help: 'Untuk jalur pmmb.', example: '' },
  { name: 'jenis_mitra', help: 'Mitra baru: nama jenis mitra.', example: '' },
  { name: 'bidang_usaha_mitra', help: 'Mitra baru: bidang usaha.', example: '' },
  { name: 'alamat_mitra', help: 'Mitra baru: alamat.', example: '' },
  { name: 'kabupaten_mitra', help: 'Mitra baru: kabupaten/kota, mis. Kota Surabaya.', example: '' },
  { name: 'telepon_mitra', help: 'Mitra baru: telepon.', example: '' },
  { name: 'email_mitra', help: 'Mitra baru: e-mail.', example: '' },
] as const satisfies readonly ImportColumn[];

export type ColumnName = (typeof importColumns)[number]['name'];

/** A row of the file by column; cells as the spreadsheet has them. */
export type RowCells = Readonly<Partial<Record<ColumnName, Cell>>>;

const columns: readonly (ImportColumn & { name: ColumnName })[] = importColumns;

/** Column by heading, as people spell it: case, spaces and underscores do not matter. */
const byHeading: ReadonlyMap<string, ColumnName> = new Map(
  columns.flatMap(({ name, also = [] }) => [name, ...also].map(heading => [headingKey(heading), name] as const)),
);

export const isHeading = (text: string): boolean => byHeading.has(headingKey(text));

/** Position of each column in the file; the first wins where two headings mean the same. */
export type Positions = ReadonlyMap<ColumnName, number>;

/** @throws HttpError 422 'Kolom {nama} tidak ada.' */
export function positionsOf(header: readonly string[]): Positions {
  const found = new Map<ColumnName, number>();
  for (const [i, heading] of header.entries()) {
    const name = byHeading.get(headingKey(heading));
    if (name && !found.has(name)) found.set(name, i);
  }
  const missing = columns.filter(({ name, required }) => required && !found.has(name)).map(({ name }) => String(name));
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
export const textOf = (row: RowCells, name: ColumnName): string =>
  cellText(row[name] ?? null)
    .replaceAll('\0', '')
    .replace(/^'/, '')
    .replace(/\s+/g, ' ')
    .trim();
