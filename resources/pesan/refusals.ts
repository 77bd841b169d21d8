import { catalogue } from '../kit/index.ts';

/** What the calls of messages refuse. */
export const pesanRefusals = catalogue('pesan', {
  unknownWord: ({ kata, dikenal }: { kata: string; dikenal: string }) =>
    `{${kata}} tidak dikenal. Kata yang dapat dipakai: ${dikenal}.`,
  unknownWay: 'Pilihan penerima ini tidak ada atau bukan hak Anda.',
  nobody: 'Tidak ada yang dapat dijangkau. Periksa penerima dan cara mengirimnya.',
  tooMany: ({ n }: { n: number }) => `Maksimal ${n} penerima dalam satu pesan. Persempit pilihannya.`,
  inThePast: 'Waktu kirim harus sesudah sekarang dan paling lama setahun lagi.',
  over: 'Pesan ini sudah selesai atau sudah dibatalkan.',
  threadClosed: 'Percakapan ini sudah ditutup.',
  threadFull: ({ n }: { n: number }) => `Satu percakapan memuat maksimal ${n} balasan.`,
  senderLeft: 'Pengirim pesan ini tidak aktif lagi, sehingga tidak dapat dibalas.',
  answerFrom: ({ nama }: { nama: string }) => `Balasan dari ${nama}`,
  noOwnNumber: 'Isi nomor HP Anda di tab Data diri dahulu.',
  noNumber: 'Penerima ini tidak punya nomor yang dapat Anda lihat.',
});
