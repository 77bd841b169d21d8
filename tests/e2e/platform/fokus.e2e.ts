import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { portalTests } from '../support/browser.ts';
import { stillness } from '../support/faults.ts';
import { requestsOf } from '../support/looks.ts';

/** Forms by keyboard alone: what has the focus is in sight, not behind the toolbar or the bar of buttons (WCAG 2.4.11). */
const { open } = portalTests();

/** Whether what has the focus bears a mark that says so. */
const marked = (page: Page) =>
  page.evaluate(async () => {
    const found = document.activeElement;
    if (!found?.closest('main')) return null;
    // With less motion the ring still takes a moment to come.
    await Promise.allSettled(found.getAnimations().map(({ finished }) => finished));
    const { outlineStyle, outlineWidth } = getComputedStyle(found);
    const shown = outlineStyle !== 'none' && outlineWidth !== '0px';
    const name = `${found.tagName} ${found.textContent?.slice(0, 40)}`;
    return { name, shown: shown || found.closest('.Mui-focused, .Mui-focusVisible') !== null };
  });

/** What has the focus, and what lies over its middle where that is something else. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const found = document.activeElement;
    if (!(found instanceof HTMLElement) || !found.closest('main')) return null;
    const box = found.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const whole = found.closest('label, .MuiFormControl-root') ?? found;
    const clear = over !== null && (whole.contains(over) || over.contains(found));
    return { name: found.getAttribute('name') ?? found.textContent ?? found.tagName, clear };
  });

test.each([
  ['/portofolio/jurnal/create', 1280],
  ['/portofolio/jurnal/create', 360],
  ['/kkn/proposal/create', 1280],
  ['/kkn/laporan-tugas-mingguan/create', 360],
] as const)('%s at %i px: every stop of the Tab key is in sight', async (path, width) => {
  const page = await open(path, { as: 'HA02', width, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Simpan' }).waitFor();
  await stillness(page, requestsOf(page));
  await page.getByRole('main').getByRole('textbox').first().focus();
  const hidden: string[] = [];
  let stops = 0;
  for (let at = await focused(page); at; at = await focused(page)) {
    stops += 1;
    if (!at.clear) hidden.push(at.name);
    if (at.name === 'Batal' || stops > 60) break;
    await page.keyboard.press('Tab');
  }
  expect(stops).toBeGreaterThan(5);
  expect(hidden).toEqual([]);
});

test.each([
  ['HA03', '/portofolio'],
  ['HA02', '/portofolio/jurnal'],
] as const)('%s at %s: every stop of the Tab key says that it has the focus', async (as, path) => {
  const page = await open(path, { as, reducedMotion: 'reduce' });
  // Before the rows are there the Tab key has little to stop at.
  await page.getByRole('main').getByRole('row').nth(1).waitFor();
  await stillness(page, requestsOf(page));
  await page.getByRole('main').getByRole('combobox').or(page.getByRole('main').getByRole('searchbox')).first().focus();
  const dark: string[] = [];
  let stops = 0;
  for (let at = await marked(page); at && stops < 80; at = await marked(page)) {
    stops += 1;
    if (!at.shown) dark.push(at.name);
    await page.keyboard.press('Tab');
  }
  expect(stops).toBeGreaterThan(5);
  expect(dark).toEqual([]);
});

test('by keys alone the focus is never nowhere: not while an act is on its way, nor after it led to the next page', async () => {
  const page = await open('/magang/log-kegiatan/form/add', { as: 'HA02', width: 360, reducedMotion: 'reduce' });
  let answer = () => {};
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/kirim-banyak', async route => {
    await held;
    await route.continue();
  });
  const at = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
  await page.getByRole('button', { name: /^Seperti / }).press('Enter');
  await expect.poll(at).not.toBe('BODY');
  await page.getByRole('textbox', { name: 'Kegiatan' }).fill('Uji coba layanan');
  await page.getByRole('textbox', { name: 'Uraian' }).fill('Menyusun laporan uji coba layanan bersama rekan satu tim.');
  const submit = page.getByRole('button', { name: 'Ajukan' });
  await submit.press('Enter');
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await expect.poll(at).not.toBe('BODY');
  answer();
  await page.getByText('Kegiatan diajukan kepada dosen pembimbing.').waitFor();
  await expect.poll(at).toBe('H1');
});
