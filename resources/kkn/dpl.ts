import { boolean, date, type Fields, file, integer, type Row, read, ref, resource, text } from '../kit/index.ts';
import { role } from '../roles.ts';
import { olehTim, selamaTerbuka } from './alurGelombang.ts';
import { kknMessages } from './messages.ts';

const server = { readOnly: true, follows: 'idPegawai' } as const;

const fields = {
  idGelombang: ref('kkn/gelombang', { required: true, fixed: true, label: 'Gelombang' }),
  idPegawai: ref('master/pegawai', {
    required: true,
    fixed: true,
    only: { jenis: 'dosen', aktif: true },
    label: 'Dosen',
  }),
  nip: text(20, { ...server, repeats: ['{idPegawai.nip}'], label: 'NIP/NPT' }),
  nama: text(260, { ...server, repeats: ['{idPegawai.namaLengkap}'], label: 'Nama dosen' }),
  idProgramProdi: ref('master/program-prodi', { ...server, label: 'Program studi' }),
  maksKelompok: integer(1, 20, {
    label: 'Kelompok maksimal',
    help: 'Kosongkan untuk mengikuti gelombang.',
    aliases: ['Maks. kelompok', 'Kuota kelompok'],
  }),
  idKabupaten: ref('master/kabupaten', { label: 'Wilayah diutamakan', aliases: ['Wilayah'] }),
  bidangKeahlian: text(150, { label: 'Bidang keahlian', aliases: ['Keahlian'] }),
  nomorSk: text(60, { label: 'Nomor SK', aliases: ['No. SK', 'SK'] }),
  tanggalSk: date({ label: 'Tanggal SK', aliases: ['Tgl. SK'] }),
  /** One decree names many. */
  berkasSk: file(['pdf'], 5, { label: 'Berkas SK', own: false, personal: 'kept' }),
  sudahPembekalan: boolean({ label: 'Sudah mengikuti pembekalan' }),
  terimaPengajuan: boolean({ default: true, label: 'Menerima pengajuan' }),
  aktif: boolean({ default: true }),
  jumlahKelompok: integer(0, 1000, { readOnly: true, default: 0, label: 'Kelompok', unit: 'kelompok' }),
  jumlahMahasiswa: integer(0, 100_000, { readOnly: true, default: 0, label: 'Mahasiswa', unit: 'mahasiswa' }),
  sisa: integer(-1000, 1000, { derived: true, label: 'Sisa', unit: 'kelompok' }),
} satisfies Fields;

/** A lecturer who supervises groups of one wave in the field (docs/domain/30 §1.3). */
export const dpl = resource({
  name: 'kkn/dpl',
  endpoint: 'v3/kkn/dpl',
  savedImport: true,
  label: 'DPL',
  representation: '{nama}',
  fields,
  sections: {
    DPL: ['idGelombang', 'idPegawai', 'maksKelompok', 'idKabupaten', 'bidangKeahlian'],
    SK: ['nomorSk', 'tanggalSk', 'berkasSk'],
    Keadaan: ['sudahPembekalan', 'terimaPengajuan', 'aktif'],
  },
  beneath: { nama: 'nip', idGelombang: 'idProgramProdi' },
  aside: ['jumlahKelompok', 'maksKelompok', 'sisa'],
  columns: [
    'nip',
    'nama',
    'idGelombang',
    'idProgramProdi',
    'idKabupaten',
    'jumlahKelompok',
    'maksKelompok',
    'sisa',
    'nomorSk',
    'aktif',
  ],
  filters: ['idGelombang', 'idProgramProdi', 'sisa', 'terimaPengajuan', 'aktif'],
  search: ['nama', 'nip'],
  small: true,
  sort: ['nama'],
  unique: [[['idGelombang', 'idPegawai'], kknMessages.supervisorTwice]],
  copy: { along: 'idGelombang', except: ['nomorSk', 'tanggalSk', 'sudahPembekalan'] },
  access: {
    ...olehTim(selamaTerbuka),
    [role.mahasiswa]: read(),
    [role.dosen]: read(),
    [role.koordinator]: read(),
    [role.penilai]: read(),
    [role.bakpk]: read(),
  },
  derive: row => ({ sisa: (row.maksKelompok ?? 0) - (row.jumlahKelompok ?? 0) }),
});

export type Dpl = Row<typeof dpl>;
