import {
  type CommonColumn,
  date,
  digitsOf,
  type Field,
  type ImportColumn,
  type Programme,
  participantColumns,
  type Registry,
  type SheetColumn,
  splitSource,
  text,
} from '../../../resources/kit/index.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { pesertaRefusals } from '../../../resources/peserta/refusals.ts';
import type { ImportField } from '../../platform/engine/import/columns.ts';
import { type Headings, headingsOf } from '../../platform/engine/import/headings.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Importing } from './types.ts';

/** A column made of a field that is declared elsewhere. */
const as = (field: Field, more: Pick<Field, 'help' | 'aliases'> & { required?: boolean }): Field => ({
  ...field,
  required: false,
  ...more,
});
const day = (aliases: readonly string[]): Field =>
  date({ required: true, aliases, help: 'YYYY-MM-DD atau DD/MM/YYYY.' });
const newPartner = (words: string, field: Field = text(250)): Field => as(field, { help: `Mitra baru: ${words}.` });

/** Columns of every programme, in the order of the template (docs/domain/20 §2 "Import columns"). */
const common = {
  npm: {
    field: text(15, { required: true, aliases: ['nim'], help: 'NPM mahasiswa.', storedAs: digitsOf }),
    example: '22081010027',
  },
  jalur: { field: text(20, { required: true, case: 'lower' }), example: '' },
  kode_mitra: {
    field: text(40, { help: 'Kode mitra terdaftar, misalnya M-00001. Isi ini atau nama_mitra.' }),
    example: 'M-00001',
  },
  nama_mitra: {
    field: text(150, {
      aliases: ['mitra', 'perusahaan', 'instansi'],
      help: 'Nama mitra; yang belum terdaftar disimpan dengan peringatan.',
    }),
    example: '',
  },
  tanggal_mulai: { field: day(['mulai']), example: '2027-02-01' },
  tanggal_selesai: { field: day(['selesai']), example: '31/07/2027' },
  nidn_dosen: {
    field: text(20, { aliases: ['nidn', 'nidndosenpembimbing'], help: 'NIDN dosen pembimbing.', storedAs: digitsOf }),
    example: '',
  },
  nama_pembimbing_lapangan: {
    field: as(pendaftar.fields.namaPembimbingLapangan, { aliases: ['pembimbinglapangan'], help: 'Nama.' }),
    example: 'Bagus Hartono',
  },
  email_pembimbing_lapangan: {
    field: as(pendaftar.fields.emailPembimbingLapangan, { help: 'Surel.' }),
    example: 'bagus@mitra.example',
  },
  kode_paket: {
    field: text(40, { aliases: ['paketkonversi'], help: 'Kode paket konversi aktif prodi mahasiswa.' }),
    example: '',
  },
  jenis_mitra: { field: newPartner('nama jenis mitra'), example: '' },
  bidang_usaha_mitra: { field: newPartner('bidang usaha'), example: '' },
  alamat_mitra: { field: newPartner('alamat'), example: '' },
  kabupaten_mitra: { field: newPartner('kabupaten/kota, misalnya Kota Surabaya'), example: '' },
  telepon_mitra: { field: newPartner('telepon', mitra.fields.telepon), example: '' },
  email_mitra: { field: newPartner('surel', mitra.fields.email), example: '' },
} as const satisfies Record<CommonColumn, SheetColumn>;

/** Columns that identify the partner. */
const ofPartner: ReadonlySet<string> = new Set<CommonColumn>([
  'kode_mitra',
  'nama_mitra',
  'jenis_mitra',
  'bidang_usaha_mitra',
  'alamat_mitra',
  'kabupaten_mitra',
  'telepon_mitra',
  'email_mitra',
]);

/** The spreadsheet of a programme's participants: the common columns with its own between them. */
export interface ParticipantSheet {
  /** `own`: the programme's. */
  readonly columns: readonly (SheetColumn & { name: string; source?: string; own?: true })[];
  /** The same for the import engine. */
  readonly fields: readonly ImportField[];
  readonly headings: Headings;
}

const known = new WeakMap<Programme, ParticipantSheet>();

export function sheetOf(registry: Registry, programme: Importing): ParticipantSheet {
  const found = known.get(programme) ?? makeSheet(registry, programme);
  known.set(programme, found);
  return found;
}

function makeSheet(registry: Registry, programme: Importing): ParticipantSheet {
  const { ways, partner = true, asks = participantColumns, columns: own } = programme.participants;
  const added = Object.entries(own).map(([name, { source, field, required, also = [], help, example, before }]) => ({
    name,
    source,
    example,
    before,
    own: true as const,
    field: as(field ?? sourceField(registry, programme, source), { required: required ?? false, aliases: also, help }),
  }));
  const help = `Salah satu: ${ways.join(', ')}.`;
  const shared = participantColumns
    .filter(name => asks.includes(name) && (partner || !ofPartner.has(name)))
    .map(name =>
      name === 'jalur'
        ? { name, field: as(common.jalur.field, { required: true, help }), example: ways[1] ?? ways[0] ?? '' }
        : { name, ...common[name] },
    );
  const columns = [
    ...shared.flatMap(column => [...added.filter(({ before }) => before === column.name), column]),
    ...added.filter(({ before }) => !shared.some(({ name }) => name === before)),
  ];
  const fields = columns.map(({ name, field }) => ({ name, field, label: name, required: field.required }));
  return { columns, fields, headings: headingsOf({ fields: {}, label: '', alsoCalled: [] }, fields, registry) };
}

function sourceField(registry: Registry, { detail }: Programme, source: string): Field {
  const { part, name } = splitSource(source);
  const owner = registry.get(part === null ? pendaftar.name : (detail?.resource ?? ''));
  const field = owner.fields[name];
  // The registry has checked that there is one.
  if (!field) throw new Error(`${source}: kolom tidak dikenal`);
  return field;
}

/** @throws HttpError 422 'Kolom {nama} tidak ada.' */
export function mustHaveColumns(sheet: ParticipantSheet, columns: readonly ImportColumn[]): void {
  const found = new Set(columns.map(({ field }) => field));
  const missing = sheet.fields.flatMap(({ name, required }) => (required && !found.has(name) ? [name] : []));
  const named: readonly CommonColumn[] = ['kode_mitra', 'nama_mitra'];
  const asked = sheet.fields.some(({ name }) => name === named[0]);
  if (asked && !named.some(name => found.has(name))) missing.push('kode_mitra');
  if (missing.length) throw new HttpError(422, pesertaRefusals.columnsMissing({ kolom: missing }));
}
