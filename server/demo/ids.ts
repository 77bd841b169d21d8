/** 32-bit hash of a text with a seed (FNV-1a, finished with a mixer). */
export function hash32(text: string, seed = 0): number {
  let h = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0').slice(-digits);
/** Before every demo day, so that rows made later sort after. */
const epoch = Date.UTC(2024, 0, 1);

/**
 * The id of a seeded row: shaped like a UUIDv7, the same in every run, known from the resource and a natural key.
 * `order` sets the time part, which keeps bulk inserts in index order.
 */
export function idOf(resource: string, key: string | number, order = 0): string {
  const name = `${resource}:${key}`;
  const time = hex(epoch + order, 12);
  const [a, b, c] = [hash32(name, 1), hash32(name, 2), hash32(name, 3)];
  const variant = hex(0x8 | (a & 0x3), 1);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(a >>> 2, 3)}-${variant}${hex(a >>> 14, 3)}-${hex(b, 8)}${hex(c, 4)}`;
}
