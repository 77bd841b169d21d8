import type { EntranceOptions } from '../kit/index.ts';
import { ownEntranceOf } from '../programme/entrance.ts';
import { kelompokKwu, usahaBerjalan, usahaDiterima } from './kelompok.ts';

/** /kwu for a student: the own business, the next step and what is due (docs/domain/30 §3). */
export const pintuMahasiswa = ownEntranceOf({
  endpoint: 'v4/kwu/pendaftaran-kwu/saya',
  title: 'usaha',
  facts: {
    periode: 'Periode',
    kelompok: 'Kelompok',
    jabatan: 'Peran Anda',
    dpl: 'DPL',
  },
  days: {
    tanggalTutup: 'Pendaftaran ditutup',
    daftarUlangSelesai: 'Daftar ulang berakhir',
    tanggalMulai: 'Pelaksanaan dimulai',
    batasLaporanKemajuan: 'Batas laporan kemajuan',
    batasLaporanAkhir: 'Batas laporan akhir',
    tanggalSelesai: 'Pelaksanaan berakhir',
  },
  empty: {
    title: 'Anda belum mendaftar KWU',
    text: 'Daftarkan usaha Anda, sendiri atau bersama teman.',
    button: 'Daftar KWU',
    link: '/kwu/pendaftaran',
  },
});

/** /kwu for a DPL: the own businesses. */
export const pintuDpl: EntranceOptions = {
  groups: {
    resource: kelompokKwu.name,
    filter: { status: [...new Set([...usahaDiterima, ...usahaBerjalan])] },
    card: { title: 'namaUsaha', subtitle: 'nama', facts: ['idPeriode', 'kategori', 'tahap'] },
    to: '/kwu/daftar-ulang/detail/:id',
    sort: ['nama', 'ASC'],
    empty: 'Anda belum membimbing usaha KWU.',
  },
};
