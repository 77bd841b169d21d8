import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { allRoles, linkOpens } from '../../../../resources/kit/index.ts';
import { publicPaths } from '../../../../resources/publicPaths.ts';
import { firstAreas } from '../../../../src/areas/first.ts';
import { areas } from '../../../../src/areas/index.ts';
import { DashboardPage } from '../../../../src/areas/umum/firstScreen.ts';

const routes = readFileSync(new URL('../../../spec/routes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);

const opened = [...firstAreas, ...(await Promise.all(Object.values(areas).map(load => load()))).flat()];
const byHand: Readonly<Record<string, unknown>> = Object.assign(
  { '/dashboard': DashboardPage },
  ...opened.map(({ pages }) => pages),
);

/** The screen of a route; one of details takes the id that the specification gives as `?id=` from its own path. */
const screenOf = (route: string) => {
  const path = route.replace(/\{(\w+)\}/g, 'apa-saja');
  return registry.screens.find(({ path: known }) => linkOpens(known, path) || linkOpens(known, `${path}/apa-saja`));
};

test('yang disusun tangan hanya layar berpola page', () => {
  const composed = registry.screens
    .filter(({ pattern, byRole = {} }) => [pattern, ...Object.values(byRole).map(own => own.pattern)].includes('page'))
    .map(({ path }) => path);
  expect(Object.keys(byHand).toSorted()).toEqual(composed.toSorted());
});

describe('setiap rute spesifikasi yang selesai', () => {
  test('ada di berkas spesifikasi', () => {
    expect(routes).toEqual(
      expect.arrayContaining(['/', '/admin', '/dashboard', '/inspire', '/network', '/login/v2', '/pengaturan/menu']),
    );
  });

  test.each(routes.filter(path => !publicPaths.some(known => linkOpens(known, path))))(
    '%s: layar yang dibuka minimal satu peran',
    route => {
      const screen = screenOf(route);
      expect(screen).toBeDefined();
      expect(allRoles.some(role => screen?.roles[role])).toBe(true);
      if (screen?.pattern === 'page') expect(byHand).toHaveProperty([screen?.path ?? '']);
    },
  );
});
