// @module-tag semua: walks every screen of a role
import { expect, test, vi } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { Role } from '../../../resources/kit/index.ts';
import { portalTests } from '../support/browser.ts';
import { stillness } from '../support/faults.ts';
import { requestsOf, scrollsSideways } from '../support/looks.ts';
import { type Running, risetIn } from './people.ts';

/**
 * Every screen of those whose research runs, with what they have in it, on a phone: the walk (`inti/layar.walk.ts`) goes
 * as the demo accounts, for whom most of these are empty. What is refused to them fails in `watchedTests`.
 */
let people: Running;
const { open, portal } = portalTests(async started => {
  people = await risetIn(() => started).running();
});
vi.setConfig({ testTimeout: 300_000 });

const pathsOf = (role: Role): string[] =>
  registry.screens
    .filter(({ path, roles }) => /^\/riset(\/|$)/.test(path) && !path.includes(':') && roles[role])
    .map(({ path }) => path);

test.each([
  ['HA02', 'student'],
  ['HA04', 'dosen'],
  ['HA06', 'mitra'],
] as const)('%s sees every research screen of theirs whole at 360 px', async (role, who: keyof Running) => {
  const page = await open('/riset', { as: people[who], width: 360, reducedMotion: 'reduce' });
  const waiting = requestsOf(page);
  const broken: string[] = [];
  for (const path of pathsOf(role)) {
    await page.goto(`${portal().url}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await stillness(page, waiting);
    if (await scrollsSideways(page)) broken.push(`${path}: scrolls sideways`);
    if (await page.getByText('Data tidak dapat dimuat').count()) broken.push(`${path}: cannot be loaded`);
  }
  expect(broken).toEqual([]);
});
