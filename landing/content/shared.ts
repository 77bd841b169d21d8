import { declared } from '../../resources/kit/terms.ts';
import type { Question } from './types.ts';

/** The last question on every page. */
export const lastQuestion: Question = declared({
  question: 'Ke mana saya bertanya?',
  answer:
    'Hubungi layanan MBKM di {telepon} atau {email} pada {jamLayanan}. Sertakan NPM dan nama program agar cepat ditangani.',
});

/** Pages without a copy of their own in section 5. */
export const newsPage = declared({
  title: 'Berita | {produk}',
  heading: 'Berita',
  description: 'Berita, pengumuman, dan cerita mahasiswa program MBKM {uni}.',
  path: '/berita',
});

export const inboundPage = declared({
  title: 'Pendaftaran Mahasiswa Inbound | {produk}',
  heading: 'Pendaftaran Mahasiswa Inbound',
  description:
    'Daftar kuliah satu atau dua semester di {uni} sebagai mahasiswa inbound, tanpa akun, dan pantau status pendaftaran Anda.',
  path: '/pertukaran-mahasiswa/registrasi',
} as const);

/** The specification's page for unknown addresses. */
export const notFoundPage = {
  title: 'Page Not Found',
  text: "Sorry we can't seem to find the page you're looking for",
  unknownRoute: 'This page could not be found',
  action: { label: 'Back To Home', href: '/' },
};
