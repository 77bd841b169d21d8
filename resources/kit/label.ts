import { acronyms, properNames } from '../acronyms.ts';

/** Words that are written in a way of their own. */
const spelt: Readonly<Record<string, string>> = { mou: 'MoU', inggris: 'Inggris' };

/** `tanggalMou` → "Tanggal MoU", `idRuangRapat` → "Ruang rapat": the words of a name without a leading `id`. */
export function labelFromName(name: string): string {
  const words = name
    .replace(/^id(?=[A-Z])/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map(word => spelt[word] ?? (acronyms.has(word) ? word.toUpperCase() : word));
  // The field's name is the specification's; what people call it is "program studi".
  const sentence = words.join(' ').replace('program prodi', 'program studi');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** "Ruang Rapat", "Kabupaten/Kota" → lower case inside a sentence; words in capitals ("ISBN") and proper names stay. */
export const inSentence = (label: string): string =>
  label.replace(/\p{L}+/gu, word =>
    /^\p{Lu}\p{Ll}*$/u.test(word) && !properNames.has(word) ? word.toLowerCase() : word,
  );

/**
 * A declaration that is complete. Its type alone keeps it from being written: its texts follow what things are called
 * (`declared`, terms.ts), which a frozen object would not let them.
 */
export const fixed = <T extends object>(declaration: T): Readonly<T> => declaration;

/** A lookup table without a prototype, so that names from outside such as `constructor` are unknown. */
export const tableOf = <T extends object>(entries: T): T => Object.assign(Object.create(null), entries);

/** `tanggalMulai` → `tanggal_mulai`: the column of a field; `contoh/peminjaman.barang` → the table of child rows. */
export const snakeCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[-/.]/g, '_')
    .toLowerCase();
