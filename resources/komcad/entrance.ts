import type { EntranceOptions } from '../kit/index.ts';

/** /komcad for a student: the own registration, the next step and what is due (docs/domain/40 §3). */
export const pintuMahasiswa: EntranceOptions = {
  own: {
    endpoint: 'v6/komcad/mhs/saya',
    title: 'gelombang',
    status: 'status',
    facts: [
      { name: 'tahap', label: 'Tahap' },
      { name: 'matra', label: 'Matra' },
      { name: 'satuan', label: 'Satuan penyelenggara' },
      { name: 'dosen', label: 'Dosen pembimbing' },
    ],
    next: { text: 'langkah', link: 'tautan' },
    days: [
      { name: 'tanggalTutup', label: 'Pendaftaran ditutup' },
      { name: 'tanggalMulaiSeleksi', label: 'Seleksi dimulai' },
      { name: 'tanggalSelesaiSeleksi', label: 'Seleksi berakhir' },
      { name: 'tanggalMulaiLatsarmil', label: 'Latsarmil dimulai' },
      { name: 'tanggalSelesaiLatsarmil', label: 'Latsarmil berakhir' },
      { name: 'batasLaporan', label: 'Batas laporan akhir' },
    ],
    empty: {
      title: 'Anda belum mendaftar Komcad',
      text: 'Pilih gelombang yang sedang membuka pendaftaran.',
      button: 'Daftar Komcad',
      link: '/komcad/pendaftaran/form',
    },
  },
};
