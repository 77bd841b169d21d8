import type { EntranceOptions } from '../kit/index.ts';

/** /riset for a student: the own research, the next step and what is due (docs/domain/40 §3). */
export const pintuMahasiswa: EntranceOptions = {
  own: {
    endpoint: 'v5/riset/mhs/saya',
    title: 'judul',
    status: 'status',
    facts: [
      { name: 'jalur', label: 'Jalur' },
      { name: 'mitra', label: 'Mitra' },
      { name: 'dosen', label: 'Dosen pembimbing' },
      { name: 'kemajuan', label: 'Kemajuan' },
    ],
    next: { text: 'langkah', link: 'tautan' },
    days: [
      { name: 'batasKonfirmasi', label: 'Batas jawaban undangan' },
      { name: 'tanggalMulai', label: 'Riset dimulai' },
      { name: 'tanggalSelesai', label: 'Riset berakhir' },
    ],
    empty: {
      title: 'Anda belum mengikuti riset',
      text: 'Pilih skema mitra, ajukan topik sendiri, atau usulkan mitra baru.',
      button: 'Daftar Riset',
      link: '/riset/pendaftaran',
    },
  },
};
