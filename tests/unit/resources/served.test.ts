import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles } from '../../../resources/kit/index.ts';
import { publicPaths } from '../../../resources/publicPaths.ts';

/** Areas whose routes are complete; an area adds its prefix when it is (docs/domain/10 §4). */
const finished = /^\/($|admin|dashboard|inspire|network|login|logout|pengaturan)(\/|$)/i;

const routes = readFileSync(new URL('../../spec/routes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line && finished.test(line));

/** Paths that src/pages/index.ts has a page for, read as text: importing it would load every page. */
const byHand = new Set(
  [
    ...readFileSync(new URL('../../../src/pages/index.ts', import.meta.url), 'utf8').matchAll(/^ {2}'(\/[^']*)':/gm),
  ].map(([, path]) => path?.toLowerCase()),
);
const isPublic = (path: string) => publicPaths.some(known => known.toLowerCase() === path.toLowerCase());

describe('setiap rute spesifikasi yang selesai', () => {
  test('ada di berkas spesifikasi', () => {
    expect(routes).toEqual(
      expect.arrayContaining(['/', '/admin', '/dashboard', '/inspire', '/network', '/login/v2', '/pengaturan/menu']),
    );
  });

  test.each(routes.filter(path => !isPublic(path)))('%s: layar yang dibuka sedikitnya satu peran', path => {
    const screen = registry.screens.find(known => known.path.toLowerCase() === path.toLowerCase());
    expect(screen).toBeDefined();
    expect(allRoles.some(role => screen?.roles[role])).toBe(true);
    if (screen?.pattern !== 'crud') expect(byHand.has(path.toLowerCase())).toBe(true);
  });
});
