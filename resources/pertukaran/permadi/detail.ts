import { errorIf } from '../../checkHelpers.ts';
import { choice, email, type Fields, file, longtext, ref, resource, status, term, text } from '../../kit/index.ts';
import { programmeMessages } from '../../programme/messages.ts';
import { role } from '../../roles.ts';
import { alurKhs } from '../keluar/alurKhs.ts';
import { aksesRincian, khs, motivasi, pendaftarnya } from '../keluar/rincian.ts';

/** Destination of the student. */
const bentukPermadi = { antar_prodi: 'Antar Prodi', antar_pt: 'Antar PT', luar_negeri: 'Luar Negeri' } as const;
/** Mode of attendance. */
const modaBelajar = { luring: 'Luring', daring: 'Daring', hibrida: 'Hibrida' } as const;

const dokumen = (label: string) => file(['pdf'], 2, { label });

const fields = {
  ...pendaftarnya,
  idMasaStudi: ref('pertukaran/masa-studi', { only: { skema: 'permadi' }, label: 'Masa studi' }),
  bentuk: choice(bentukPermadi),
  idKampus: ref('master/kampus', {
    only: { aktif: true },
    label: 'Perguruan tinggi tujuan',
    help: 'Belum terdaftar? Kosongkan dan tulis namanya di bawah.',
  }),
  namaKampusTujuan: text(150, { label: 'Nama PT tujuan' }),
  idProgramProdiTujuan: ref('master/program-prodi', { label: 'Program studi lain' }),
  negara: text(100, { default: 'Indonesia' }),
  prodiTujuan: text(100, { label: 'Program studi tujuan' }),
  namaPicTujuan: text(100, { label: 'Kontak PT tujuan' }),
  emailPicTujuan: email({ label: 'Surel kontak PT tujuan', aliases: ['E-mail kontak PT tujuan'] }),
  moda: choice(modaBelajar),
  alasan: longtext({ least: motivasi.min }),
  berkasLoa: dokumen('LoA'),
  berkasTranskrip: dokumen('Transkrip'),
  berkasPersetujuanDosenWali: dokumen('Persetujuan dosen wali'),
  ...khs(2),
  statusKhs: status(alurKhs(role.mahasiswa, role.outbound), { label: 'Status KHS' }),
} satisfies Fields;

/** Permadi's own fields of a participation, 1:1 (docs/domain/50 §1.9). */
export const permadiDetail = resource({
  name: 'pertukaran/permadi',
  endpoint: 'v2/pertukaran-mahasiswa/permadi-khs',
  label: 'Data Permadi',
  representation: '{npm} {namaMahasiswa}',
  fields,
  sections: {
    Tujuan: [
      'idMasaStudi',
      'bentuk',
      'idKampus',
      'namaKampusTujuan',
      'idProgramProdiTujuan',
      'negara',
      'prodiTujuan',
      'namaPicTujuan',
      'emailPicTujuan',
      'moda',
    ],
    Alasan: ['alasan'],
    Berkas: ['berkasLoa', 'berkasTranskrip', 'berkasPersetujuanDosenWali'],
    KHS: ['statusKhs', 'nomorKhs', 'tanggalKhs', 'berkasKhs'],
  },
  columns: ['npm', 'namaMahasiswa', 'idProgramProdi', 'bentuk', 'idKampus', 'nomorKhs', 'tanggalKhs', 'statusKhs'],
  filters: ['idPendaftarMbkm', 'idMasaStudi', 'idProgramProdi', 'idKampus', 'bentuk', 'statusKhs'],
  search: ['npm', 'namaMahasiswa', 'prodiTujuan'],
  sort: ['-updatedAt'],
  access: aksesRincian,
  check: row =>
    errorIf(
      (row.alasan?.trim().length ?? 0) > motivasi.max,
      'alasan',
      programmeMessages.lengthBetween({ label: term('Alasan'), min: motivasi.min, maks: motivasi.max }),
    ),
  serverOnly: true,
});
