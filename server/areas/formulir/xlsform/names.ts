/** Names of a spreadsheet as ids and codes of a form. */

/** An id for a name of XLSForm that nobody else has: small letters, digits and underlines, beginning with a letter. */
export function freeId(name: string, used: ReadonlySet<string>, otherwise: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 60);
  const known = /[a-z0-9]/.test(letters) ? letters : otherwise;
  // What is right already stays as it is, underlines at its end too.
  const plain = /^[a-z][a-z0-9_]{0,39}$/.test(name) ? name : known.replace(/^_|_$/g, '');
  const begun = /^[a-z]/.test(plain) ? plain : `q_${plain}`;
  return free(begun.slice(0, 40), used);
}

/** A code of a choice that no other of its list has. */
export const freeCode = (name: string, used: ReadonlySet<string>): string =>
  free(name.replace(/[\s;|]+/g, '_').slice(0, 40) || 'p', used);

function free(name: string, used: ReadonlySet<string>): string {
  if (!used.has(name)) return name;
  for (let n = 2; ; n++) {
    const next = `${name.slice(0, 36)}_${n}`;
    if (!used.has(next)) return next;
  }
}
