import { type BagianBerurut, urutanBawaan } from './situsBagian.ts';

export const isBagianBerurut = (key: string): key is BagianBerurut => urutanBawaan.some(known => known === key);

/** Adds the keys that a stored order does not know, each after its predecessor in the code. */
function completed<T>(stored: readonly T[], inCode: readonly T[]): T[] {
  const order = [...stored];
  for (const [at, one] of inCode.entries()) {
    if (order.includes(one)) continue;
    const before = inCode[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, one);
  }
  return order;
}

/** The whole order of sections. */
export function urutanLengkap(stored: readonly string[]): BagianBerurut[] {
  const order = stored.filter(isBagianBerurut);
  return order.length ? completed(order, urutanBawaan) : [...urutanBawaan];
}

/** A card of the index as it is stored: which one, and whether it is shown. */
export type Kartu = { readonly kode: string; readonly tampil: 'ya' | 'tidak' };

/** The cards of a stored value in their order; those that it does not know are shown where the code puts them. */
export function kartuLengkap(stored: unknown, inCode: readonly string[]): Kartu[] {
  const known = (Array.isArray(stored) ? stored : []).flatMap((one: unknown): Kartu[] => {
    if (typeof one !== 'object' || one === null || !('kode' in one) || typeof one.kode !== 'string') return [];
    return inCode.includes(one.kode)
      ? [{ kode: one.kode, tampil: 'tampil' in one && one.tampil === 'tidak' ? 'tidak' : 'ya' }]
      : [];
  });
  const order = completed(
    known.map(({ kode }) => kode),
    inCode,
  );
  return order.map(kode => known.find(one => one.kode === kode) ?? { kode, tampil: 'ya' });
}
