import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, type Role, type Screen } from '../../../resources/kit/index.ts';
import { axe, portalTests, scrollsSideways } from '../support/browser.ts';
import { caller } from './orang.ts';

/** Every screen generated from a declaration, and those of the core made by hand: opens, fits and is accessible. */

const { open, portal } = portalTests();

const widths = [1280, 360];
const screens = registry.screens.filter(
  ({ pattern, path }) => pattern === 'crud' && /^\/(master|pengaturan)\//.test(path),
);
/** Tim MBKM for most; else the first role that may write there, else who may read. */
function roleOf({ roles }: Screen): Role {
  const found = ['full', 'read'].flatMap(how => allRoles.filter(role => roles[role] === how));
  return found.includes('HA03') ? 'HA03' : (found[0] ?? 'HA01');
}

/** Waits until nothing is on its way any more. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root, [aria-busy="true"], #nprogress'));
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
}

/** What is wrong with the page that is open, at both widths. */
async function faultsHere(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    const found = await axe(page);
    if (await scrollsSideways(page)) found.push('scrolls sideways');
    faults.push(...found.map(fault => `${new URL(page.url()).pathname} ${width}: ${fault}`));
  }
  return faults;
}

test.each(screens.map(screen => [screen.path, screen] as const))('%s', async (path, screen) => {
  const role = roleOf(screen);
  const resource = registry.find(screen.resources[0] ?? '');
  const call = await caller(portal(), role);
  const [row] = (await call<{ id: string }[]>('GET', `${resource?.endpoint}?range=[0,0]`)).body;
  // A short list: axe looks at every row, and all rows are alike.
  const page = await open(`${path}?page=1&perPage=10`, { as: role, reducedMotion: 'reduce' });
  const faults = await faultsHere(page);
  const addresses: string[] = [];
  if (resource && !resource.serverOnly && (await page.getByRole('link', { name: 'Tambah' }).count()) > 0)
    addresses.push(`${path}/create`);
  if (row) addresses.push(`${path}/${row.id}/show`);
  for (const address of addresses) {
    await page.goto(portal().url + address);
    faults.push(...(await faultsHere(page)));
  }
  expect(faults).toEqual([]);
});

test.each(['/dashboard', '/pengaturan/user/profile', '/pengaturan/menu', '/pengaturan/menu?tab=hak'])(
  '%s',
  async path => {
    const page = await open(path, { as: 'HA01', reducedMotion: 'reduce' });
    expect(await faultsHere(page)).toEqual([]);
  },
);

test.each(['/login', '/login/choose', '/login/v2'])('%s', async path => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(path, { colorScheme, reducedMotion: 'reduce' });
    expect(await faultsHere(page)).toEqual([]);
  }
});

test.each(['/dashboard', '/master/mahasiswa', '/master/mitra/create', '/pengaturan/menu?tab=hak'])(
  '%s in dark',
  async path => {
    const page = await open(path, { as: 'HA01', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Mode gelap' }).click();
    expect(await faultsHere(page)).toEqual([]);
  },
);

test('on a phone the drawer covers the page and goes away, and lists are cards', async () => {
  const page = await open('/master/mahasiswa', { as: 'HA03', width: 360 });
  const drawer = page.getByRole('complementary', { name: 'Panel samping' });
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await drawer.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await drawer.getByText('Tim MBKM').first().waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  // Whatever can be pressed is high enough for a thumb.
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, main input[type=checkbox], header button')]
      .map(element => ({
        name: element.textContent || element.getAttribute('aria-label'),
        box: (element.closest('.MuiCheckbox-root') ?? element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && box.height < 43.5)
      .map(({ name, box }) => `${name}: ${box.height}`),
  );
  expect(small).toEqual([]);
});
