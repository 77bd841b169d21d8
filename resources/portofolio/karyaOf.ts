import {
  allow,
  type Bibliography,
  boolean,
  both,
  choice,
  decimal,
  either,
  type FieldErrors,
  type Fields,
  fixed,
  inRows,
  integer,
  linked,
  longtext,
  type Message,
  match,
  ownMahasiswa,
  ownProdi,
  type Resource,
  type Row,
  ref,
  resource,
  rows,
  type Scope,
  status,
  supervised,
  text,
  through,
  valued,
  write,
} from '../kit/index.ts';
import type { Prestasi } from '../mbkm/prestasi.ts';
import { role } from '../roles.ts';
import { sharedMessages } from '../sharedMessages.ts';
import { alurKarya } from './alurKarya.ts';
import { portofolioMessages } from './messages.ts';
import { authorErrors, namaTerbitan } from './penulis.ts';
import { penulisDalamSel } from './penulisDalamSel.ts';

const server = { readOnly: true } as const;

/**
 * State in which a verified work earns its points, and their source: its category, or a number for each of its levels.
 */
interface WorkPoints {
  /** Reference to the category, whose `poin` counts. */
  readonly category?: string;
  /** Field whose values have points of their own. */
  readonly levels?: { readonly field: string; readonly points: Readonly<Record<string, number>> };
  /** Values that a field must have beside the verification. */
  readonly while?: { readonly field: string; readonly in: readonly string[] };
}

/** Roles of a work's fields, and rules of its kind. */
interface WorkFacts {
  /** Field of its title. */
  readonly title: string;
  readonly points: WorkPoints;
  /** True if other people than its owner can be authors. */
  readonly authored: boolean;
  /** Field whose number tells that a work is recorded already. */
  readonly known?: string;
  /** Field that says its year, a day or the year itself, and the one by which figures divide the works. */
  readonly year: string;
  readonly kind: string;
}

/** The resource of a kind of works. */
export type Works = Resource & { readonly work: WorkFacts };

interface ShortWorks {
  name: string;
  endpoint: string;
  label: string;
  /** Field of its title, and what it says of itself, in order. */
  title: string;
  fields: Fields;
  sections: Readonly<Record<string, readonly string[]>>;
  /** Columns and filters beside those that every work has. */
  columns: readonly string[];
  beneath: Readonly<Record<string, string>>;
  filters: readonly string[];
  search?: readonly string[];
  unique?: readonly (readonly [fields: readonly string[], message: Message])[];
  work: Omit<WorkFacts, 'title'>;
  /** Told to PDDikti as an achievement; name, year, state and authors are those of every work. */
  prestasi?: Pick<Prestasi, 'jenis' | 'penyelenggara' | 'tingkat'>;
  /** Bibliographic fields of publications for reference managers; the owner of the works is asked for with the rest. */
  bibliography?: Omit<Bibliography, 'authors' | 'nameOf'>;
  check: (row: Record<string, unknown>) => FieldErrors;
}

/** Whoever made a work with others; a row per person, in order. */
const penulis = rows(
  {
    urutan: integer(1, 50, { required: true }),
    idJenisAnggota: ref('master/jenis-anggota', { label: 'Peran' }),
    kategori: choice({ mahasiswa: 'Mahasiswa', dosen: 'Dosen', eksternal: 'Luar kampus' }, { required: true }),
    // Students are not offered other students: whoever wrote along is named by number.
    nomorInduk: text(20, { label: 'NPM/NIP' }),
    idMahasiswa: ref('master/mahasiswa', { ...server, label: 'Mahasiswa' }),
    idPegawai: ref('master/pegawai', { ...server, label: 'Dosen' }),
    nama: text(150),
    afiliasi: text(150),
    korespondensi: boolean(),
    poin: decimal(7, 2, { ...server, min: 0 }),
  },
  {
    label: 'Penulis',
    aliases: ['Nama penulis', 'Pencipta', 'Inventor', 'Pengarang'],
    representation: '{urutan}. {nama}',
    most: [50, sharedMessages.authorsMost],
    uniqueTogether: [[['urutan'], sharedMessages.authorOrderTwice]],
    inCell: penulisDalamSel,
  },
);

/** Fields of a work's owner. */
const pemilik = {
  jenisPemilik: choice({ mahasiswa: 'Mahasiswa', dosen: 'Dosen' }, { ...server, label: 'Pemilik' }),
  idMahasiswa: ref('master/mahasiswa', { fixed: true, label: 'Mahasiswa' }),
  idPegawai: ref('master/pegawai', { fixed: true, only: { jenis: 'dosen' }, label: 'Dosen' }),
  nomorPemilik: text(20, { ...server, repeats: ['{idMahasiswa.npm}', '{idPegawai.nip}'], label: 'NPM/NIP' }),
  namaPemilik: text(260, { ...server, repeats: ['{idMahasiswa.nama}', '{idPegawai.namaLengkap}'], label: 'Nama' }),
  idProgramProdi: ref('master/program-prodi', server),
} as const;

/** Fields of a work's state and points. */
const hasil = {
  poin: decimal(7, 2, { ...server, min: 0, help: 'Dihitung setelah diverifikasi, menurut bagian penulis.' }),
  status: status(alurKarya),
  catatan: longtext({ ...server, label: 'Catatan pemeriksa' }),
} as const;

/** An author of a work. */
export type Penulis = Row<{ fields: typeof penulis.fields }>;

/** Common row of all kinds of works; with authors where others may be among them. */
export type Karya = Row<{ fields: typeof pemilik & typeof hasil }> & { penulis?: Partial<Penulis>[] };

const written: Scope = either(ownMahasiswa(), inRows('penulis', ownMahasiswa()));
const owned: Scope = either(match('idPegawai', 'idPegawai'), inRows('penulis', match('idPegawai', 'idPegawai')));
const handedIn = valued('status', 'diajukan', 'revisi', 'terverifikasi', 'ditolak');
/** Works of students that a lecturer supervises in any programme. */
const supervisedStudents = through('idMahasiswa', linked('mbkm/pendaftar-program-mbkm', 'idMahasiswa', supervised()));
const open = valued('status', 'draf', 'revisi');

/**
 * A kind of works of the portfolio: a student's or a lecturer's, shared with those who wrote it too, verified by the study
 * programme (docs/domain/40 §1.3, §4.5). What depends on other rows is in `server/areas/portofolio`.
 */
export function karyaOf(short: ShortWorks): Works {
  const { authored } = short.work;
  const student = authored ? written : ownMahasiswa();
  const lecturer = authored ? owned : match('idPegawai', 'idPegawai');
  const own = either(ownMahasiswa(), match('idPegawai', 'idPegawai'));
  const fields: Fields = {
    ...pemilik,
    ...short.fields,
    ...(authored ? { penulis } : {}),
    ...hasil,
  };
  const writes = ['create', 'update', 'delete', 'import', 'export', 'action'] as const;
  // Only Tim MBKM sets the owner of a work.
  const only = [...Object.keys(short.fields), ...(authored ? ['penulis'] : [])];
  const mayEdit = { writeScope: both(own, open), only };
  const made = resource<Fields>({
    name: short.name,
    endpoint: short.endpoint,
    decidedAt: [{ path: 'status/bulk', many: true }, { path: ':id/status' }],
    label: short.label,
    representation: `{${short.title}}`,
    fields,
    sections: {
      Pemilik: ['idMahasiswa', 'idPegawai'],
      ...short.sections,
      ...(authored ? { Penulis: ['penulis'] } : {}),
    },
    beneath: { namaPemilik: 'nomorPemilik', ...short.beneath },
    columns: ['nomorPemilik', 'namaPemilik', ...short.columns, 'poin', 'status'],
    filters: ['status', 'jenisPemilik', 'idProgramProdi', 'idMahasiswa', 'idPegawai', ...short.filters],
    search: [short.title, 'namaPemilik', 'nomorPemilik', ...(short.search ?? [])],
    found: { group: short.label, beside: ['namaPemilik'] },
    sort: ['-createdAt'],
    ...(short.unique ? { unique: short.unique } : {}),
    ...(short.bibliography
      ? {
          bibliography: {
            ...short.bibliography,
            authors: 'penulis',
            nameOf: namaTerbitan,
            asks: ['idMahasiswa', 'idPegawai', ...short.bibliography.asks],
          },
        }
      : {}),
    deletable: { field: 'status', in: ['draf', 'revisi'], otherwise: portofolioMessages.handedIn },
    access: {
      [role.mahasiswa]: allow(student, writes, mayEdit),
      [role.timMbkm]: write({ type: 'all' }, { offered: open }),
      [role.dosen]: allow(either(lecturer, both(supervisedStudents, handedIn)), writes, mayEdit),
      [role.koordinator]: allow(either(own, both(ownProdi(), handedIn)), ['export', 'action']),
      [role.bakpk]: allow(handedIn, ['export']),
    },
    check: row => ({ ...(authored ? authorErrors(row) : {}), ...short.check(row) }),
  });
  const work = fixed({ ...short.work, title: short.title });
  return fixed({ ...made, work, ...(short.prestasi ? { prestasi: prestasiOf(work, short.prestasi) } : {}) });
}

function prestasiOf(
  { title, year, authored, points }: WorkFacts,
  told: Pick<Prestasi, 'jenis' | 'penyelenggara' | 'tingkat'>,
): Prestasi {
  return fixed({
    ...told,
    judul: title,
    tahun: year,
    ...(points.while ? { while: points.while } : {}),
    ...(authored ? { authors: 'penulis' } : {}),
  });
}
