import { useEffect, useMemo } from 'react';
import { HttpError } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { declared } from '../../../../resources/kit/terms.ts';
import { type Bahasa, isBahasa } from '../../../../resources/pengaturan/bahasa.ts';

/** What the pages before the login say. They are there before react-admin and its languages. */
const indonesian = declared({
  about: 'Magang, KKN, wirausaha, riset, dan pertukaran: satu tempat, dari pendaftaran sampai konversi SKS.',
  other: 'English',
  required: 'Wajib diisi.',
  failed: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
  again: 'Coba lagi',
  back: 'Kembali ke halaman masuk',
  home: 'Kembali ke beranda',
  login: 'Masuk',
  useAccount: 'Gunakan akun %s Anda',
  username: 'Username',
  password: 'Kata sandi',
  show: 'Tampilkan',
  hide: 'Sembunyikan',
  ofPassword: 'kata sandi',
  capsLock: 'Caps Lock aktif.',
  remember: 'Ingat saya di perangkat ini',
  checking: 'Memeriksa…',
  otherWays: 'Pilih cara masuk lain',
  withOther: 'Masuk dengan akun lain',
  loginWith: 'Masuk dengan %s',
  choose: 'Pilih Cara Masuk',
  campusAccount: 'Akun Silaturahmi',
  campusWho: 'Mahasiswa, dosen, dan pegawai universitas',
  ownAccount: 'Akun Portal',
  ownWho: 'Mitra, mahasiswa inbound, dan Tim MBKM',
  register: 'Daftar sebagai mahasiswa inbound',
  registerWho: 'Mahasiswa dari perguruan tinggi lain yang belum punya akun',
  forgot: 'Lupa kata sandi?',
  forgotTitle: 'Lupa Kata Sandi',
  forgotIntro: 'Tulis username atau e-mail akun Anda. Kami kirim tautan untuk membuat kata sandi baru.',
  nameOrMail: 'Username atau e-mail',
  sendLink: 'Kirim tautan',
  sending: 'Mengirim…',
  sentTitle: 'Periksa surel Anda',
  sent: 'Bila akun %s terdaftar, surel berisi tautan tiba dalam beberapa menit. Tautannya berlaku 30 menit.',
  notThere: 'Belum tiba? Periksa folder spam, atau hubungi pengelola portal:',
  askAgain: 'Minta lagi',
  noMail: 'Portal ini belum mengirim surel. Untuk kata sandi baru, hubungi pengelola portal:',
  setTitle: 'Buat Kata Sandi',
  setIntro: 'Kata sandi baru untuk akun %s.',
  firstIntro: 'Selamat datang, %s. Buat kata sandi untuk akun Anda, lalu masuk.',
  newPassword: 'Kata sandi baru',
  repeat: 'Ulangi kata sandi baru',
  rule: 'Minimal %s karakter, memuat huruf dan angka.',
  different: 'Tidak sama dengan kata sandi baru.',
  save: 'Simpan kata sandi',
  saving: 'Menyimpan…',
  saved: 'Kata sandi tersimpan. Silakan masuk.',
  codeTitle: 'Verifikasi dua langkah',
  codeIntro: 'Buka aplikasi autentikator Anda, lalu tulis kode enam angka untuk portal ini.',
  code: 'Kode verifikasi',
  recoveryIntro: 'Tulis salah satu kode pemulihan yang Anda simpan. Setiap kode berlaku satu kali.',
  recoveryCode: 'Kode pemulihan',
  useRecovery: 'Pakai kode pemulihan',
  useApp: 'Pakai kode aplikasi',
  linkOver: 'Tautan tidak berlaku',
  newLink: 'Minta tautan baru',
});

export type AuthWords = Readonly<Record<keyof typeof indonesian, string>>;

const english: AuthWords = declared(
  {
    about: 'Internships, community service, start-ups, research and exchange: one place, from registration to credits.',
    other: 'Bahasa Indonesia',
    required: 'Required.',
    failed: 'The server cannot be reached. Check your connection, then try again.',
    again: 'Try again',
    back: 'Back to the login',
    home: 'Back to the home page',
    login: 'Log in',
    useAccount: 'Use your account of %s',
    username: 'User name',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    ofPassword: 'password',
    capsLock: 'Caps Lock is on.',
    remember: 'Remember me on this device',
    checking: 'Checking…',
    otherWays: 'Other ways to log in',
    withOther: 'Log in with another account',
    loginWith: 'Log in with %s',
    choose: 'How do you log in?',
    campusAccount: 'Silaturahmi account',
    campusWho: 'Students, lecturers and staff of the university',
    ownAccount: 'Account of the portal',
    ownWho: 'Partners, inbound students and the MBKM team',
    register: 'Register as an inbound student',
    registerWho: 'Students of other universities who have no account yet',
    forgot: 'Forgot your password?',
    forgotTitle: 'Forgotten Password',
    forgotIntro: 'Write the user name or e-mail of your account. We send a link to choose a new password.',
    nameOrMail: 'User name or e-mail',
    sendLink: 'Send the link',
    sending: 'Sending…',
    sentTitle: 'Check your mail',
    sent: 'If the account %s exists, a mail with a link arrives within minutes. The link works for 30 minutes.',
    notThere: 'Nothing there? Look into your spam folder, or contact whoever runs the portal:',
    askAgain: 'Ask again',
    noMail: 'This portal does not send mail yet. For a new password, contact whoever runs the portal:',
    setTitle: 'Choose a Password',
    setIntro: 'A new password for the account %s.',
    firstIntro: 'Welcome, %s. Choose a password for your account, then log in.',
    newPassword: 'New password',
    repeat: 'New password once more',
    rule: 'At least %s characters, with letters and digits.',
    different: 'This is not the same as the new password.',
    save: 'Save the password',
    saving: 'Saving…',
    saved: 'Your password is saved. Please log in.',
    codeTitle: 'Two-step verification',
    codeIntro: 'Open your authenticator app, then write its code of six digits for this portal.',
    code: 'Verification code',
    recoveryIntro: 'Write one of the recovery codes that you kept. Each works once.',
    recoveryCode: 'Recovery code',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the code of the app',
    linkOver: 'This link does not work',
    newLink: 'Ask for a new link',
  },
  'en',
);

/** A sentence with its `%s` filled in. */
export const fill = (sentence: string, word: string | number): string => sentence.replace('%s', () => String(word));

interface Speaking {
  words: AuthWords;
  bahasa: Bahasa;
  /** What a call of the page says of its language; its refusals are in it. */
  query: Readonly<Record<string, string>>;
  /** An address that goes on in the language of the page. */
  at: (path: string) => string;
}

/** The words of a page before the login, in the language that its address asks for (`?bahasa=en`). */
export function useAuthWords(): Speaking {
  const [params] = useSearchParams();
  const asked = params.get('bahasa');
  const bahasa: Bahasa = isBahasa(asked) ? asked : 'id';
  return useMemo((): Speaking => {
    const query: Record<string, string> = bahasa === 'en' ? { bahasa } : {};
    return {
      words: bahasa === 'en' ? english : indonesian,
      bahasa,
      query,
      at: path => (bahasa === 'en' ? `${path}?bahasa=en` : path),
    };
  }, [bahasa]);
}

/** Why a call failed: the server's sentence, or that it cannot be reached. */
export const reasonOf = (error: unknown, words: AuthWords): string =>
  error instanceof HttpError && error.status !== 0 ? error.message : words.failed;

/** Says to screen readers in which language the page is. */
export function useDocumentLanguage(bahasa: Bahasa): void {
  useEffect(() => {
    const before = document.documentElement.lang;
    document.documentElement.lang = bahasa;
    return () => {
      document.documentElement.lang = before;
    };
  }, [bahasa]);
}
