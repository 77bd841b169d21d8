/** Names in a representation or template: `'{kode} {nama}'` → `['kode', 'nama']`. */
export const templateNames = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(found => found[1] ?? '');
