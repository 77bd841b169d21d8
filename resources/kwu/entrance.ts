import type { EntranceOptions } from '../kit/index.ts';
import { kelompokKwu, usahaBerjalan, usahaDiterima } from './kelompok.ts';

/** /kwu for a student: the own business, the next step and what is due (docs/domain/30 §3). */
export const pintuMahasiswa: EntranceOptions = {
  own: {
    endpoint: 'v4/kwu/pendaftaran-kwu/saya',
    title: 'usaha',
    status: 'status',
    facts: [
      { name: 'periode', label: 'Periode' },
      { name: 'kelompok', label: 'Kelompok' },
      { name: 'jabatan', label: 'Peran Anda' },
      { name: 'dpl', label: 'DPL' },
    ],
    next: { text: 'langkah', link: 'tautan' },
    days: [
      { name: 'tanggalTutup', label: 'Pendaftaran ditutup' },
      { name: 'daftarUlangSelesai', label: 'Daftar ulang berakhir' },
      { name: 'tanggalMulai', label: 'Pelaksanaan dimulai' },
      { name: 'batasLaporanKemajuan', label: 'Batas laporan kemajuan' },
      { name: 'batasLaporanAkhir', label: 'Batas laporan akhir' },
      { name: 'tanggalSelesai', label: 'Pelaksanaan berakhir' },
    ],
    empty: {
      title: 'Anda belum mendaftar KWU',
      text: 'Daftarkan usaha Anda, sendiri atau bersama teman.',
      button: 'Daftar KWU',
      link: '/kwu/pendaftaran',
    },
  },
};

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
