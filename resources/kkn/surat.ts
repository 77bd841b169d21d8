import type { LetterKind } from '../kit/index.ts';
import { role } from '../roles.ts';
import { kelompokTetap } from './kelompok.ts';
import { kknMessages } from './messages.ts';

const fixed = [{ field: 'status', in: kelompokTetap }] as const;

/** Surat tugas of a group, from the day on which it is fixed (docs/domain/30 §1.4 `tetapkan`, §2). */
export const suratTugasKkn: LetterKind = {
  name: 'surat_tugas_kkn',
  title: 'Surat Tugas KKN',
  code: 'ST-KKN',
  resource: 'kkn/kkn-kelompok',
  assigns: true,
  roles: [role.superAdmin, role.mahasiswa, role.timMbkm, role.dosen, role.bakpk],
  issue: fixed,
  counts: { state: fixed, ended: kknMessages.groupNotFixed, changed: kknMessages.groupChanged },
  words: {
    kode: 'kode',
    nama: 'nama',
    gelombang: 'idGelombang.nama',
    program: 'idGelombang.idProgram.nama',
    mulai: 'idGelombang.tanggalBerangkat',
    selesai: 'idGelombang.tanggalSelesai',
    desa: 'idDesa.desa',
    kecamatan: 'idDesa.kecamatan',
    kabupaten: 'idDesa.idKabupaten.nama',
    dpl: 'idDpl.nama',
    nipDpl: 'idDpl.nip',
  },
  given: {},
  lists: {
    anggota: {
      no: { label: 'No.', width: 24 },
      npm: { label: 'NPM', width: 78 },
      nama: { label: 'Nama', width: '*' },
      prodi: { label: 'Program studi', width: 110 },
      jabatan: { label: 'Jabatan', width: 66 },
    },
  },
  subject: 'Surat tugas {program}',
  heading: 'SURAT TUGAS',
  to: [],
  recipient: { name: '{kode} {nama}', about: '{program}, {gelombang}' },
  people: { list: 'anggota', nama: 'nama', npm: 'npm', prodi: 'prodi' },
  until: 'selesai',
  body: [
    'Dengan ini ditugaskan kepada dosen dan mahasiswa berikut untuk melaksanakan {program}:',
    {
      facts: [
        ['Gelombang', '{gelombang}'],
        ['Kelompok', '{kode} {nama}'],
        ['Tempat', '[{desa}, Kecamatan {kecamatan}][, {kabupaten}]'],
        ['Waktu', '{mulai} sampai {selesai}'],
        ['DPL', '{dpl}[ ({nipDpl})]'],
      ],
    },
    { list: 'anggota' },
    'Surat tugas ini dibuat untuk dilaksanakan dengan penuh tanggung jawab dan dilaporkan setelah kegiatan selesai.',
  ],
  signer: 'pejabat',
  countsSigned: true,
  copies: [],
};
