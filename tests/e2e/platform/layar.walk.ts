import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { portalTests } from '../support/browser.ts';
import { faultsHere, faultsInBothModes, stillness } from '../support/faults.ts';
import { axe, jumped, requestsOf, type Waiting } from '../support/looks.ts';
import { addressesOf, walks } from './alamat.ts';

/**
 * Every screen, as a role that may open it: fits, is accessible in light and dark, at both widths, and says nothing on
 * the console. One login per area and role; every address is opened anew, so that a screen stands on its own.
 * `npm test -- layar` walks through all; with LAYAR=magang only the areas whose name holds that.
 */
const { open, portal } = portalTests();

/** What is wrong at an address. */
async function faultsAt(page: Page, waiting: Waiting, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(new URL(address, page.url()).href);
  await stillness(page, waiting);
  const jump = await jumped(page);
  return [...(jump > 0.05 ? [`360: jumps (${jump.toFixed(3)})`] : []), ...(await faultsInBothModes(page, waiting))];
}

test.each(walks)(
  '$area as $role: every screen fits and is accessible, light and dark, 1280 and 360 px',
  { timeout: 3_600_000, retry: 0 },
  async walk => {
    const { role } = walk;
    const page = await open('/dashboard', { as: role, reducedMotion: 'reduce' });
    const waiting = requestsOf(page);
    const faults: string[] = [];
    // Nothing was changed, so no screen may ask before it is left.
    page.on('dialog', dialog => {
      faults.push(`${page.url()}: ${dialog.type()}`);
      void dialog.accept();
    });
    for (const address of await addressesOf(portal(), walk)) {
      // A screen that never comes to rest is told about with the others.
      const found = await faultsAt(page, waiting, address).catch(error => [String(error)]);
      faults.push(...found.map(fault => `${address} ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

test.each(['/login', '/login/choose', '/login/v2'])('%s', async path => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(path, { colorScheme, reducedMotion: 'reduce' });
    expect(await faultsHere(page, requestsOf(page))).toEqual([]);
  }
});

test('a story is read on a phone and in dark', async () => {
  const page = await open('/inspire', { as: 'HA02', width: 360, reducedMotion: 'reduce' });
  const waiting = requestsOf(page);
  await page.getByRole('list', { name: 'Cerita' }).getByRole('button').first().click();
  const story = page.getByRole('dialog');
  await story.getByRole('heading', { level: 2 }).first().waitFor();
  await stillness(page, waiting);
  expect(await axe(page)).toEqual([]);
  await story.getByRole('button', { name: 'Tutup cerita' }).click();
  await story.waitFor({ state: 'hidden' });
});

test('on a phone the drawer covers the page and goes away, and lists are cards', async () => {
  const page = await open('/master/mahasiswa', { as: 'HA03', width: 360 });
  const drawer = page.getByRole('complementary', { name: 'Panel samping' });
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await expect.poll(() => page.getByRole('table').count()).toBe(0);
  await expect.poll(() => drawer.isVisible()).toBe(false);
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
