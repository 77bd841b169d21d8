import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { portalTests } from '../support/browser.ts';
import { stillness } from '../support/faults.ts';
import { requestsOf } from '../support/looks.ts';

/** Tables with many columns at 1280 px: they need not scroll, and what is cut are words, never numbers, days or pictures. */

const { open } = portalTests();

/** Tables that scroll sideways, and cells whose end is missed. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll('main .tabel-lebar')]
      .filter(one => one.scrollWidth > one.clientWidth + 1)
      .map(one => `${one.clientWidth} of ${one.scrollWidth} px`);
    const cut = [...document.querySelectorAll('main .tabel-lebar td, main .tabel-lebar td [data-line]')]
      .filter(one => one.scrollWidth > one.clientWidth + 1)
      .filter(one => /\d$/.test(one.textContent?.trim() ?? '') || one.querySelector('[data-whole]'))
      .map(one => `cut: ${one.textContent}`);
    return [...wide, ...cut];
  });

test.each([
  '/laporan/iku-2',
  '/pertukaran-mahasiswa/inbound/approve-krs',
  '/magang/riwayat/pendaftar2',
  '/kkn/mengatur-kelompok',
])('%s', async path => {
  const page = await open(path, { as: 'HA01', reducedMotion: 'reduce' });
  await page.getByRole('main').getByRole('row').nth(1).waitFor();
  await stillness(page, requestsOf(page));
  // Cells whose code came later are fitted in the next frames.
  await expect.poll(() => faults(page)).toEqual([]);
});
