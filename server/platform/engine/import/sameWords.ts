/** Words are compared without case and with single spaces. */
export const sameWords = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Kinds of places and their abbreviations: "Kec. Junrejo". */
const kinds: Readonly<Record<string, string>> = {
  kecamatan: 'kecamatan',
  kec: 'kecamatan',
  kabupaten: 'kabupaten',
  kab: 'kabupaten',
  kota: 'kota',
  provinsi: 'provinsi',
  prov: 'provinsi',
};

function placeOf(text: string): { kind: string | undefined; name: string } {
  const words = sameWords(text);
  const [, first = '', name = ''] = /^([a-z]+)\.? (.+)$/.exec(words) ?? [];
  const kind = kinds[first];
  return kind === undefined ? { kind, name: words } : { kind, name };
}

/** True if two words name one place: "Kec. Junrejo" is "JUNREJO", and "Kab. Malang" is not "Kota Malang". */
export function isSamePlace(a: string, b: string): boolean {
  const [one, other] = [placeOf(a), placeOf(b)];
  const kinds = one.kind !== undefined && other.kind !== undefined;
  return one.name === other.name && (!kinds || one.kind === other.kind);
}
