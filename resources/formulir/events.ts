import { event } from '../kit/index.ts';

/** Notices about forms (docs/domain/70 §4); `:id` is the form. */

export const formulirDibuka = event({
  code: 'formulir_dibuka',
  words: ['judul', 'sampai'],
  tells: [
    {
      to: 'akun',
      kind: 'tugas',
      title: 'Anda diminta mengisi formulir',
      text: '“{judul}” menunggu jawaban Anda{sampai}.',
      link: '/formulir/:id',
    },
  ],
});

export const formulirDiingatkan = event({
  code: 'formulir_diingatkan',
  words: ['judul', 'sampai'],
  tells: [
    {
      to: 'akun',
      kind: 'tugas',
      title: 'Formulir belum Anda isi',
      text: '“{judul}” masih menunggu jawaban Anda{sampai}.',
      link: '/formulir/:id',
    },
  ],
});

export const formulirEvents = [formulirDibuka, formulirDiingatkan];
