import type { Point } from './baseMap.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Mean radius of the earth, in kilometres (IUGG). */
const earthKm = 6371.0088;

/** Kilometres between two places along the surface, not by road (haversine). */
export function straightKm(from: Point, to: Point): number {
  const [a, b] = [radians(from.lintang), radians(to.lintang)];
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.bujur - from.bujur) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Kilometres through all places, beginning with the first and going on to the nearest that is left each time. */
export function roundKm([first, ...others]: readonly Point[]): number {
  let km = 0;
  let at = first;
  let left = others;
  while (at && left.length > 0) {
    const from = at;
    const next = left.reduce((nearest, place) =>
      straightKm(from, place) < straightKm(from, nearest) ? place : nearest,
    );
    km += straightKm(from, next);
    left = left.filter(place => place !== next);
    at = next;
  }
  return km;
}
