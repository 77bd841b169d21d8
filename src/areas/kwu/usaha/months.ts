import type { BulanUsaha } from '../../../../resources/kwu/bacaan.ts';

const names = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortNames = new Intl.DateTimeFormat('id-ID', { month: 'short', timeZone: 'UTC' });
const firstDay = (bulan: string): Date => new Date(`${bulan}-01T00:00:00Z`);

/** `2026-09` → "September 2026". */
export const monthName = (bulan: string): string => names.format(firstDay(bulan));
/** `2026-09` → "Sep". */
export const monthShort = (bulan: string): string => shortNames.format(firstDay(bulan));

type Sums = Pick<BulanUsaha, 'omzet' | 'pengeluaran' | 'laba' | 'transaksi'>;

/** All months together; whole rupiah, so that nothing is lost by adding. */
export const sumOf = (months: readonly BulanUsaha[]): Sums =>
  months.reduce<Sums>(
    (sum, { omzet, pengeluaran, laba, transaksi }) => ({
      omzet: sum.omzet + omzet,
      pengeluaran: sum.pengeluaran + pengeluaran,
      laba: sum.laba + laba,
      transaksi: sum.transaksi + transaksi,
    }),
    { omzet: 0, pengeluaran: 0, laba: 0, transaksi: 0 },
  );
