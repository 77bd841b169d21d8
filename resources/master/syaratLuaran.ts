import { boolean, choice, choicesOf, integer, longtext, ref, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';

/** Outputs that a jenis MBKM or a programme demands (docs/domain/10 §2.4). */
export const syaratLuaran = resource({
  name: 'master/syarat-luaran',
  label: 'Syarat Luaran',
  fields: {
    idJenisMbkm: ref('master/jenis-mbkm', { required: true, label: 'Jenis MBKM' }),
    idProgram: ref('master/program', {
      dependsOn: { idJenisMbkm: 'idJenisMbkm' },
      help: 'Kosongkan untuk semua program jenis ini.',
    }),
    idJenisLuaran: ref('master/jenis-luaran', { required: true }),
    nama: text(150, { required: true }),
    tingkat: choice({ individu: 'Individu', kelompok: 'Kelompok' }, { required: true }),
    wajib: boolean(),
    jumlahMinimal: integer(1, 20, { required: true, default: 1 }),
    idSatuan: ref('master/satuan'),
    tahap: choice({ kemajuan: 'Kemajuan', akhir: 'Akhir' }, { required: true }),
    jenisBerkas: choicesOf({ pdf: 'PDF', docx: 'DOCX', jpg: 'JPG', png: 'PNG', mp4: 'MP4', pptx: 'PPTX' }),
    maksMb: integer(1, 50, { default: 10, label: 'Ukuran maksimal (MB)' }),
    wajibTautan: boolean({ label: 'Tautan wajib' }),
    petunjuk: longtext(),
    urut: integer(0, 9999, { default: 0, label: 'Urutan' }),
    aktif: boolean({ default: true }),
  },
  sections: {
    'Berlaku untuk': ['idJenisMbkm', 'idProgram'],
    Luaran: ['idJenisLuaran', 'nama', 'tingkat', 'wajib', 'jumlahMinimal', 'idSatuan', 'tahap'],
    Berkas: ['jenisBerkas', 'maksMb', 'wajibTautan', 'petunjuk'],
    Lainnya: ['urut', 'aktif'],
  },
  beneath: { idJenisMbkm: 'idProgram' },
  columns: ['idJenisMbkm', 'idProgram', 'idJenisLuaran', 'nama', 'tingkat', 'wajib', 'tahap', 'aktif'],
  filters: ['idJenisMbkm', 'idProgram', 'idJenisLuaran', 'wajib', 'tahap', 'aktif'],
  search: ['nama'],
  small: true,
  sort: ['idJenisMbkm', 'urut'],
  unique: [[['idJenisMbkm', 'idProgram', 'idJenisLuaran', 'nama'], masterMessages.demandThere]],
  access: { [role.timMbkm]: write() },
  lookup: {
    columns: [
      'nama',
      'idJenisMbkm',
      'idProgram',
      'idJenisLuaran',
      'tingkat',
      'wajib',
      'jumlahMinimal',
      'idSatuan',
      'tahap',
      'jenisBerkas',
      'maksMb',
      'wajibTautan',
      'petunjuk',
    ],
  },
  sortable: true,
});
