import { z } from 'zod';
import { call } from '../kit/index.ts';
import { manyAnswer, sent } from '../kit/manyAnswer.ts';

/** Calls of the office and of lecturers on classes of inbound students (docs/domain/50 §2.3). */

const alamat = '/api/v2/pertukaran-mahasiswa';
const disalin = z.object({ disalin: z.number(), dilewati: z.number() });
const disimpan = z.object({ disimpan: z.number() });

export const daftarkanMk = call({
  method: 'POST',
  path: `${alamat}/register-mk`,
  summary: 'Buka beberapa kelas sekaligus dengan dosennya',
  body: z.object({ idMasaStudi: sent, rows: sent }),
  answer: manyAnswer,
});

export const salinMk = call({
  method: 'POST',
  path: `${alamat}/mata-kuliah/salin`,
  summary: 'Salin kelas dari masa studi lain',
  body: z.object({ dariIdMasaStudi: sent, keIdMasaStudi: sent }),
  answer: disalin,
});

export const simpanNilaiKelas = call({
  method: 'PUT',
  path: `${alamat}/krs/nilai-massal`,
  summary: 'Simpan nilai beberapa peserta, semua atau tidak satu pun',
  body: z.object({ items: sent }),
  answer: disimpan,
});

export const simpanNilaiPeserta = call({
  method: 'PUT',
  path: `${alamat}/krs/nilai/:idKrsDetail`,
  summary: 'Simpan nilai satu peserta',
  /** Marks by the name of their field. */
  body: z.looseObject({ version: sent }),
  answer: disimpan,
});

export const finalkanNilaiKelas = call({
  method: 'PUT',
  path: `${alamat}/krs/nilai-final/:idMkInbound`,
  summary: 'Finalkan nilai satu kelas',
  body: z.object({ version: sent, konfirmasiKehadiran: sent }),
  answer: z.object({ final: z.number() }),
});

export const bukaNilaiKelas = call({
  method: 'PUT',
  path: `${alamat}/krs/nilai-buka/:idMkInbound`,
  summary: 'Buka kembali nilai final satu kelas',
  body: z.object({ version: sent, catatan: sent }),
  answer: z.object({ dibuka: z.number() }),
});

export const ingatkanPenilai = call({
  method: 'POST',
  path: `${alamat}/krs/nilai-ingatkan`,
  summary: 'Ingatkan dosen yang belum menilai kelasnya',
  body: z.object({ idMkInbound: sent }),
  answer: z.object({ diingatkan: z.number() }),
});
