import type { Bagan } from '../../../resources/umum/bagan.ts';

/** How tall a chart is drawn, px: a line for each group, or one height for columns. */
export const heightOf = ({ arah, batang }: Pick<Bagan, 'arah' | 'batang'>): number =>
  arah === 'tegak' ? 220 : batang.length * 34 + 52;

/** True if a chart has bars to compare: a single one says no more than its number. */
export const compares = ({ batang }: Pick<Bagan, 'batang'>): boolean =>
  batang.filter(({ jumlah }) => jumlah > 0).length > 1;
