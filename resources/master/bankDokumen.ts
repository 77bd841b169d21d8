import {
  allow,
  boolean,
  both,
  choice,
  date,
  either,
  file,
  integer,
  longtext,
  ownProdi,
  type Role,
  ref,
  refs,
  resource,
  type Scope,
  text,
  valued,
  write,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';

/** Shown documents for everybody or for the role itself. */
const shownTo = (role: Role): Scope =>
  both(valued('tampil', true), either(valued('untukSemua', true), valued('untukRole', role)));
const reader = (role: Role) => allow(shownTo(role), ['export']);

/** Guides, templates and letters of all programmes (docs/domain/10 §2.4, 30 §1.14). */
export const bankDokumen = resource({
  name: 'master/bank-dokumen',
  endpoint: 'v3/kkn/bank-dokumen',
  label: 'Bank Dokumen',
  representation: '{judul}',
  fields: {
    judul: text(150, { required: true }),
    kategori: choice(
      {
        panduan: 'Panduan',
        template: 'Templat',
        surat: 'Surat',
        materi_pembekalan: 'Materi pembekalan',
        formulir: 'Formulir',
        lainnya: 'Lainnya',
      },
      { required: true },
    ),
    nomorDokumen: text(60),
    tanggalTerbit: date({ required: true }),
    idJenisMbkm: ref('master/jenis-mbkm', { label: 'Jenis MBKM', help: 'Kosongkan untuk semua jenis.' }),
    idPeriode: ref('master/periode'),
    idProgramProdi: ref('master/program-prodi', { help: 'Kosongkan untuk seluruh universitas.' }),
    deskripsi: longtext(),
    berkas: file(['pdf', 'docx', 'xlsx', 'pptx'], 20, { required: true }),
    versi: text(20),
    untukRole: refs('pengaturan/role', { label: 'Untuk peran', help: 'Kosongkan untuk semua orang.' }),
    untukSemua: boolean({ derived: true, label: 'Untuk semua' }),
    tampil: boolean({ default: true }),
    jumlahUnduh: integer(0, 2_000_000_000, { readOnly: true, default: 0, label: 'Jumlah unduhan' }),
  },
  sections: {
    Dokumen: ['judul', 'kategori', 'nomorDokumen', 'tanggalTerbit', 'versi', 'berkas', 'deskripsi'],
    'Berlaku untuk': ['idJenisMbkm', 'idPeriode', 'idProgramProdi', 'untukRole', 'tampil'],
  },
  columns: ['judul', 'kategori', 'idJenisMbkm', 'versi', 'tanggalTerbit', 'jumlahUnduh', 'tampil'],
  filters: ['judul', 'kategori', 'idJenisMbkm', 'idProgramProdi', 'tampil'],
  search: ['judul'],
  found: { group: 'Dokumen', beside: ['kategori'] },
  small: true,
  sort: ['-tanggalTerbit'],
  unique: [[['judul', 'versi'], masterMessages.versionThere]],
  access: {
    [role.mahasiswa]: reader(role.mahasiswa),
    [role.timMbkm]: write(),
    [role.dosen]: reader(role.dosen),
    [role.koordinator]: write(either(shownTo(role.koordinator), ownProdi()), { writeScope: ownProdi() }),
    [role.mitra]: reader(role.mitra),
    [role.penilai]: reader(role.penilai),
    [role.inbound]: reader(role.inbound),
    [role.outbound]: reader(role.outbound),
    [role.bakpk]: reader(role.bakpk),
  },
  lookup: {
    columns: ['judul', 'kategori', 'versi', 'idJenisMbkm', 'berkas'],
    public: true,
    scope: both(valued('tampil', true), valued('untukSemua', true)),
  },
  derive: row => ({ untukSemua: !row.untukRole?.length }),
});
