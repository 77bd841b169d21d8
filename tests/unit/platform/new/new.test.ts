import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../../../resources/index.ts';
import {
  checkRegistry,
  type inLanguage as inLanguageType,
  type KnownNames,
  type Language,
  type Registry,
} from '../../../../resources/kit/index.ts';
import { carryOut, type Plan, planArea, planEntity } from '../../../../scripts/new/files.ts';
import { Refusal } from '../../../../scripts/new/names.ts';

const root = join(import.meta.dirname, '../../../..');
/** Inside the project, so that packages are found. */
const copy = join(root, '.cache', `new-${process.pid}`);

beforeAll(() => {
  for (const path of ['resources', 'src/areas/index.ts', 'server/areas/index.ts', 'tests/spec'])
    cpSync(join(root, path), join(copy, path), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const pathsOf = ({ changes }: Plan, isNew: boolean) =>
  changes.filter(change => change.isNew === isNew).map(({ path }) => path);
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

describe('npm run new', () => {
  it('writes an entity and an area that the registry takes', async () => {
    const entity = planEntity('master/ruang-belajar', areas, copy);
    expect(pathsOf(entity, true)).toEqual([
      'resources/master/ruangBelajar.ts',
      'resources/master/ruangBelajarScreen.ts',
      'tests/api/master/ruangBelajar.test.ts',
    ]);
    carryOut(entity, copy);
    const area = planArea('lomba', areas, copy);
    expect(pathsOf(area, true)).toContain('src/areas/lomba/area.ts');
    carryOut(area, copy);
    expect(read('src/areas/index.ts')).toContain("lomba: alone(() => import('./lomba/area.ts'))");
    expect(read('server/areas/index.ts')).toMatch(/area as lomba \}[\s\S]*\n {2}lomba,\n\];/);
    expect(read('tests/spec/addedRoutes.txt')).toMatch(/\/master\/ruang-belajar\n\/lomba\/lomba\n$/);
    expect(read('resources/messages.ts')).toMatch(/lombaMessages \}[\s\S]*\n {2}lomba: lombaMessages,\n/);
    expect(read('resources/english/sentences.ts')).toMatch(/lombaEnglish \}[\s\S]*\n {2}lomba: lombaEnglish,\n/);
    const load = (path: string) => import(pathToFileURL(join(copy, path)).href);
    // As the server does at its start.
    const { registry }: { registry: Registry } = await load('resources/index.ts');
    const { knownNames }: { knownNames: KnownNames } = await load('resources/known.ts');
    expect(() => checkRegistry(registry, knownNames)).not.toThrow();
    expect(knownNames.groups.findIndex(({ key }) => key === 'lomba')).toBe(
      knownNames.groups.findIndex(({ key }) => key === 'penilaian') - 1,
    );
    expect(registry.get('master/ruang-belajar').label).toBe('Ruang Belajar');
    const { inLanguage }: { inLanguage: typeof inLanguageType } = await load('resources/kit/message.ts');
    const { english }: { english: Language } = await load('resources/english/index.ts');
    const [[, taken] = []] = registry.get('lomba/lomba').unique;
    expect(taken && [String(taken), inLanguage(taken, english)]).toEqual([
      'Kode ini sudah dipakai.',
      'This code is taken.',
    ]);
    const screens = registry.screens.filter(({ resources }) => resources.includes('lomba/lomba'));
    expect(screens).toMatchObject([{ path: '/lomba/lomba', group: 'lomba', roles: { HA01: 'full', HA03: 'full' } }]);
  });

  it.each([
    ['', 'is no entity'],
    ['master', 'is no entity'],
    ['master/ruang/belajar', 'is no entity'],
    ['master/Ruang', 'is no name'],
    ['master/ruang-', 'is no name'],
    ['../x', 'is no area'],
    ['master/class', 'means something in the code'],
    [`master/${'a'.repeat(41)}`, 'is longer than'],
    ['tidakada/x', 'No area "tidakada"'],
    ['kegiatan/x', 'No area "kegiatan"'],
    ['master/kurikulum', 'is taken by'],
    ['magang/log-kegiatan', 'is taken by the screen'],
    ['master/screens', 'is there already'],
  ])('refuses the entity "%s" in words, and writes nothing', (given, why) => {
    expect(() => planEntity(given, areas)).toThrow(Refusal);
    expect(() => planEntity(given, areas)).toThrow(why);
  });

  it.each([
    ['riset', 'is there already'],
    ['kegiatan', 'is there already'],
    ['kit', 'is there already'],
    ['karya-tulis', 'is no area: one word'],
    ['new', 'means something in the code'],
  ])('refuses the area "%s"', (given, why) => {
    expect(() => planArea(given, areas)).toThrow(Refusal);
    expect(() => planArea(given, areas)).toThrow(why);
  });
});
