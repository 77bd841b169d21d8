import { catalogue } from '../kit/index.ts';

/** What the calls of participants refuse. */
export const formulirPesertaRefusals = catalogue('formulir', {
  unknownWay: 'Pilih siapa yang diminta dari daftar ini.',
  tooMany: ({ n }: { n: number }) => `Maksimal ${n} orang sekali tambah. Persempit filternya.`,
  nobodyFound: 'Tidak ada orang yang memiliki akun pada pilihan ini.',
  byRole: 'Formulir ini untuk semua dengan peran tertentu. Ubah dahulu isian Peserta formulirnya.',
  notAskedNow: 'Formulir ini sedang tidak dibuka, sehingga belum ada yang dapat diingatkan.',
  nobodyToRemind: 'Tidak ada yang dapat diingatkan sekarang: semua sudah menjawab atau sudah diingatkan hari ini.',
});
