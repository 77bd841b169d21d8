import { z } from 'zod';
import { call } from '../kit/index.ts';
import { manyAnswer, rowAnswer, sent } from '../kit/manyAnswer.ts';
import { gelombangMenerima } from './alurGelombang.ts';
import type { PapanBersama, PerubahanUsulan, SusunanDicoba, UsulanRingkas } from './papan.ts';

/** Calls that arrange groups (docs/domain/30 §2 mengatur-kelompok). */

const alamat = '/api/v3/kkn/mengatur-kelompok';

export const salinDesa = call({
  method: 'POST',
  path: '/api/v3/kkn/desa/salin',
  summary: 'Salin desa dari gelombang lain',
  body: z.object({ dariGelombang: sent, keGelombang: sent, idDesa: sent }),
  answer: z.object({ disalin: z.number(), dilewati: z.number() }),
});

/** A rule of composition may be broken only with `abaikanPelanggaran` and a note. */
const tanggungan = { abaikanPelanggaran: sent, catatan: sent };

export const pindahkanAnggota = call({
  method: 'PUT',
  path: `${alamat}/pindah`,
  summary: 'Pindahkan anggota ke kelompok lain, keluar dari semua, atau bertukar tempat',
  body: z.object({ idPendaftarMbkm: sent, keKelompok: sent, tukarDengan: sent, ...tanggungan }),
  answer: z.object({ kelompok: z.array(z.string()) }),
});

/** With `coba: true` nothing is stored: `berhasil` would move, and `akibat` says in numbers what follows. */
export const pindahGelombang = call({
  method: 'POST',
  path: '/api/v3/kkn/pindah-gelombang',
  summary: 'Pindahkan peserta ke gelombang lain, atau lihat akibatnya lebih dahulu',
  body: z.object({ items: sent, keGelombang: sent, catatan: sent, coba: z.boolean().default(false) }),
  answer: manyAnswer.extend({
    akibat: z.array(z.object({ kode: z.string(), n: z.number().int(), pesan: z.string() })).optional(),
  }),
});

/** Waves that take participants, the next to leave first. */
export const gelombangTujuan = call({
  method: 'GET',
  path: '/api/v3/kkn/pindah-gelombang',
  summary: 'Gelombang yang menerima peserta, dengan peserta dan kuota desanya',
  answer: z.array(
    z.object({
      id: z.string(),
      nama: z.string(),
      status: z.enum(gelombangMenerima),
      idProgram: z.string(),
      periode: z.string(),
      tanggalBerangkat: z.string(),
      tanggalSelesai: z.string(),
      peserta: z.number().int(),
      /** Places in its villages; 0 while it has none. */
      kuota: z.number().int(),
    }),
  ),
});

export const aturKelompok = call({
  method: 'PUT',
  path: `${alamat}/:id`,
  summary: 'Atur anggota, desa, dan DPL kelompok sekaligus',
  /** Fields of the group, which its own schema reads by the caller's rights. */
  body: z.looseObject({ version: sent, ...tanggungan }),
  answer: rowAnswer,
});

export const tunjukPengurus = call({
  method: 'PUT',
  path: `${alamat}/:id/ketua`,
  summary: 'Tunjuk ketua, sekretaris, bendahara, dan divisi kelompok',
  body: z.object({ idKetua: sent, idSekretaris: sent, idBendahara: sent, divisi: sent, version: sent }),
  answer: rowAnswer,
});

export const periksaKelompok = call({
  method: 'POST',
  path: `${alamat}/:id/periksa`,
  summary: 'Periksa susunan kelompok tanpa menyimpan',
  body: z.object({ anggota: sent, idDesa: sent }),
  answer: z.custom<SusunanDicoba>(),
});

const usulan = `${alamat}/usulan` as const;
const usulanRingkas = z.custom<UsulanRingkas>();

/** Answers 202 while the proposal is still being computed. */
export const buatUsulan = call({
  method: 'POST',
  path: usulan,
  summary: 'Susun usulan pembagian kelompok',
  body: z.object({ idGelombang: sent, benih: sent, pertahankanMandiri: sent }),
  answer: usulanRingkas,
});

export const hapusUsulan = call({
  method: 'DELETE',
  path: `${usulan}/:id`,
  summary: 'Hapus usulan, atau hentikan penyusunannya',
  body: z.object({ version: sent }),
  answer: usulanRingkas,
});

export const ubahUsulan = call({
  method: 'PUT',
  path: `${usulan}/:id/pindah`,
  summary: 'Pindahkan mahasiswa dalam usulan, atau ubah satu kelompoknya',
  body: z.looseObject({ version: sent }),
  answer: z.custom<PerubahanUsulan>(),
});

export const urungkanUsulan = call({
  method: 'PUT',
  path: `${usulan}/:id/urungkan`,
  summary: 'Urungkan perubahan terakhir usulan',
  body: z.object({ version: sent }),
  answer: z.custom<PerubahanUsulan>(),
});

/** An open board asks it every few seconds. */
export const bukaUsulan = call({
  method: 'POST',
  path: `${usulan}/:id/buka`,
  summary: 'Siapa yang membuka papan usulan, dan apa yang berubah sejak satu versi',
  body: z.object({ sejak: z.number().int() }),
  answer: z.custom<PapanBersama>(),
});

export const terapkanUsulan = call({
  method: 'POST',
  path: `${usulan}/:id/terapkan`,
  summary: 'Bentuk semua kelompok dari usulan',
  body: z.object({ version: sent, ...tanggungan }),
  answer: z.object({ kelompokDibuat: z.number() }),
});

export const tambahDpl = call({
  method: 'POST',
  path: '/api/v3/kkn/dpl/banyak',
  summary: 'Tambah beberapa DPL gelombang sekaligus',
  body: z.object({ idGelombang: sent, idPegawai: sent }),
  answer: manyAnswer,
});

export const tambahPicKelompok = call({
  method: 'POST',
  path: '/api/v3/kkn/pic-kelompok/banyak',
  summary: 'Tugaskan satu PIC untuk beberapa kelompok',
  body: z.object({ idPegawai: sent, idKelompok: sent, noHp: sent, jabatan: sent }),
  answer: manyAnswer,
});
