/** Parts of fields' names that people read in capitals. */
export const acronyms: ReadonlySet<string> = new Set([
  'npm',
  'nim',
  'nik',
  'nip',
  'nidn',
  'nuptk',
  'npwp',
  'ipk',
  'ips',
  'sks',
  'sk',
  'kkn',
  'mbkm',
  'dpl',
  'siamik',
  'kwu',
  'mk',
  'pic',
  'isbn',
  'doi',
  'krs',
  'khs',
  'url',
  'hp',
]);

/** Words of titles that keep their capital inside a sentence. */
export const properNames: ReadonlySet<string> = new Set(['Komcad', 'Kemhan', 'Inggris', 'Indonesia']);
