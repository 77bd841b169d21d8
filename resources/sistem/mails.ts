import { catalogue } from '../kit/index.ts';

/** Texts of mails around a notice, and of mails that are no notice. */
export const mailMessages = catalogue('mail', {
  greeting: 'Yth.',
  open: 'Buka di portal',
  choose: 'Buat kata sandi',
  answers: 'Balas surel ini untuk menghubungi pengirimnya.',
  automatic: 'Surel ini dikirim otomatis; mohon tidak membalasnya.',
  choices: 'Atur surel pemberitahuan',
  digest: ({ n }: { n: number }) => `Ringkasan: ${n} pemberitahuan belum dibaca`,
  /** On the screen of a device, where its owner wants no titles there. */
  push: {
    tugas: 'Ada tugas baru untuk Anda',
    peringatan: 'Ada peringatan untuk Anda',
    pesan: 'Ada pesan untuk Anda',
    info: 'Ada kabar baru',
    uji: 'Pemberitahuan percobaan',
  },
  forgotten: {
    subject: 'Buat kata sandi baru',
    text: ({ username }: { username: string }) =>
      `Ada yang meminta kata sandi baru untuk akun ${username}. Buka tautan di bawah untuk membuatnya.\nTautan berlaku 30 menit dan hanya untuk satu kali.\nBila bukan Anda yang meminta, abaikan surel ini; kata sandi Anda tidak berubah.`,
  },
  first: {
    subject: 'Akun Anda siap dipakai',
    text: ({ username }: { username: string }) =>
      `Akun portal Anda sudah dibuat, dengan nama pengguna ${username}. Buka tautan di bawah untuk membuat kata sandi, lalu masuk.\nTautan berlaku 3 hari dan hanya untuk satu kali. Setelah itu, pakai "Lupa kata sandi?" di halaman masuk.`,
  },
  elsewhere: {
    subject: ({ layanan }: { layanan: string }) => `Kata sandi Anda dikelola ${layanan}`,
    text: ({ layanan }: { layanan: string }) =>
      `Ada yang meminta kata sandi baru untuk akun portal Anda. Kata sandi akun ini dikelola ${layanan}; gantilah di sana.\nBila bukan Anda yang meminta, abaikan surel ini.`,
  },
  provider: {
    subject: 'Cara masuk ke portal',
    text: ({ daftar }: { daftar: string }) =>
      `Ada yang meminta kata sandi baru untuk akun portal Anda. Akun ini tidak memakai kata sandi: di halaman masuk, pilih masuk dengan ${daftar}.\nBila bukan Anda yang meminta, abaikan surel ini.`,
  },
  inactive: {
    subject: 'Akun Anda tidak aktif',
    text: 'Ada yang meminta kata sandi baru untuk akun portal Anda. Akun ini sedang tidak aktif; hubungi pengelola portal bila Anda masih membutuhkannya.\nBila bukan Anda yang meminta, abaikan surel ini.',
  },
  invitation: {
    subject: ({ portal }: { portal: string }) => `Undangan ke ${portal}`,
    withLink: ({ username, portal, universitas }: { username: string; portal: string; universitas: string }) =>
      `Akun Anda di ${portal} ${universitas} sudah dibuat dengan nama pengguna ${username}.\nBuka tautan di bawah untuk membuat kata sandi. Tautan hanya dapat dipakai satu kali.`,
    withoutLink: ({ username, portal, universitas }: { username: string; portal: string; universitas: string }) =>
      `Akun Anda di ${portal} ${universitas} sudah dibuat dengan nama pengguna ${username}.\nMasuk dengan akun kampus, atau minta kata sandi sementara kepada pengelola portal.`,
  },
});
