import { allow, choice, digits, integer, localFields, match, read, ref, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';
import { jenjang, siamikFields, siamikRows } from './siamik.ts';

const fields = {
  kode: text(10, { required: true, unique: true, label: 'Kode prodi' }),
  idFakjur: ref('master/siamik-fakjur', { unique: true, only: { jenis: 'prodi' }, label: 'Data SIAMIK' }),
  idFakultas: ref('master/siamik-fakjur', { required: true, only: { jenis: 'fakultas' } }),
  nama: text(150, { required: true, own: true }),
  jenjang: choice(jenjang, { required: true }),
  namaProdi: text(160, { template: '{jenjang} {nama}', label: 'Nama prodi' }),
  kodePddikti: digits(5, 5, masterMessages.pddiktiCode, { unique: true, label: 'Kode PDDikti' }),
  akreditasi: choice(
    { unggul: 'Unggul', baik_sekali: 'Baik Sekali', baik: 'Baik', a: 'A', b: 'B', c: 'C', belum: 'Belum' },
    { local: true },
  ),
  idKaprodi: ref('master/pegawai', {
    label: 'Koordinator program studi',
    only: { jenis: 'dosen' },
    onlyMessage: masterMessages.coordinatorLecturer,
    local: true,
    help: 'Menandatangani surat program studi.',
  }),
  sksLulus: integer(80, 200, { required: true, default: 144, label: 'SKS kelulusan', local: true }),
  ...siamikFields(),
};

/** The study programme behind every `idProgramProdi` (docs/domain/10 §2.2). */
export const programProdi = resource({
  name: 'master/program-prodi',
  label: 'Program Studi',
  alsoCalled: ['Prodi', 'Jurusan'],
  representation: '{namaProdi}',
  fields,
  sections: {
    Identitas: ['kode', 'nama', 'jenjang', 'idFakultas', 'idFakjur', 'kodePddikti'],
    Pengelolaan: ['akreditasi', 'idKaprodi', 'sksLulus', 'aktif'],
    SIAMIK: ['sumber', 'kodeSiamik', 'terakhirSinkron'],
  },
  columns: ['kode', 'namaProdi', 'idFakultas', 'akreditasi', 'idKaprodi', 'aktif'],
  filters: ['idFakultas', 'jenjang', 'akreditasi', 'aktif'],
  search: ['kode', 'nama'],
  small: true,
  sort: ['kode'],
  unique: [[['nama', 'jenjang'], masterMessages.nameAtDegree]],
  key: ['kode'],
  // Offices write "Informatika" without its degree, other systems the code of PDDikti.
  foundBy: ['nama', 'kodePddikti'],
  access: {
    [role.timMbkm]: write(),
    [role.koordinator]: allow(match('id', 'idProgramProdi'), ['update', 'export'], { only: localFields(fields) }),
    [role.bakpk]: read(),
  },
  lookup: { columns: ['kode', 'nama', 'namaProdi', 'jenjang', 'idFakultas'], public: true },
  builtIn: siamikRows(fields),
});
