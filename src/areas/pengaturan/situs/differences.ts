import { bentukSitus, type HalamanSitus, type IsianSitus } from '../../../../resources/pengaturan/situs.ts';
import type { DokumenSitus, NilaiSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { isBagianBerurut, kartuLengkap, urutanLengkap } from '../../../../resources/pengaturan/situsUrutan.ts';
import { itemsOf, pictureOf, textOf, textsOf } from './documentEdit.ts';

/** One thing in which two versions of a page differ, in words. */
export interface Difference {
  readonly where: string;
  readonly before: string;
  readonly after: string;
}

function inWords(isian: IsianSitus, value: NilaiSitus | undefined): string {
  switch (isian.kind) {
    case 'text':
    case 'link':
      return textOf(value);
    case 'texts':
      return textsOf(value).join('\n');
    case 'items':
      return itemsOf(value)
        .map(item =>
          Object.keys(isian.fields)
            .map(name => item[name] ?? '')
            .join(' · '),
        )
        .join('\n');
    case 'cards':
      return kartuLengkap(value, Object.keys(isian.choices))
        .map(({ kode, tampil }) => `${isian.choices[kode] ?? kode}${tampil === 'ya' ? '' : ' (disembunyikan)'}`)
        .join('\n');
    case 'picture': {
      const picture = pictureOf(value);
      return picture ? `Foto: ${picture.alt}` : '';
    }
  }
}

/** In what two whole versions of a page differ. */
export function differences(page: HalamanSitus, before: DokumenSitus, after: DokumenSitus): Difference[] {
  const form = bentukSitus(page);
  const fields = Object.entries(form).flatMap(([section, { label, fields }]) =>
    Object.entries(fields).flatMap(([name, isian]): Difference[] => {
      const [old, now] = [inWords(isian, before.isi[section]?.[name]), inWords(isian, after.isi[section]?.[name])];
      return old === now ? [] : [{ where: `${label}: ${isian.label}`, before: old, after: now }];
    }),
  );
  const named = (keys: readonly string[]) => keys.map(key => (isBagianBerurut(key) ? form[key].label : key)).join(', ');
  const layout = [
    { where: 'Urutan bagian', before: named(urutanLengkap(before.urutan)), after: named(urutanLengkap(after.urutan)) },
    { where: 'Disembunyikan', before: named(before.sembunyi), after: named(after.sembunyi) },
  ].filter(each => each.before !== each.after);
  return [...layout, ...fields];
}
