import { bentukSitus, type HalamanSitus } from './situs.ts';
import { urutanBawaan } from './situsBagian.ts';
import { type DokumenSitus, type NilaiSitus, skemaSitus } from './situsSkema.ts';
import { isBagianBerurut, kartuLengkap, urutanLengkap } from './situsUrutan.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All of a page: the texts of the code with what was changed. */
export function lengkap(page: HalamanSitus, bawaan: DokumenSitus, changed: DokumenSitus): DokumenSitus {
  const isi = Object.fromEntries(
    Object.entries(bentukSitus(page)).map(([section, { fields }]) => [
      section,
      Object.fromEntries(
        Object.entries(fields).map(([name, isian]): [string, NilaiSitus] => {
          const value = changed.isi[section]?.[name] ?? bawaan.isi[section]?.[name] ?? null;
          return [name, isian.kind === 'cards' ? kartuLengkap(value, Object.keys(isian.choices)) : value];
        }),
      ),
    ]),
  );
  return { urutan: urutanLengkap(changed.urutan), sembunyi: changed.sembunyi, isi };
}

/** Differences of a page from the code. Only these are stored, so that better texts of later releases still arrive. */
export function ubahan(bawaan: DokumenSitus, whole: DokumenSitus): DokumenSitus {
  const isi = Object.fromEntries(
    Object.entries(whole.isi).flatMap(([section, fields]) => {
      const own = Object.entries(fields).filter(
        ([name, value]) => value !== undefined && !same(value, bawaan.isi[section]?.[name] ?? null),
      );
      return own.length ? [[section, Object.fromEntries(own)]] : [];
    }),
  );
  return {
    urutan: same(urutanLengkap(whole.urutan), urutanBawaan) ? [] : whole.urutan,
    sembunyi: [...whole.sembunyi].sort(),
    isi,
  };
}

/** True if a page has no differences from the code. */
export const tanpaBeda = (changed: DokumenSitus): boolean =>
  !changed.urutan.length && !changed.sembunyi.length && !Object.keys(changed.isi).length;

/**
 * Stored differences that this version of the code accepts; removed fields and values no longer valid fall back to the
 * code.
 */
export function masihBerlaku(page: HalamanSitus, stored: DokumenSitus): DokumenSitus {
  const schema = skemaSitus(page);
  const none: DokumenSitus = { urutan: [], sembunyi: [], isi: {} };
  const takes = (document: DokumenSitus): boolean => schema.safeParse(document).success;
  if (takes(stored)) return stored;
  const isi: DokumenSitus['isi'] = {};
  const sembunyi = stored.sembunyi.filter(key => takes({ ...none, sembunyi: [key] }));
  for (const [section, fields] of Object.entries(stored.isi))
    for (const [name, value] of Object.entries(fields))
      if (takes({ ...none, sembunyi, isi: { [section]: { [name]: value } } }))
        isi[section] = { ...isi[section], [name]: value };
  return { urutan: stored.urutan.filter(isBagianBerurut), sembunyi, isi };
}

/** Ids of the pictures that a page shows. */
export const gambarDi = ({ isi }: DokumenSitus): string[] =>
  Object.values(isi).flatMap(fields =>
    Object.values(fields).flatMap(value =>
      value !== null && typeof value === 'object' && !Array.isArray(value) && 'id' in value ? [value.id] : [],
    ),
  );
