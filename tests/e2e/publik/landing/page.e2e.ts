// @module-tag semua: walks every public page; publik/landing/html and header stay
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { identity } from '../../../../landing/identity.ts';
import { browserTests, paths, scrollTo } from './browser.ts';

const { open, world } = browserTests();
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const offline = /503|Service Unavailable/;

describe('with the API down', () => {
  it.each(['/', '/mbkm/Kkn'])('%s keeps its copy, says so in the sections, and tries again', async path => {
    world().api.down = true;
    const page = await open(path, { allow: offline });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await expect
      .poll(() => page.getByRole('heading', { name: 'Pertanyaan yang Sering Diajukan' }).isVisible())
      .toBe(true);
    await expect.poll(() => page.getByText('Data belum dapat dimuat.').count()).toBeGreaterThanOrEqual(3);
    expect(new URL(page.url()).pathname).toBe(path);
    world().api.down = false;
    await page.locator('#berita').getByRole('button', { name: 'Coba lagi' }).click();
    await page.locator('#berita article').first().waitFor();
    await expect.poll(() => page.getByText('Data belum dapat dimuat.').count()).toBe(0);
  });
});

describe('data from the API', () => {
  it('shows registration, schedule, documents and the programme’s numbers', async () => {
    const page = await open('/mbkm/Kkn');
    await expect
      .poll(() => page.locator('.hero .chip').textContent())
      .toMatch(/^Pendaftaran dibuka sampai \d+ \w+ \d{4}$/);
    await expect.poll(() => page.locator('.timeline').count()).toBe(2);
    await expect.poll(() => page.locator('.timeline').first().getByText('Selesai').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.timeline').first().getByText('Berlangsung').count()).toBe(1);
    await expect.poll(() => page.getByText('Telah menempuh 80 SKS', { exact: false }).count()).toBe(1);
    await expect.poll(() => page.getByRole('link', { name: 'Unduh Panduan' }).count()).toBe(1);
  });

  it('says when registration is closed', async () => {
    const page = await open('/mbkm/Komcad');
    await expect.poll(() => page.locator('.hero .chip').textContent()).toBe('Pendaftaran ditutup');
    await expect.poll(() => page.locator('.hero .button-main').textContent()).toBe('Masuk ke Portal');
  });

  it('says what will come when there is nothing yet', async () => {
    world().api.change = data => ({
      ...data,
      jadwal: [],
      dokumen: [],
      berita: [],
      statistik: [{ label: 'Peserta', nilai: 3 }],
    });
    const page = await open('/mbkm/Kkn');
    await expect.poll(() => page.getByText('Jadwal akan diumumkan melalui portal.').count()).toBe(1);
    await expect.poll(() => page.getByText('Belum ada berita untuk program ini.').count()).toBe(1);
    await expect.poll(() => page.locator('.documents, .figures').count()).toBe(0);
  });

  it('moves nothing while it arrives', async () => {
    for (const path of ['/', '/mbkm/Magang', '/mbkm/Komcad']) {
      const page = await open(path, { width: 412, height: 823 });
      const shift = await page.evaluate(
        () =>
          new Promise<number>(done => {
            new PerformanceObserver(list => {
              done(list.getEntries().reduce((sum, entry) => sum + (Number(Reflect.get(entry, 'value')) || 0), 0));
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
          }),
      );
      expect(shift, path).toBeLessThanOrEqual(0.02);
    }
  });
});

describe('footer', () => {
  it('says who we are, with four icons that lead nowhere yet', async () => {
    const page = await open('/mbkm/Kkn');
    const footer = page.getByRole('contentinfo');
    const text = (await footer.textContent()) ?? '';
    for (const words of [identity.namaUniversitas, identity.motto, identity.telepon, identity.email, identity.alamat]) {
      expect(text).toContain(words);
    }
    expect(text).toContain(`© ${new Date().getFullYear()} ${identity.namaUniversitas}`);
    for (const name of ['Instagram', 'YouTube', 'Facebook', 'X']) {
      const icon = footer.getByRole('img', { name: `${name} (belum tersedia)` });
      await expect.poll(() => icon.count()).toBe(1);
      expect(await icon.evaluate(element => element.closest('a, [tabindex]') === null)).toBe(true);
    }
  });
});

describe('by keyboard', () => {
  it('starts with the skip link and opens a question with Enter', async () => {
    const page = await open('/mbkm/Magang');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lewati ke konten utama');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('konten');
    const question = page.locator('.faq button').first();
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => page.getByText('Sedikitnya 16 minggu').isVisible()).toBe(false);
    await question.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
    await page.getByText('Sedikitnya 16 minggu').waitFor({ state: 'visible' });
  });
});

describe('without scripts', () => {
  it.each(paths)('%s shows its whole copy', async path => {
    const page = await open(path, { javaScriptEnabled: false, width: 400 });
    const answers = page.locator('.faq-answer p');
    await expect.poll(() => answers.count()).toBe(7);
    for (const answer of await answers.all()) await expect.poll(() => answer.isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('heading', { name: 'Pusat Informasi' }).isVisible()).toBe(true);
    await expect.poll(() => page.locator('.skeletons:visible').count()).toBe(0);
  });
});

/** What axe has against the page as it stands. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axe, 'utf8'));
  return page.evaluate(async () => {
    const result = await Reflect.get(window, 'axe').run();
    return result.violations.map(
      (found: { id: string; nodes: { html: string }[] }) => `${found.id}: ${found.nodes[0]?.html}`,
    );
  });
}

/** Links and buttons lower than a finger is wide. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input')]
      .filter(
        element =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('.prose, .skip-link, .empty'),
      )
      // A card's link covers the card.
      .filter(element => getComputedStyle(element, '::after').position !== 'absolute' || element.closest('nav'))
      .filter(element => element.getBoundingClientRect().height < 44)
      .map(element => element.outerHTML.slice(0, 120)),
  );

describe('accessibility', () => {
  it.each([...paths, '/berita', '/berita/cerita-rizky', '/tidak-ada'])(
    '%s: axe, 320 px, room for fingers',
    async path => {
      const page = await open(path, { width: 360, reducedMotion: 'reduce', allow: /404/ });
      // Narrow at the top, wide with the white bar: both states of the bar, both layouts.
      expect(await violationsOf(page), '360 px').toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await smallTargets(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      const lowest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await scrollTo(page, Math.min(900, lowest));
      expect(await violationsOf(page), '1280 px').toEqual([]);
    },
  );
});

describe('links', () => {
  it('none is broken on any page', async () => {
    const seen = new Set<string>();
    const queue = ['/'];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await world().app.inject({ method: 'GET', url: path });
      expect(answer.statusCode, path).toBeLessThan(400);
      if (!String(answer.headers['content-type']).startsWith('text/html')) continue;
      const ids = new Set([...answer.body.matchAll(/ id="([^"]+)"/g)].map(match => match[1]));
      for (const [, found = ''] of answer.body.matchAll(/ (?:href|src)="([^"]+)"/g)) {
        const href = found.replaceAll('&amp;', '&');
        if (/^(https?:|mailto:|tel:)/.test(href)) continue;
        if (href.startsWith('#')) expect(ids, `${path} ${href}`).toContain(href.slice(1));
        else queue.push(href.split('#')[0] ?? '/');
      }
    }
    for (const path of paths) expect(seen).toContain(path);
  });
});
