import { event } from '../kit/index.ts';

/** Notices about forms (docs/domain/70 §4, §8); `:id` is the form, `:baris` the row that it asks about. */

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

export const formulirSaat = event({
  code: 'formulir_saat',
  words: ['judul', 'sampai', 'tentang', 'baris'],
  tells: [
    {
      to: 'akun',
      kind: 'tugas',
      title: 'Anda diminta mengisi formulir',
      text: '“{judul}” menunggu jawaban Anda tentang {tentang}{sampai}.',
      link: '/formulir/:id?baris=:baris',
    },
  ],
});

export const formulirSaatDiingatkan = event({
  code: 'formulir_saat_diingatkan',
  words: ['judul', 'sampai', 'tentang', 'baris'],
  tells: [
    {
      to: 'akun',
      kind: 'tugas',
      title: 'Formulir belum Anda isi',
      text: '“{judul}” masih menunggu jawaban Anda tentang {tentang}{sampai}.',
      link: '/formulir/:id?baris=:baris',
    },
  ],
});

export const formulirEvents = [formulirDibuka, formulirDiingatkan, formulirSaat, formulirSaatDiingatkan];
