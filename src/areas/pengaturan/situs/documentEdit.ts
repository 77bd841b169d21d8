import type { BagianBerurut } from '../../../../resources/pengaturan/situsBagian.ts';
import type { DokumenSitus, NilaiSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { isBagianBerurut, urutanLengkap } from '../../../../resources/pengaturan/situsUrutan.ts';

/** A page with another value of a field. */
export const withValue = (document: DokumenSitus, section: string, field: string, value: NilaiSitus): DokumenSitus => ({
  ...document,
  isi: { ...document.isi, [section]: { ...document.isi[section], [field]: value } },
});

/** A page with a section moved one step; the same page where there is nowhere to go. */
export function withMoved(document: DokumenSitus, section: BagianBerurut, step: -1 | 1): DokumenSitus {
  const order = urutanLengkap(document.urutan);
  const at = order.indexOf(section);
  const other = order[at + step];
  if (other === undefined) return document;
  return { ...document, urutan: moved(order, at, step) };
}

/** A list with one of its entries moved one step. */
export function moved<T>(list: readonly T[], at: number, step: -1 | 1): T[] {
  const result = [...list];
  const [one] = result.splice(at, 1);
  if (one !== undefined) result.splice(at + step, 0, one);
  return result;
}

/** A page with a section left out, or shown again. */
export const withShown = (document: DokumenSitus, section: BagianBerurut, shown: boolean): DokumenSitus => ({
  ...document,
  sembunyi: shown ? document.sembunyi.filter(key => key !== section) : [...document.sembunyi, section].sort(),
});

/** A page with the values of a section as in the code, and the section shown. */
export const withSectionOf = (document: DokumenSitus, bawaan: DokumenSitus, section: string): DokumenSitus => ({
  ...document,
  sembunyi: document.sembunyi.filter(key => key !== section),
  isi: { ...document.isi, [section]: bawaan.isi[section] ?? {} },
});

/** True if a section differs from the code. */
export const sectionDiffers = (document: DokumenSitus, bawaan: DokumenSitus, section: string): boolean =>
  JSON.stringify(document.isi[section] ?? {}) !== JSON.stringify(bawaan.isi[section] ?? {}) ||
  (isBagianBerurut(section) && document.sembunyi.includes(section));

/** The value of a field as one text. */
export const textOf = (value: NilaiSitus | undefined): string => (typeof value === 'string' ? value : '');
export const textsOf = (value: NilaiSitus | undefined): string[] =>
  Array.isArray(value) ? value.flatMap(one => (typeof one === 'string' ? [one] : [])) : [];
export const itemsOf = (value: NilaiSitus | undefined): Record<string, string>[] =>
  Array.isArray(value) ? value.flatMap(one => (typeof one === 'string' ? [] : [one])) : [];
export const pictureOf = (value: NilaiSitus | undefined): { id: string; alt: string } | null => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const { id, alt } = value;
  return typeof id === 'string' && typeof alt === 'string' ? { id, alt } : null;
};
