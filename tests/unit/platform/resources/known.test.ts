import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import {
  allow,
  area,
  type Content,
  checkRegistry,
  DeclarationError,
  gatherAreas,
  type KnownNames,
  ownProdi,
  type QueueOptions,
  type Resource,
  resource,
  roles,
  type Screen,
  type ShortScreen,
  screen,
  status,
  text,
  workflow,
} from '../../../../resources/kit/index.ts';
import { knownNames } from '../../../../resources/known.ts';
import { approvalOptions } from '../../../../resources/magang/approvalOptions.ts';
import { magang } from '../../../../resources/magang/programme.ts';
import { role } from '../../../../resources/roles.ts';

/** A role that no product has; only data that no compiler saw can name one. */
const nobody = JSON.parse('"HA99"');
const flow = (change: object = {}) =>
  workflow({
    initial: 'draf',
    states: { draf: { label: 'Draf', tone: 'draf' } },
    actions: { catat: { label: 'Catat', from: ['draf'], by: [role.timMbkm], ...change } },
  });
const room = (change: object = {}, steps = flow()): Resource =>
  resource({
    name: 'uji/ruang',
    label: 'Ruang',
    representation: '{nama}',
    fields: { nama: text(20, { required: true }), status: status(steps) },
    sort: ['nama'],
    access: { [role.timMbkm]: allow({ type: 'all' }, ['action']) },
    ...change,
  });
const place = {
  path: '/uji',
  title: 'Ruang',
  icon: 'place',
  resource: 'uji/ruang',
  roles: roles([role.timMbkm]),
  group: 'master',
};
const page = (change: Partial<Omit<ShortScreen, keyof Content>> = {}): Screen =>
  screen({ ...place, ...change, pattern: 'crud' });
const queue = (change: Partial<QueueOptions>): Screen =>
  screen({ ...place, path: '/uji/antrean', pattern: 'queue', options: { ...approvalOptions, ...change } });
const [tab] = approvalOptions.tabs;
if (!tab) throw new Error('antrean tanpa tab');

const start = (r: Resource, screens: Screen[] = [], known: KnownNames = knownNames) =>
  checkRegistry(gatherAreas([area({ name: 'uji', arrives: 'own', resources: [r], screens })]), known);
const queued = (change: Partial<QueueOptions>) => start(room(), [queue(change)]);

describe('names that only the product knows', () => {
  test('those of the portal are all known', () => {
    expect(() => checkRegistry(registry, knownNames)).not.toThrow();
    expect(() => start(room(), [page()])).not.toThrow();
  });

  const unknown: Record<string, [start: () => void, message: string]> = {
    'role with access': [
      () => start(room({ access: { [nobody]: allow(ownProdi(), []) } })),
      'uji/ruang.access: peran "HA99" tidak ada',
    ],
    'role kept from looking up': [
      () => start(room({ lookup: { columns: ['nama'], except: [nobody] } })),
      'uji/ruang.lookup: peran "HA99" tidak ada',
    ],
    'role that merges': [() => start(room({ merge: { by: [nobody] } })), 'uji/ruang.merge: peran "HA99" tidak ada'],
    'role that takes a step': [
      () => start(room({}, flow({ by: [nobody] }))),
      'uji/ruang.status: aksi "catat": peran "HA99" tidak ada',
    ],
    'role that a need does not bind': [
      () => start(room({}, flow({ needs: [{ says: 'Belum.', rule: 'x', free: [nobody] }] }))),
      'uji/ruang.status: aksi "catat": peran "HA99" tidak ada',
    ],
    'role of a screen': [() => start(room(), [page({ roles: { [nobody]: 'full' } })]), '/uji: peran "HA99" tidak ada'],
    'role that sees something else': [
      () => start(room(), [page({ byRole: { [nobody]: { pattern: 'crud' } } })]),
      '/uji: peran "HA99" tidak ada',
    ],
    'role that acts for another in a queue': [
      () => queued({ onBehalf: { roles: [nobody], filter: {}, text: '' } }),
      '/uji/antrean: roles: peran "HA99" tidak ada',
    ],
    'role whose tab is narrower': [
      () => queued({ tabs: [{ ...tab, byRole: { [nobody]: {} } }] }),
      '/uji/antrean: byRole: peran "HA99" tidak ada',
    ],
    'role with a task': [
      () => queued({ tabs: [{ ...tab, task: { label: { [nobody]: 'Tugas' }, decides: true } }] }),
      '/uji/antrean: label: peran "HA99" tidak ada',
    ],
    'role that grades': [
      () =>
        checkRegistry(
          {
            ...registry,
            programmes: [{ ...magang, grade: { from: 'sheets', assessors: { dosen: { by: [nobody] } } } }],
          },
          knownNames,
        ),
      'program magang.grade.dosen: peran "HA99" tidak ada',
    ],
    'role that sees a letter': [
      () =>
        checkRegistry(
          { ...registry, letters: registry.letters.map(letter => ({ ...letter, roles: [nobody] })) },
          knownNames,
        ),
      `surat ${registry.letters[0]?.name}: peran "HA99" tidak ada`,
    ],
    'icon of a screen': [() => start(room(), [page({ icon: 'rumah' })]), '/uji: ikon "rumah" tidak ada'],
    'icon that every object has': [
      () => start(room(), [page({ icon: 'constructor' })]),
      '/uji: ikon "constructor" tidak ada',
    ],
    'icon of a way into a programme': [
      () => {
        const [way = ''] = Object.keys(magang.ways);
        const first = magang.ways[way];
        if (!first) throw new Error('magang tanpa jalur');
        const ways = { [way]: { ...first, icon: 'rumah' } };
        checkRegistry({ ...registry, programmes: [{ ...magang, ways }] }, knownNames);
      },
      `program magang.ways.${Object.keys(magang.ways)[0]}: ikon "rumah" tidak ada`,
    ],
    'icon of a heading': [
      () => start(room(), [], { ...knownNames, groups: [{ key: 'uji', icon: 'rumah' }] }),
      'menu uji: ikon "rumah" tidak ada',
    ],
    'heading of a screen': [() => start(room(), [page({ group: 'mastre' })]), '/uji: kelompok menu "mastre" tidak ada'],
    'heading above a heading': [
      () => start(room(), [], { ...knownNames, groups: [{ key: 'uji', icon: 'home', parent: 'induk' }] }),
      'menu uji: kelompok menu "induk" tidak ada',
    ],
  };

  test.each(Object.entries(unknown))('an unknown %s stops the start', (_, [begin, message]) => {
    expect(begin).toThrow(DeclarationError);
    expect(begin).toThrow(message);
  });
});
