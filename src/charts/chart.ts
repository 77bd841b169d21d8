import type { Bagan } from '../../resources/umum/bagan.ts';

/** How tall a chart is drawn, px: a line for each group, or one height for columns. */
export const heightOf = ({ arah, batang }: Pick<Bagan, 'arah' | 'batang'>): number =>
  arah === 'tegak' ? 220 : batang.length * 34 + 52;
