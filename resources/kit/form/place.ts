import { indonesia, roundDegrees } from '../point.ts';

/** A place as people write it and as maps copy it: latitude, a comma, longitude, in degrees with a decimal point. */

export interface Place {
  readonly lintang: number;
  readonly bujur: number;
}

const degrees = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** The place that a text names; undefined for another text. */
export function placeOf(text: string): Place | undefined {
  const [lintang = '', bujur = '', more] = text
    .slice(0, 60)
    .split(/[,;]/)
    .map(part => part.trim());
  if (more !== undefined || !degrees.test(lintang) || !degrees.test(bujur)) return undefined;
  return { lintang: roundDegrees(Number(lintang)), bujur: roundDegrees(Number(bujur)) };
}

/** How a place is kept: six digits after the point. */
export const placeText = ({ lintang, bujur }: Place): string => `${lintang.toFixed(6)}, ${bujur.toFixed(6)}`;

/** True for a place in Indonesia. */
export const isInside = ({ lintang, bujur }: Place): boolean =>
  lintang >= indonesia.lintang[0] &&
  lintang <= indonesia.lintang[1] &&
  bujur >= indonesia.bujur[0] &&
  bujur <= indonesia.bujur[1];
