import { type BagianBerurut, urutanBawaan } from './situsBagian.ts';

export const isBagianBerurut = (key: string): key is BagianBerurut => urutanBawaan.some(known => known === key);

/** The whole order of sections: one that a stored order does not know yet follows the section that it follows in the code. */
export function urutanLengkap(stored: readonly string[]): BagianBerurut[] {
  const order = stored.filter(isBagianBerurut);
  if (!order.length) return [...urutanBawaan];
  for (const [at, section] of urutanBawaan.entries()) {
    if (order.includes(section)) continue;
    const before = urutanBawaan[at - 1];
    order.splice(before ? order.indexOf(before) + 1 : 0, 0, section);
  }
  return order;
}
