/**
 * Where a map's tiles come from, out of the address that the setting `peta.ubin` holds:
 * `https://ubin.example.ac.id/{z}/{x}/{y}.png`.
 * @returns the origin for the page's content security policy; null for an address that cannot be one
 */
export function tileOrigin(address: string): string | null {
  if (!['{z}', '{x}', '{y}'].every(part => address.includes(part)) || /[\s;,'"<>\\]/.test(address)) return null;
  const url = URL.parse(address);
  // A placeholder in the host would be another origin for each tile.
  return url?.protocol === 'https:' && /^[a-z0-9.-]+(?::\d{1,5})?$/.test(url.host) ? url.origin : null;
}

/** What a map needs to know; null: no tiles, its markers stand on a plain grid. */
export interface Peta {
  ubin: string | null;
  atribusi: string | null;
}
