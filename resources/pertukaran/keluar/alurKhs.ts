import { type Role, workflow } from '../../kit/index.ts';

/**
 * The KHS of the host, from its upload to its validation beside the PDF (docs/domain/50 §1.7 statusKhs).
 * @param pengunggah roles that hand it in
 */
export const alurKhs = (...pengunggah: readonly [Role, ...Role[]]) =>
  workflow({
    initial: 'belum',
    history: 'konversi',
    states: {
      belum: { label: 'Belum Diunggah' },
      diajukan: { label: 'Menunggu Validasi' },
      revisi: { label: 'Perlu Perbaikan' },
      tervalidasi: { label: 'Tervalidasi', tone: 'selesai' },
    },
    actions: {
      unggah: {
        label: 'Unggah KHS',
        from: ['belum', 'revisi'],
        to: 'diajukan',
        by: pengunggah,
        success: 'KHS dikirim ke program studi.',
        tone: 'primary',
      },
      validasi: {
        label: 'Validasi',
        from: ['diajukan'],
        to: 'tervalidasi',
        by: ['HA05', 'HA07'],
        confirm: 'KHS ini sesuai dan nilainya dikirim ke Tim MBKM?',
        success: 'KHS divalidasi; nilai dikirim ke Tim MBKM.',
        tone: 'primary',
      },
      revisi: {
        label: 'Kembalikan',
        from: ['diajukan'],
        to: 'revisi',
        by: ['HA05', 'HA07'],
        note: true,
        success: 'KHS dikembalikan kepada mahasiswa.',
      },
      buka: {
        label: 'Buka kembali KHS',
        from: ['tervalidasi'],
        to: 'revisi',
        by: ['HA03'],
        note: true,
        confirm: 'Buka kembali KHS ini? Mahasiswa mengunggahnya sekali lagi.',
        success: 'KHS dibuka kembali.',
        tone: 'danger',
      },
    },
  });
