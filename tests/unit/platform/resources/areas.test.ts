import { describe, expect, test } from 'vitest';
import { areas as declaredAreas, registry } from '../../../../resources/index.ts';
import { type Area, gatherAreas, type Resource } from '../../../../resources/kit/index.ts';
import { drawArea } from '../../../../src/areas/area.ts';
import { firstAreas } from '../../../../src/areas/first.ts';
import { areaAt, areas, areaWord, everyArea } from '../../../../src/areas/index.ts';
import { areasFor } from '../../../../src/openAreas.ts';
import { isDrawn } from '../../../../src/platform/screens/contents.ts';

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
  const load = async () => gatherAreas(await areas[name]());

  test('alamat layarnya mulai dengan namanya, jadi layarnya ditemukan', async () => {
    const { screens } = await load();
    expect(new Set(screens.map(({ path }) => areaWord(path)))).toEqual(new Set([name]));
    for (const { path } of screens) expect(areasFor(path, 'HA02')).toEqual([name]);
  });

  test('hanya menyebut sumber data sendiri dan sumber data bersama', async () => {
    const area = await load();
    const alone = gatherAreas([...firstAreas, ...(await areas[name]())]);
    const unknown = namesIn([area.resources, area.screens, area.programmes, area.letters]).filter(
      found => !alone.find(found),
    );
    expect(unknown).toEqual([]);
  });
});

test('layar magang yang dibuka tanpa program lain tidak menyebut milik mereka', () => {
  const alone = gatherAreas(firstAreas);
  const screens = alone.screens.filter(({ path }) => areasFor(path, 'HA02').length === 0);
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
  const office = await areas.office();
  const komcad = await areas.komcad();
  const namesOf = (given: readonly Area[]) => given.flatMap(({ letters }) => letters.map(({ name }) => name));
  const ofOffice = namesOf(office);
  const ofKomcad = namesOf(komcad);
  expect(ofKomcad).toEqual(['surat_ijin', 'surat_tugas', 'surat_tugas_latsarmil']);
  const two = gatherAreas([...firstAreas, ...office, ...komcad]);
  expect(chosen('jenisSurat', 'surat/surat', two)).toEqual([...ofOffice, ...ofKomcad]);
  expect(chosen('jenisSurat', 'surat/surat', registry)).toEqual(registry.letters.map(({ name }) => name));
  expect(chosen('jenisSurat', 'surat/surat', registry)).toContain('surat_tugas_kkn');
  expect(chosen('jenisSurat', 'surat/pejabat', registry)).toEqual(
    registry.letters.filter(({ signer }) => signer === 'pejabat').map(({ name }) => name),
  );
});

test('semua wilayah bersama adalah portal', async () => {
  const all = await Promise.all(everyArea.map(name => areas[name]()));
  const paths = (screens: readonly { path: string }[]) => screens.map(({ path }) => path).toSorted();
  expect(paths(gatherAreas([...firstAreas, ...all.flat()]).screens)).toEqual(paths(registry.screens));
});

test('setiap pola layar punya yang menggambarnya begitu wilayahnya dibuka', async () => {
  const all = await Promise.all(everyArea.map(name => areas[name]()));
  for (const area of [...firstAreas, ...all.flat()]) drawArea(area);
  const ofReactAdmin: readonly string[] = ['crud', 'crud/form', 'page'];
  const patterns = registry.screens.flatMap(({ pattern, byRole = {} }) => [
    pattern,
    ...Object.values(byRole).map(own => own.pattern),
  ]);
  const undrawn = patterns.filter(pattern => !ofReactAdmin.includes(pattern) && !isDrawn(pattern));
  expect(new Set(undrawn)).toEqual(new Set());
});

test('wilayah tiba bersama daftar yang dinyatakannya', async () => {
  const office = await areas.office();
  const own = (await Promise.all(programmes.map(name => areas[name]()))).flat();
  const arrivals = (given: readonly Area[]) => new Set(given.map(({ arrives }) => arrives));
  expect(arrivals(firstAreas)).toEqual(new Set(['first']));
  expect(arrivals(office)).toEqual(new Set(['office']));
  expect(arrivals(own)).toEqual(new Set(['own']));
});

test('wilayah di peramban adalah wilayah portal', async () => {
  const names = (given: readonly Area[]) =>
    new Set(given.filter(({ screens }) => screens.length).map(({ name }) => name));
  const all = await Promise.all(everyArea.map(name => areas[name]()));
  expect(names([...firstAreas, ...all.flat()])).toEqual(names(declaredAreas));
});
