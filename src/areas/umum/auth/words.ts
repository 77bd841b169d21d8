import { use, useEffect, useMemo } from 'react';
import { HttpError } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { declared } from '../../../../resources/kit/terms.ts';
import { type Bahasa, isBahasa } from '../../../../resources/pengaturan/bahasa.ts';

/** Texts of the pages before the login, available before react-admin and its languages. */
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
  username: 'Nama pengguna',
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
  saved: 'Kata sandi tersimpan. Silakan masuk.',
  codeTitle: 'Verifikasi dua langkah',
  codeIntro: 'Buka aplikasi autentikator Anda, lalu tulis kode enam angka untuk portal ini.',
  code: 'Kode verifikasi',
  recoveryIntro: 'Tulis salah satu kode pemulihan yang Anda simpan. Setiap kode berlaku satu kali.',
  recoveryCode: 'Kode pemulihan',
  useRecovery: 'Pakai kode pemulihan',
  useApp: 'Pakai kode aplikasi',
});

export type AuthWords = Readonly<Record<keyof typeof indonesian, string>>;

let english: Promise<AuthWords> | undefined;

/** The English comes when it is asked for: most who log in never see it. */
function englishWords(): Promise<AuthWords> {
  english ??= import('./english/words.ts').then(
    found => found.english,
    (error: unknown) => {
      english = undefined;
      throw error;
    },
  );
  return english;
}

/** A sentence with its `%s` filled in. */
export const fill = (sentence: string, word: string | number): string => sentence.replace('%s', () => String(word));

interface Speaking {
  words: AuthWords;
  bahasa: Bahasa;
  /** Query parameter of the page's language; refusals are answered in it. */
  query: Readonly<Record<string, string>>;
  /** An address that goes on in the language of the page. */
  at: (path: string) => string;
}

/** The words of a page before the login, in the language that its address asks for (`?bahasa=en`). */
export function useAuthWords(): Speaking {
  const [params] = useSearchParams();
  const asked = params.get('bahasa');
  const bahasa: Bahasa = isBahasa(asked) ? asked : 'id';
  const words = bahasa === 'en' ? use(englishWords()) : indonesian;
  return useMemo((): Speaking => {
    const query: Record<string, string> = bahasa === 'en' ? { bahasa } : {};
    return {
      words,
      bahasa,
      query,
      at: path => (bahasa === 'en' ? `${path}?bahasa=en` : path),
    };
  }, [bahasa, words]);
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
