import { expect, test } from 'vitest';
import { portalTests } from '../support/browser.ts';
import { stillness } from '../support/faults.ts';
import { requestsOf, treeFaults } from '../support/looks.ts';
import { caller } from './orang.ts';

/** What axe and the accessibility tree find of any weight, where something was found once; the walk looks at all screens. */

const { open, portal } = portalTests();

test.each([
  ['HA03', '/master/komponen-penilaian'],
  ['HA02', '/magang/log-kegiatan/form/add'],
  ['HA07', '/monitoring2/paket-konversi'],
] as const)('as %s: %s', async (as, path) => {
  const page = await open(path, { as, reducedMotion: 'reduce' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await stillness(page, requestsOf(page));
  expect(await treeFaults(page)).toEqual([]);
});

test("a partner's page, and the menu of the account over it", async () => {
  const call = await caller(portal(), 'HA03');
  const query = encodeURIComponent(JSON.stringify({ q: 'Nusa Digital' }));
  const { body } = await call<{ id: string }[]>('GET', `master/mitra?range=[0,0]&filter=${query}`);
  const page = await open(`/master/mitra/${body[0]?.id}/show`, { as: 'HA03', reducedMotion: 'reduce' });
  await page.getByRole('region', { name: 'Yang dapat dihubungi' }).waitFor();
  await stillness(page, requestsOf(page));
  expect(await treeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menu', { name: /Tim MBKM/ }).waitFor();
  expect(await treeFaults(page)).toEqual([]);
});
