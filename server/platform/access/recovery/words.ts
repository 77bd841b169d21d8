import type { Bahasa } from '../../../../resources/pengaturan/bahasa.ts';
import type { LinkUse } from './links.ts';

/** Subject and text of a mail. */
export interface Said {
  subjek: string;
  isi: string;
}

/** What the mails say that answer "Lupa kata sandi?"; one that is missing in a language does not compile. */
interface Words {
  link: Readonly<Record<LinkUse, (username: string) => Said>>;
  /** The password is kept by another service. */
  elsewhere: (layanan: string) => Said;
  /** The account has no password: its person comes in by these providers. */
  provider: (names: readonly string[]) => Said;
  inactive: () => Said;
}

const list = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);

export const mailWords: Readonly<Record<Bahasa, Words>> = {
  id: {
    link: {
      lupa: username => ({
        subjek: 'Buat kata sandi baru',
        isi: `Ada yang meminta kata sandi baru untuk akun ${username}. Buka tautan di bawah untuk membuatnya.\nTautan berlaku 30 menit dan hanya untuk satu kali.\nBila bukan Anda yang meminta, abaikan surel ini; kata sandi Anda tidak berubah.`,
      }),
      pertama: username => ({
        subjek: 'Akun Anda siap dipakai',
        isi: `Akun portal Anda sudah dibuat, dengan username ${username}. Buka tautan di bawah untuk membuat kata sandi, lalu masuk.\nTautan berlaku 3 hari dan hanya untuk satu kali. Setelah itu, pakai "Lupa kata sandi?" di halaman masuk.`,
      }),
    },
    elsewhere: layanan => ({
      subjek: `Kata sandi Anda dikelola ${layanan}`,
      isi: `Ada yang meminta kata sandi baru untuk akun portal Anda. Kata sandi akun ini dikelola ${layanan}; gantilah di sana.\nBila bukan Anda yang meminta, abaikan surel ini.`,
    }),
    provider: names => ({
      subjek: 'Cara masuk ke portal',
      isi: `Ada yang meminta kata sandi baru untuk akun portal Anda. Akun ini tidak memakai kata sandi: di halaman masuk, pilih masuk dengan ${list(names, 'id-ID')}.\nBila bukan Anda yang meminta, abaikan surel ini.`,
    }),
    inactive: () => ({
      subjek: 'Akun Anda tidak aktif',
      isi: 'Ada yang meminta kata sandi baru untuk akun portal Anda. Akun ini sedang tidak aktif; hubungi pengelola portal bila Anda masih membutuhkannya.\nBila bukan Anda yang meminta, abaikan surel ini.',
    }),
  },
  en: {
    link: {
      lupa: username => ({
        subjek: 'Choose a new password',
        isi: `Somebody asked for a new password for the account ${username}. Open the link below to choose one.\nThe link works for 30 minutes, and once.\nIf it was not you, ignore this mail; your password stays as it is.`,
      }),
      pertama: username => ({
        subjek: 'Your account is ready',
        isi: `Your account of the portal was made; the user name is ${username}. Open the link below to choose a password, then log in.\nThe link works for 3 days, and once. Later, use "Forgot your password?" on the login page.`,
      }),
    },
    elsewhere: layanan => ({
      subjek: `${layanan} keeps your password`,
      isi: `Somebody asked for a new password for your account of the portal. ${layanan} keeps the password of this account; change it there.\nIf it was not you, ignore this mail.`,
    }),
    provider: names => ({
      subjek: 'How to log in to the portal',
      isi: `Somebody asked for a new password for your account of the portal. This account has none: on the login page, choose ${list(names, 'en-GB')}.\nIf it was not you, ignore this mail.`,
    }),
    inactive: () => ({
      subjek: 'Your account is not active',
      isi: 'Somebody asked for a new password for your account of the portal. The account is not active at present; please contact whoever runs the portal if you still need it.\nIf it was not you, ignore this mail.',
    }),
  },
};
