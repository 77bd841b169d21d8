import { expect, test } from 'vitest';
import { portalTests } from '../support/browser.ts';
import { stillness } from '../support/faults.ts';
import { jumped, requestsOf } from '../support/looks.ts';

/** What the page brings along of its first screen (docs/domain/10 §3.3); what it says is asserted at the API. */

const { open } = portalTests(undefined, 60_000);

test('the dashboard is read and its links are followed without scripts', async () => {
  const page = await open('/dashboard', { as: 'HA02', width: 360, javaScriptEnabled: false });
  await page.getByRole('heading', { level: 1, name: /^Selamat/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const steps = page.getByRole('heading', { name: 'Kerjakan sekarang' }).locator('..');
  await steps.getByRole('link').first().click();
  expect(new URL(page.url()).pathname).toMatch(/\/(add|edit)$/);
});

test('the screen takes its place and leaves nothing of it behind', async () => {
  const page = await open('/dashboard', { as: 'HA02', fresh: true });
  await page.locator('#root').getByRole('heading', { name: 'Program Anda' }).waitFor();
  await expect.poll(() => page.locator('.shell-screen').count()).toBe(0);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

/** A slow line, as a phone tells it: the font waits for the next visit, so its words cannot jump either. */
const onSlowLine = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } });

test.each(['/dashboard', '/magang/log-kegiatan'])('nothing of %s jumps when the screen takes its place', async path => {
  const page = await open(path, { as: 'HA02', width: 360, fresh: true });
  await page.addInitScript(onSlowLine);
  await page.reload();
  await page
    .locator('#root')
    .getByRole('link', { name: /^Catat kegiatan/ })
    .first()
    .waitFor();
  await stillness(page, requestsOf(page));
  expect(await jumped(page)).toBeLessThan(0.02);
});
