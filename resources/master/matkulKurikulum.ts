import { boolean, choice, integer, read, ref, refs, resource, text, through, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';
import { siamikFields, siamikRows } from './siamik.ts';

const fields = {
  idKurikulum: ref('master/kurikulum', { required: true }),
  idMatakuliah: ref('master/matakuliah', { required: true, label: 'Mata kuliah' }),
  kodeMk: text(15, { readOnly: true, label: 'Kode MK' }),
  namaMk: text(150, { readOnly: true, label: 'Nama MK' }),
  idProgramProdi: ref('master/program-prodi', { readOnly: true }),
  adalahMatkulKkn: boolean({ readOnly: true, label: 'Mata kuliah KKN' }),
  semester: integer(1, 14, { required: true }),
  sifat: choice(
    {
      wajib: 'Wajib',
      pilihan: 'Pilihan',
      wajib_peminatan: 'Wajib peminatan',
      pilihan_peminatan: 'Pilihan peminatan',
    },
    { required: true },
  ),
  sks: integer(0, 24, { unit: 'SKS', help: 'Kosongkan untuk memakai SKS mata kuliah.' }),
  prasyarat: refs('master/matkul-kurikulum', { help: 'Mata kuliah dari semester sebelumnya.' }),
  nilaiMinimal: text(2, { case: 'upper', default: 'C', label: 'Nilai minimal lulus' }),
  bisaDikonversi: boolean({ default: true, label: 'Dapat dikonversi', local: true }),
  ...siamikFields(),
};

/**
 * A course's place in a curriculum (docs/domain/10 §2.2). Code, name, programme and KKN mark are copies that the
 * server keeps, so that lists filter and sort by them.
 */
export const matkulKurikulum = resource({
  name: 'master/matkul-kurikulum',
  endpoint: 'v7/master/matkul-kurikulum',
  label: 'Mata Kuliah Kurikulum',
  representation: '{kodeMk} {namaMk}',
  fields,
  sections: {
    'Mata kuliah': ['idKurikulum', 'idMatakuliah', 'semester', 'sifat', 'sks'],
    Syarat: ['prasyarat', 'nilaiMinimal', 'bisaDikonversi'],
    SIAMIK: ['sumber', 'kodeSiamik', 'terakhirSinkron', 'aktif'],
  },
  columns: ['idKurikulum', 'semester', 'kodeMk', 'namaMk', 'sks', 'sifat', 'bisaDikonversi', 'aktif'],
  filters: ['idKurikulum', 'idProgramProdi', 'semester', 'sifat', 'idMatakuliah', 'aktif'],
  search: ['kodeMk', 'namaMk'],
  sort: ['idKurikulum', 'semester', 'kodeMk'],
  orders: ['kodeMk', 'namaMk', 'sks'],
  unique: [[['idKurikulum', 'idMatakuliah'], masterMessages.courseInCurriculum]],
  access: {
    [role.timMbkm]: write(),
    [role.koordinator]: write(through('idKurikulum')),
    [role.penilai]: read(through('idKurikulum')),
  },
  lookup: {
    columns: [
      'kodeMk',
      'namaMk',
      'sks',
      'semester',
      'idKurikulum',
      'idMatakuliah',
      'idProgramProdi',
      'adalahMatkulKkn',
    ],
  },
  builtIn: siamikRows(fields),
});
