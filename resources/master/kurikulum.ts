import { errorIf } from '../checkHelpers.ts';
import { boolean, file, integer, ownProdi, read, ref, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';
import { siamikFields, siamikRows } from './siamik.ts';

const fields = {
  kode: text(20, { required: true }),
  nama: text(150, { required: true }),
  idProgramProdi: ref('master/program-prodi', { required: true }),
  tahunMulai: integer(1990, 2100, { required: true }),
  idPeriodeMulai: ref('master/periode'),
  sksWajib: integer(0, 200, { required: true, label: 'SKS wajib' }),
  sksPilihan: integer(0, 200, { required: true, label: 'SKS pilihan' }),
  totalSks: integer(0, 200, { required: true, label: 'Total SKS' }),
  nomorSk: text(60, { label: 'Nomor SK', local: true }),
  berkasSk: file(['pdf'], 5, { label: 'Berkas SK', local: true }),
  ...siamikFields(),
  aktif: boolean({ default: true, label: 'Berlaku', local: true }),
};

/** Curricula of a study programme; the latest in force is the default (docs/domain/10 §2.2). */
export const kurikulum = resource({
  name: 'master/kurikulum',
  endpoint: 'v7/master/siamik-kurikulum',
  label: 'Kurikulum',
  representation: '{kode} {nama}',
  fields,
  sections: {
    Kurikulum: ['kode', 'nama', 'idProgramProdi', 'tahunMulai', 'idPeriodeMulai', 'aktif'],
    SKS: ['sksWajib', 'sksPilihan', 'totalSks'],
    SK: ['nomorSk', 'berkasSk'],
    SIAMIK: ['sumber', 'kodeSiamik', 'terakhirSinkron'],
  },
  columns: ['kode', 'nama', 'idProgramProdi', 'tahunMulai', 'totalSks', 'sumber', 'aktif'],
  filters: ['idProgramProdi', 'aktif'],
  search: ['kode', 'nama'],
  small: true,
  sort: ['idProgramProdi', '-tahunMulai'],
  unique: [[['idProgramProdi', 'kode'], masterMessages.codeTaken]],
  access: { [role.timMbkm]: write(), [role.koordinator]: write(ownProdi()), [role.penilai]: read(ownProdi()) },
  lookup: { columns: ['kode', 'nama', 'idProgramProdi', 'tahunMulai', 'totalSks'] },
  builtIn: siamikRows(fields),
  check: row =>
    errorIf(
      row.totalSks != null && (row.sksWajib ?? 0) + (row.sksPilihan ?? 0) !== row.totalSks,
      'totalSks',
      masterMessages.curriculumCredits,
    ),
});
