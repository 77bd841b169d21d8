import { catalogue } from '../kit/index.ts';

/** Messages of a source's mapping about invalid input (docs/domain/10 §2.1 sumber-data). */
export const sinkronisasiMessages = catalogue('sinkronisasi', {
  mapping: 'Periksa pemetaan isian sumber data.',
  target: ({ nama }: { nama: string }) => `Kolom tujuan ${nama} tidak dikenal.`,
});
