import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { gatherAreas, type Resource } from '../../../../resources/kit/index.ts';
import { area as base } from '../../../../src/areas/base.ts';
import { areaAt, areas, areaWord, everyArea } from '../../../../src/areas/index.ts';
import { areasFor } from '../../../../src/openAreas.ts';

const named = new Set([...registry.resources, ...registry.childRows].map(({ name }) => name));

/** Resources that are named anywhere in a declaration. */
function namesIn(declared: unknown, seen = new Set<unknown>()): string[] {
  if (typeof declared === 'string') return named.has(declared) ? [declared] : [];
  if (typeof declared !== 'object' || declared === null || seen.has(declared)) return [];
  seen.add(declared);
  return Object.values(declared).flatMap(value => namesIn(value, seen));
}

const programmes = everyArea.filter(name => areaAt(`/${name}`));

test('ada wilayah yang dibuka sendiri, dan satu untuk yang mengurus semuanya', () => {
  expect(everyArea.filter(name => !programmes.includes(name))).toEqual(['office']);
  expect(programmes).toContain('kkn');
});

describe.each(programmes)('wilayah %s', name => {
  const load = async () => (await areas[name]()).area;

  test('alamat layarnya mulai dengan namanya, jadi layarnya ditemukan', async () => {
    const { screens } = await load();
    expect(new Set(screens.map(({ path }) => areaWord(path)))).toEqual(new Set([name]));
    for (const { path } of screens) expect(areasFor(path, 'HA02')).toEqual([name]);
  });

  test('hanya menyebut sumber data sendiri dan sumber data bersama', async () => {
    const area = await load();
    const alone = gatherAreas([base, area]);
    const unknown = namesIn([area.resources, area.screens, area.programmes, area.letters]).filter(
      found => !alone.find(found),
    );
    expect(unknown).toEqual([]);
  });
});

test('layar magang yang dibuka tanpa program lain tidak menyebut milik mereka', () => {
  const alone = gatherAreas([base]);
  const screens = base.screens.filter(({ path }) => areasFor(path, 'HA02').length === 0);
  expect(screens.map(({ path }) => path)).toContain('/magang/log-kegiatan');
  expect(namesIn(screens).filter(found => !alone.find(found))).toEqual([]);
});

test('layar yang menampilkan peserta semua program, dan alamat yang tidak dikenal, memuat semuanya', () => {
  expect(areasFor('/magang/mahasiswa/detail', 'HA02')).toEqual(everyArea);
  expect(areasFor('/magang/mahasiswa/detail/018cc251-f400-7f95-abca-733ef04fd231', 'HA02')).toEqual(everyArea);
  expect(areasFor('/tidak-ada', 'HA02')).toEqual(everyArea);
});

test('siapa yang bekerja lintas program selalu mendapat semuanya', () => {
  for (const role of ['HA01', 'HA03', 'HA05', 'HA07'] as const)
    for (const path of ['/kkn/setting-desa', '/magang/approval', '/pengaturan/user'])
      expect(areasFor(path, role)).toEqual(everyArea);
});

test('buku surat menyebut surat setiap wilayah, dan wilayah sendiri tidak membawa surat wilayah lain', async () => {
  const chosen = (field: string, of: string, from: { get(name: string): Resource }) => {
    const found = from.get(of).fields[field];
    return found?.kind === 'enum' || found?.kind === 'enums' ? Object.keys(found.choices) : [];
  };
  const office = (await areas.office()).area;
  const komcad = (await areas.komcad()).area;
  const ofOffice = office.letters?.map(({ name }) => name) ?? [];
  const ofKomcad = komcad.letters?.map(({ name }) => name) ?? [];
  expect(ofKomcad).toEqual(['surat_ijin', 'surat_tugas', 'surat_tugas_latsarmil']);
  const two = gatherAreas([base, office, komcad]);
  expect(chosen('jenisSurat', 'surat/surat', two)).toEqual([...ofOffice, ...ofKomcad]);
  expect(chosen('jenisSurat', 'surat/surat', registry)).toEqual(registry.letters.map(({ name }) => name));
  expect(chosen('jenisSurat', 'surat/surat', registry)).toContain('surat_tugas_kkn');
  expect(chosen('jenisSurat', 'surat/pejabat', registry)).toEqual(
    registry.letters.filter(({ signer }) => signer === 'pejabat').map(({ name }) => name),
  );
});

test('semua wilayah bersama adalah portal', async () => {
  const all = await Promise.all(everyArea.map(async name => (await areas[name]()).area));
  const paths = (screens: readonly { path: string }[]) => screens.map(({ path }) => path).toSorted();
  expect(paths(gatherAreas([base, ...all]).screens)).toEqual(paths(registry.screens));
});
