import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { browserTests, scrollTo } from './browser.ts';

const { open, world } = browserTests();

/** The bar as a visitor sees it, once its transition has ended. */
async function bar(page: Page) {
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return page.evaluate(() => {
    const header = document.querySelector('header');
    if (!header) throw new Error('no header');
    const style = getComputedStyle(header);
    return {
      background: style.backgroundColor,
      height: header.offsetHeight,
      shadow: style.boxShadow !== 'none',
      scrolled: header.hasAttribute('data-scrolled'),
    };
  });
}

const flat = { background: 'rgba(0, 0, 0, 0)', height: 64, shadow: false, scrolled: false };
const white = { background: 'rgb(255, 255, 255)', height: 72, shadow: true, scrolled: true };

describe('the bar', () => {
  it('is transparent up to 60 px, white beyond, and the button leads back', async () => {
    const page = await open('/mbkm/Magang');
    const toTop = page.getByRole('button', { name: 'Kembali ke atas' });
    expect(await bar(page)).toEqual(flat);
    await scrollTo(page, 60);
    expect(await bar(page)).toEqual(flat);
    await expect.poll(() => toTop.isVisible()).toBe(false);
    await scrollTo(page, 61);
    expect(await bar(page)).toEqual(white);
    await toTop.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.waitForSelector('header:not([data-scrolled])');
    expect(await bar(page)).toEqual(flat);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Magang');
  });

  it('knows on load that the page is scrolled', { tags: ['semua'] }, async () => {
    const page = await open('/mbkm/Kkn');
    await scrollTo(page, 900);
    await page.reload();
    await page.waitForSelector('header[data-scrolled]');
    expect(await bar(page)).toEqual(white);
  });

  it('marks the section that is being read', async () => {
    const page = await open('/mbkm/Magang');
    const current = () => page.locator('header nav [aria-current]').allTextContents();
    expect(await current()).toEqual(['Home']);
    await page.getByRole('navigation').getByRole('link', { name: 'Mitra' }).click();
    await page.waitForSelector('header nav a[href="#mitra"][aria-current]');
    expect(await current()).toEqual(['Mitra']);
  });

  it('carries the links of its page', { tags: ['semua'] }, async () => {
    const links = async (path: string) =>
      (await open(path)).getByRole('navigation', { name: 'Bagian halaman' }).getByRole('link').allTextContents();
    expect(await links('/')).toEqual(['Home', 'Program', 'Portofolio', 'Mitra', 'Pusat Informasi']);
    expect(await links('/mbkm/Kkn')).toEqual(['Home', 'About', 'Pusat Informasi']);
    expect(await links('/mbkm/Magang')).toEqual(['Home', 'About', 'Mitra', 'Pusat Informasi']);
    expect(await links('/mbkm/Kewirausahaan')).toEqual(['Home', 'About', 'Portofolio', 'Mitra', 'Pusat Informasi']);
  });

  it('loses the link of a section that is empty', { tags: ['semua'] }, async () => {
    world().api.change = data => ({ ...data, mitra: [], cerita: [] });
    const page = await open('/mbkm/Kewirausahaan');
    await expect.poll(() => page.locator('#mitra, #portofolio').count()).toBe(0);
    await expect.poll(() => page.locator('header a[href="#mitra"], header a[href="#portofolio"]').count()).toBe(0);
  });
});

describe('the drawer', () => {
  it('takes the place of the links below 850 px', async () => {
    const page = await open('/mbkm/Magang', { width: 849 });
    const links = page.getByRole('navigation', { name: 'Bagian halaman' });
    const menu = page.getByRole('button', { name: 'Buka menu' });
    expect([await links.isVisible(), await menu.isVisible()]).toEqual([false, true]);
    await menu.click();
    const drawer = page.getByRole('dialog');
    await expect.poll(() => drawer.locator('.drawer-title').textContent()).toBe('Magang');
    await expect
      .poll(() => drawer.getByRole('link').allTextContents())
      .toEqual(['Home', 'About', 'Program', 'Berita', 'Login']);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await drawer.boundingBox()).toMatchObject({ x: 849 - 280, width: 280 });
    await drawer.getByRole('link', { name: 'Berita' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.waitForFunction(
      () => Math.abs((document.getElementById('berita')?.getBoundingClientRect().top ?? 999) - 72) < 3,
    );
    expect(new URL(page.url()).hash).toBe('#berita');
    await page.setViewportSize({ width: 850, height: 800 });
    expect([await links.isVisible(), await menu.isVisible()]).toEqual([true, false]);
  });

  it('closes by Esc, backdrop, button and growth, and gives the focus back', async () => {
    const page = await open('/', { width: 600 });
    const menu = page.getByRole('button', { name: 'Buka menu' });
    const drawer = page.locator('dialog');
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(40, 400),
      () => page.getByRole('button', { name: 'Tutup menu' }).click(),
    ];
    for (const close of closings) {
      await menu.click();
      await drawer.waitFor({ state: 'visible' });
      await close();
      await drawer.waitFor({ state: 'hidden' });
      expect(await menu.evaluate(element => element === document.activeElement)).toBe(true);
    }
    await menu.click();
    await page.setViewportSize({ width: 900, height: 800 });
    await drawer.waitFor({ state: 'hidden' });
  });

  it('keeps the focus inside', async () => {
    const page = await open('/mbkm/Magang', { width: 600 });
    await page.getByRole('button', { name: 'Buka menu' }).click();
    const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab');
      expect(await inside()).toBe(true);
    }
  });
});

describe('anchors', () => {
  it('scroll to the section, set the hash and move the focus', async () => {
    const page = await open('/mbkm/Magang');
    await page.getByRole('link', { name: 'Pusat Informasi' }).click();
    await page.waitForFunction(
      () => Math.abs((document.getElementById('program')?.getBoundingClientRect().top ?? 999) - 72) < 3,
    );
    expect(new URL(page.url()).hash).toBe('#program');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pusat Informasi');
  });

  it('show the section of the address the page was opened with', { tags: ['semua'] }, async () => {
    const page = await open('/mbkm/Magang#faq');
    await page.waitForFunction(() => {
      const top = document.getElementById('faq')?.getBoundingClientRect().top ?? 9999;
      const end = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      return Math.abs(top - 72) < 3 || (end && top < window.innerHeight);
    });
  });

  it('Login leads to /login', { tags: ['semua'] }, async () => {
    const page = await open('/mbkm/Magang');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');
  });
});
