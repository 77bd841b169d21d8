import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Role } from '../../../resources/kit/index.ts';
import { portalTests } from '../support/browser.ts';
import { faultsHere, stillness } from '../support/faults.ts';
import { requestsOf, type Waiting } from '../support/looks.ts';
import { addressesOf, walks } from './alamat.ts';

/**
 * What the buttons of every screen open (dialogs, panels, menus) fits, is accessible in light and dark at both widths,
 * and closes with Escape. Buttons that do something at once are left out by name; nothing in a dialog is pressed.
 * Buttons of one name are pressed once per login, of one first word once per screen. `npm test -- layar`, as for the screens.
 */
const { open, portal } = portalTests();

/** They write, load a file or leave the portal as soon as they are pressed. */
const atOnce =
  /^(simpan|masuk|kirim|unduh|cetak|coba lagi|tandai|mulai|muat|segarkan|sinkronkan|tarik|uji|salin tautan|pulihkan|kosongkan|halaman|urutkan|mode |layar penuh|buka menu|tutup menu|lewati|keluarkan|akhiri|kembali$)/i;

const opened = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu')).last();

/** Names of the buttons that may be pressed, one of each first word: what rows have each for themselves is alike. */
async function buttonsOf(page: Page): Promise<string[]> {
  const buttons = await page.locator('header, main').getByRole('button', { disabled: false }).all();
  const names = await Promise.all(
    buttons.map(async button => (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? ''),
  );
  const mayBePressed = names.map(name => name.trim()).filter(name => name && !atOnce.test(name));
  return [...new Map(mayBePressed.map(name => [name.split(' ')[0], name])).values()];
}

interface Watched {
  page: Page;
  waiting: Waiting;
}

async function watched(colorScheme: 'light' | 'dark', as: Role): Promise<Watched> {
  const page = await open('/dashboard', { as, reducedMotion: 'reduce', colorScheme });
  return { page, waiting: requestsOf(page) };
}

/** Opens an address anew, wide, and waits until it rests. */
async function visit({ page, waiting }: Watched, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(new URL(address, page.url()).href);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await stillness(page, waiting);
}

/** What is wrong with what one button opens, in the mode that the page is in; nothing where it opens nothing. */
async function faultsBehind(mode: Watched, address: string, name: string): Promise<string[]> {
  const { page, waiting } = mode;
  await visit(mode, address);
  const button = page.locator('header, main').getByRole('button', { name, exact: true, disabled: false }).first();
  if (!(await button.isVisible())) return [];
  await button.click();
  await stillness(page, waiting);
  if (!(await opened(page).isVisible())) return [];
  await page.keyboard.press('Escape');
  const closes = await opened(page)
    .waitFor({ state: 'hidden', timeout: 5000 })
    .then(() => true)
    .catch(() => false);
  if (!closes) return ['does not close with Escape'];
  await button.click();
  return faultsHere(page, waiting, { name: `${address}_${name}` });
}

test.each(walks)(
  '$area as $role: what the buttons open fits, is accessible and closes',
  { timeout: 3_600_000, retry: 0 },
  async walk => {
    const [light, dark] = await Promise.all([watched('light', walk.role), watched('dark', walk.role)]);
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const address of await addressesOf(portal(), walk)) {
      await visit(light, address);
      for (const name of (await buttonsOf(light.page)).filter(name => !seen.has(name))) {
        seen.add(name);
        for (const mode of [light, dark]) {
          const found = await faultsBehind(mode, address, name).catch(error => [String(error)]);
          faults.push(...found.map(fault => `${address} "${name}" ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
  },
);
