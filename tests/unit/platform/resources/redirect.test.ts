import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { isOnTheWay, linkOpens, type Role, redirectOf, roleNames } from '../../../../resources/kit/index.ts';
import { defaultMenu, type MenuNode } from '../../../../resources/menu.ts';

/** Addresses that are the beginning of a screen's (docs/domain/20 §3). */

const menu = defaultMenu(registry.screens);
const linksFor = (role: Role): string[] => {
  const of = ({ link, roles, children }: MenuNode): string[] => [
    ...(link && roles[role] ? [link] : []),
    ...children.flatMap(of),
  ];
  return menu.flatMap(of);
};
const allRoles = Object.keys(roleNames).filter((name): name is Role => Object.hasOwn(roleNames, name));
const spec = readFileSync(new URL('../../../spec/routes.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const linksOf = new Map(allRoles.map(role => [role, linksFor(role)]));
const at = (path: string, role: Role, id: string | null = null) =>
  redirectOf(path, id, registry.screens, linksOf.get(role) ?? []);

describe('alamat tanpa id', () => {
  test.each([
    ['/data-mbkm', 'HA03', { to: '/data-mbkm/bakpk', chooses: false }],
    ['/data-mbkm/bakpk/detail', 'HA10', { to: '/data-mbkm/bakpk', chooses: true }],
    ['/kkn/penilaian/dpl/detail', 'HA04', { to: '/kkn/penilaian/dpl', chooses: true }],
    [
      '/pertukaran-mahasiswa/inbound/pemberian-nilai/form-nilai',
      'HA04',
      { to: '/pertukaran-mahasiswa/inbound/pemberian-nilai/daftar-matkul', chooses: true },
    ],
    // The list of another role is none, and neither is another list: the page says that it is not theirs.
    ['/penilaian-konversi2/detail/kwu', 'HA05', undefined],
    ['/kkn/verifikasi/detail', 'HA02', undefined],
    // Such rows stand in several lists of other programmes' screens.
    ['/magang/mahasiswa/detail', 'HA05', { chooses: true }],
    ['/penilaian-konversi', 'HA05', undefined],
    ['/tidak-ada', 'HA01', undefined],
  ] as const)('%s bagi %s', (path, role, onward) => {
    expect(at(path, role)).toEqual(onward);
  });

  test('jenis pada alamat konversi tetap menjadi saringan daftarnya', () => {
    const filter = { kodeJenisMbkm: ['outbound', 'permadi'] };
    expect(at('/penilaian-konversi/detail/outbound', 'HA05')).toEqual({
      to: `/penilaian-konversi?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      chooses: true,
    });
  });

  test('dengan id rincian baris itu yang terbuka', () => {
    expect(at('/penilaian-konversi/detail/kkn', 'HA05', 'x1')?.to).toBe('/penilaian-konversi/detail/kkn/x1');
    expect(isOnTheWay('/tidak-ada', registry.screens)).toBe(false);
  });

  test('setiap alamat rincian dari spesifikasi menuju daftar rinciannya, atau tidak ke mana pun', () => {
    const details = spec.filter(path =>
      registry.screens.some(({ path: own }) => own.toLowerCase() === `${path}/:id`.toLowerCase()),
    );
    expect(details.length).toBeGreaterThan(60);
    for (const path of details)
      for (const role of allRoles) {
        const to = at(path, role)?.to?.split('?')[0];
        if (to === undefined) continue;
        const own = registry.screens.find(one => one.path.toLowerCase() === `${path}/:id`.toLowerCase());
        expect([path, role, to, path.startsWith(`${to}/`) || own?.inherits === to]).toEqual([path, role, to, true]);
        expect([path, role, linksOf.get(role)?.some(link => linkOpens(link, to))]).toEqual([path, role, true]);
      }
  });
});
