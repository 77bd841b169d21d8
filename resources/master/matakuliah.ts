import { errorIf } from '../checkHelpers.ts';
import { boolean, integer, longtext, match, ownProdi, read, ref, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';
import { siamikFields, siamikRows } from './siamik.ts';

const part = (label: string, aliases: readonly string[] = []) => integer(0, 24, { label, aliases });
const parts = ['sksTatapMuka', 'sksPraktikum', 'sksLapangan', 'sksSimulasi'] as const;

const fields = {
  kode: text(15, { required: true, case: 'upper', label: 'Kode MK' }),
  nama: text(150, { required: true }),
  namaInggris: text(150),
  idProgramProdi: ref('master/program-prodi', { help: 'Kosongkan untuk mata kuliah universitas (MKU).' }),
  idJenisMatkul: ref('master/jenis-matkul', { required: true, label: 'Jenis' }),
  sks: integer(0, 24, { required: true, unit: 'SKS', parts, aliases: ['Jumlah SKS', 'SKS mata kuliah', 'Total SKS'] }),
  sksTatapMuka: part('SKS tatap muka'),
  sksPraktikum: part('SKS praktikum'),
  // The third is how PDDikti's own file spells it.
  sksLapangan: part('SKS lapangan', ['SKS praktek lapangan', 'SKS prak lapangan', 'SKS Prak Lapaangan']),
  sksSimulasi: part('SKS simulasi'),
  adalahMatkulKkn: boolean({ label: 'Mata kuliah KKN', local: true }),
  bisaDikonversi: boolean({ default: true, label: 'Dapat dikonversi', local: true }),
  capaian: longtext({ label: 'CPMK', local: true }),
  deskripsi: longtext({ local: true }),
  idDosenKoordinator: ref('master/pegawai', { only: { jenis: 'dosen' }, local: true }),
  ...siamikFields(),
};

/** Courses of a study programme, or of the university when no programme is named (docs/domain/10 §2.2). */
export const matakuliah = resource({
  name: 'master/matakuliah',
  label: 'Mata Kuliah',
  alsoCalled: ['MK', 'Matkul'],
  representation: '{kode} {nama}',
  fields,
  sections: {
    'Mata kuliah': ['kode', 'nama', 'namaInggris', 'idProgramProdi', 'idJenisMatkul'],
    SKS: ['sks', 'sksTatapMuka', 'sksPraktikum', 'sksLapangan', 'sksSimulasi'],
    Konversi: ['adalahMatkulKkn', 'bisaDikonversi'],
    Isi: ['capaian', 'deskripsi', 'idDosenKoordinator'],
    SIAMIK: ['sumber', 'kodeSiamik', 'terakhirSinkron', 'aktif'],
  },
  columns: ['kode', 'nama', 'idProgramProdi', 'sks', 'idJenisMatkul', 'adalahMatkulKkn', 'bisaDikonversi', 'aktif'],
  filters: ['idProgramProdi', 'idJenisMatkul', 'adalahMatkulKkn', 'bisaDikonversi', 'aktif'],
  search: ['kode', 'nama'],
  sort: ['idProgramProdi', 'kode'],
  orders: ['kode', 'nama', 'sks'],
  unique: [[['idProgramProdi', 'kode'], masterMessages.codeTaken]],
  merge: { by: [role.timMbkm] },
  alike: { fields: ['kode', 'nama'], within: ['idProgramProdi'] },
  access: {
    [role.timMbkm]: write(),
    [role.dosen]: read(match('idDosenKoordinator', 'idPegawai')),
    [role.koordinator]: write(ownProdi()),
    [role.penilai]: read(ownProdi()),
    [role.bakpk]: read(),
  },
  lookup: { columns: ['kode', 'nama', 'sks', 'idProgramProdi', 'adalahMatkulKkn', 'bisaDikonversi'] },
  builtIn: siamikRows(fields),
  check: row => {
    const given = parts.map(name => row[name]).filter(value => value != null);
    const sum = given.reduce<number>((total, value) => total + value, 0);
    return errorIf(given.length > 0 && row.sks != null && sum !== row.sks, 'sks', masterMessages.courseCredits);
  },
});
