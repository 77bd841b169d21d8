import { gelombang } from './gelombang.ts';

/** Recaps of KKN cover one wave; preselected is the wave under way. */
export const perGelombang = {
  field: 'idGelombang',
  resource: gelombang.name,
  label: 'Gelombang',
  first: ['pelaksanaan', 'penilaian', 'selesai'],
} as const;

/** Their table of groups. */
export const perKelompok = {
  key: 'kelompok',
  title: 'Per kelompok',
  empty: 'Belum ada kelompok pada gelombang ini.',
} as const;
