import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { axe, busyPlaces, requestsOf, scrollsSideways, type Waiting } from './looks.ts';

/** Checks of every screen: it finishes loading, fits, and is accessible. */

const widths = [1280, 360];

/** Waits until the page has its title, or a dialog over it, and nothing is on its way any more. */
async function settle(page: Page, waiting: Waiting): Promise<void> {
  const over = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));
  await page.getByRole('heading', { level: 1 }).or(over).first().waitFor();
  await stillness(page, waiting);
}

/** Waits until nothing is on its way any more. */
export async function stillness(page: Page, waiting: Waiting): Promise<void> {
  await expect
    .poll(async () => ({ places: await busyPlaces(page), requests: [...waiting].map(one => one.url()) }))
    .toEqual({
      places: 0,
      requests: [],
    });
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
}

/** With GAMBAR=folder every page that is looked at is also kept as a picture, for people. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.GAMBAR;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name.replace(/[^\w-]+/g, '_')}.png`) });
}

interface Look {
  /** Only these of axe's rules. */
  only?: readonly string[];
  /** Part of the pictures' names; default: the address. */
  name?: string;
}

/** Faults of the open page at both widths. */
export async function faultsHere(page: Page, waiting: Waiting, { only, name }: Look = {}): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page, waiting);
    faults.push(...(await axe(page, { only })).map(fault => `${width}: ${fault}`));
    if (await scrollsSideways(page)) faults.push(`${width}: scrolls sideways`);
    await picture(page, `${name ?? new URL(page.url()).pathname}_${width}`);
  }
  return faults;
}

/** Faults of the open page in light and in dark mode; only contrasts differ between them. */
export async function faultsInBothModes(page: Page, waiting: Waiting): Promise<string[]> {
  const light = await faultsHere(page, waiting);
  await page.getByRole('button', { name: 'Mode gelap' }).click();
  const name = `${new URL(page.url()).pathname}_gelap`;
  const dark = await faultsHere(page, waiting, { only: ['color-contrast'], name });
  await page.getByRole('button', { name: 'Mode terang' }).click();
  return [...light, ...dark.map(fault => `gelap ${fault}`)];
}

/** Faults of the open page once it shows something: wide in light, then narrow in dark. */
export async function faultsWideAndNarrow(page: Page, shown: Locator): Promise<string[]> {
  const waiting = requestsOf(page);
  const look = async (name: string) => {
    await shown.first().waitFor();
    await page.waitForLoadState('networkidle');
    await stillness(page, waiting);
    const sideways = (await scrollsSideways(page)) ? ['scrolls sideways'] : [];
    return [...sideways, ...(await axe(page))].map(fault => `${name}: ${fault}`);
  };
  const wide = await look('1280');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...wide, ...(await look('360 gelap'))];
}
