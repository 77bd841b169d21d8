import { event } from '../kit/index.ts';

/** Notices to assessors about the grading of a participation (docs/domain/20 §4.9). */

const open = { kind: 'tugas', title: 'Penilaian dibuka', text: 'Silakan nilai {nama} ({program}).' } as const;
const late = {
  kind: 'peringatan',
  title: 'Penilaian terlambat',
  text: 'Nilai {nama} ({program}) belum dikirim.',
} as const;
const screens = { mitra: '/monitoring4/detail-penilaian/:id', dosen: '/monitoring3/detail-penilaian/:id' } as const;

export const penilaianDibuka = event({
  code: 'penilaian_dibuka',
  words: ['nama', 'program'],
  tells: [
    { ...open, to: 'mitra', link: screens.mitra },
    { ...open, to: 'dosen', link: screens.dosen },
  ],
});

export const penilaianTerlambat = event({
  code: 'penilaian_terlambat',
  words: ['nama', 'program'],
  tells: [
    { ...late, to: 'mitra', link: screens.mitra },
    { ...late, to: 'dosen', link: screens.dosen },
  ],
});

export const nilaiEvents = [penilaianDibuka, penilaianTerlambat];
