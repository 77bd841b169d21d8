import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { citationOf } from '../../../../resources/master/citation.ts';
import { masterRelated, masterTabs } from '../../../../resources/master/composition.ts';
import { filterable } from '../../../../server/platform/engine/where.ts';
import { copiedLines, linesOf, withLine } from '../../../../src/areas/master/scheduleLines.ts';

/** `berlakuSampai_gte` → `berlakuSampai`. */
const fieldOf = (name: string) => name.replace(/_(gte|lte|gt|lt|neq|in)$/, '');

describe('layar tersusun data master', () => {
  test.each(
    Object.entries(masterRelated).flatMap(([host, tabs]) =>
      tabs.flatMap(tab => tab.lists.map(list => [host, list] as const)),
    ),
  )('%s: daftar terkait menyebut kolom dan saringan yang ada', (host, list) => {
    const [from, to] = [registry.get(host), registry.get(list.resource)];
    const allowed = filterable(to);
    for (const [theirs, ours] of Object.entries(list.by)) {
      expect(allowed.has(theirs), `${to.name}.${theirs}`).toBe(true);
      expect(ours === 'id' || ours in from.fields, `${from.name}.${ours}`).toBe(true);
    }
    for (const name of [...list.columns, ...(list.sort ? [list.sort[0]] : [])])
      expect(name === 'id' || name in to.fields, `${to.name}.${name}`).toBe(true);
  });

  test.each(Object.entries(masterTabs))('%s: tab daftar memakai saringan yang ada', (name, options) => {
    const allowed = filterable(registry.get(name));
    const names = 'tabs' in options ? options.tabs.flatMap(({ filter }) => Object.keys(filter)) : [options.field];
    expect(names.filter(found => !allowed.has(fieldOf(found)))).toEqual([]);
  });
});

describe('jadwal periode di formulir', () => {
  const line = { idJenisMbkm: null, tahap: 'pendaftaran', mulai: '2026-08-01', selesai: '2026-08-31' };

  test('sebuah tahap ada selama salah satu tanggalnya ada', () => {
    const begun = withLine([], { idJenisMbkm: 'kkn', tahap: 'konversi' }, 'mulai', '2026-09-01');
    expect(begun).toEqual([{ idJenisMbkm: 'kkn', tahap: 'konversi', mulai: '2026-09-01', selesai: null }]);
    expect(withLine(begun, { idJenisMbkm: 'kkn', tahap: 'konversi' }, 'mulai', null)).toEqual([]);
    expect(withLine([line], { idJenisMbkm: 'kkn', tahap: 'pendaftaran' }, 'selesai', null)).toEqual([line]);
  });

  test('salinannya baris baru, digeser sejauh mulainya periode', () => {
    const stored = linesOf([{ ...line, id: 'a' }, 'bukan baris']);
    expect(copiedLines(stored, '2026-08-01', '2027-02-01')).toEqual([
      { ...line, mulai: '2027-02-01', selesai: '2027-03-03' },
    ]);
    expect(copiedLines(stored, '2026-08-01', null)).toEqual([line]);
  });
});

test('sitasi menyebut yang ada saja', () => {
  expect(
    citationOf({
      pengarang: 'Kurose, J. F.',
      tahun: 2021,
      judul: 'Computer Networking',
      edisi: '8',
      penerbit: 'Pearson',
      isbn: '9780136681557',
    }),
  ).toBe('Kurose, J. F. (2021). Computer Networking (edisi 8). Pearson. ISBN 9780136681557.');
  expect(citationOf({ judul: 'Apa itu MBKM?', doi: '10.1000/182' })).toBe('Apa itu MBKM? https://doi.org/10.1000/182');
});
