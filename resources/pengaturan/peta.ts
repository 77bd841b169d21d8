/**
 * Origin of a map's tiles, from the setting `peta.ubin`: `https://ubin.example.ac.id/{z}/{x}/{y}.png`.
 * @returns the origin for the page's content security policy; null for an invalid address
 */
export function tileOrigin(address: string): string | null {
  if (!['{z}', '{x}', '{y}'].every(part => address.includes(part)) || /[\s;,'"<>\\]/.test(address)) return null;
  const url = URL.parse(address);
  // A placeholder in the host would be another origin for each tile.
  return url?.protocol === 'https:' && /^[a-z0-9.-]+(?::\d{1,5})?$/.test(url.host) ? url.origin : null;
}

/** Settings of a map; null: no tiles, markers are drawn on a plain grid. */
export interface Peta {
  ubin: string | null;
  atribusi: string | null;
}
