import { catalogue } from '../kit/index.ts';

/** What the calls of keys and webhooks refuse. */
export const integrasiRefusals = catalogue('integrasi', {
  unknownSource: ({ peran }: { peran: string }) => `Data ini tidak ada, atau peran ${peran} tidak melihatnya.`,
  unknownField: ({ nama }: { nama: string }) => `Kolom ${nama} tidak ada dalam data ini, atau peran tidak melihatnya.`,
  unknownFilter: 'Data ini tidak dapat dibatasi menurut kolom ini.',
  mayNot: ({ akses }: { akses: string }) => `Peran ini tidak boleh: ${akses}.`,
  outOfKey: ({ nama }: { nama: string }) => `${nama} tidak ada dalam cakupan kunci ini.`,
  revoked: 'Kunci ini sudah dicabut. Aktifkan lagi lebih dahulu.',
  noSecret: 'Buat rahasia tanda tangannya lebih dahulu.',
  inside: 'Alamat ini ada di jaringan dalam. Minta pengelola server mencantumkannya pada SOURCE_HOSTS.',
  paused: ({ n, pesan }: { n: number; pesan: string }) =>
    `Dijeda sesudah ${n} percobaan berturut-turut gagal. Jawaban terakhir: ${pesan}`,
  gone: 'Penerima menjawab 410: alamat ini tidak dipakai lagi.',
});
