import { catalogue } from '../kit/index.ts';

/** What the mapping of a source says about bad input (docs/domain/10 §2.1 sumber-data). */
export const sinkronisasiMessages = catalogue('sinkronisasi', {
  mapping: 'Pemetaan tidak valid.',
  target: ({ nama }: { nama: string }) => `Kolom tujuan ${nama} tidak dikenal.`,
});
