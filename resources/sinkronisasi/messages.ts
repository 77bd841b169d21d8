import { catalogue } from '../kit/index.ts';

/** What the declarations of synchronisation say (docs/domain/10 §2.1 sumber-data, §3.14). */
export const sinkronisasiMessages = catalogue('sinkronisasi', {
  mapping: 'Periksa pemetaan isian sumber data.',
  target: ({ nama }: { nama: string }) => `Kolom tujuan ${nama} tidak dikenal.`,
  feeder: {
    willBeMade: '{n} data baru akan dibuat di Neo Feeder.',
    willChange: '{n} data yang sudah terkirim akan diperbarui.',
    willRetry: '{n} data yang gagal akan dicoba lagi.',
    refused: '{n} data ditolak dan tidak ikut dikirim; alasannya ada di tab Ditolak.',
    recordTwice: 'Data ini sudah ada di daftar kiriman.',
    codeTwice: 'Kode ini sudah ada.',
    mappedTwice: 'Padanan ini sudah ada.',
    pairTwice: 'Pasangan ini sudah ada.',
  },
});
