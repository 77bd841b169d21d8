/** Names in a representation or template: `'{kode} {nama}'` → `['kode', 'nama']`. */
export const templateNames = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(found => found[1] ?? '');

/** Words with the figures put in: `filled('{a} dari {b} jam', { a: '3,5', b: '20' })`. */
export const filled = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
