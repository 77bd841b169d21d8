import { useMemo } from 'react';
import { declared } from '../../../../../resources/kit/terms.ts';
import { useAuthWords } from '../words.ts';

/** Texts of the pages for a forgotten password. */
const indonesian = declared({
  forgotTitle: 'Lupa Kata Sandi',
  forgotIntro: 'Tulis nama pengguna atau surel akun Anda. Kami kirim tautan untuk membuat kata sandi baru.',
  nameOrMail: 'Nama pengguna atau surel',
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
  rule: 'Minimal %s karakter, memuat huruf dan angka. Kata umum dengan angka (Rahasia123), nama pengguna, dan nomor induk terlalu mudah ditebak.',
  different: 'Tidak sama dengan kata sandi baru.',
  save: 'Simpan kata sandi',
  saving: 'Menyimpan…',
  linkOver: 'Tautan tidak berlaku',
  newLink: 'Minta tautan baru',
});

const english: Readonly<Record<keyof typeof indonesian, string>> = declared(
  {
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
    rule: 'At least %s characters, with letters and digits. Common words with digits (Password123), your user name and your number are too easy to guess.',
    different: 'This is not the same as the new password.',
    save: 'Save the password',
    saving: 'Saving…',
    linkOver: 'This link does not work',
    newLink: 'Ask for a new link',
  },
  'en',
);

/** These words beside those of all pages before the login, in the language that the address asks for. */
export function useRecoveryWords() {
  const { words, bahasa, query, at } = useAuthWords();
  return useMemo(
    () => ({ bahasa, query, at, words: { ...words, ...(bahasa === 'en' ? english : indonesian) } }),
    [words, bahasa, query, at],
  );
}
