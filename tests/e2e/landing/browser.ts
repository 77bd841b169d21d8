import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startWorld, type World } from './world.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The nine landing pages. */
export const paths = [
  '/',
  '/mbkm/Magang',
  '/mbkm/Kkn',
  '/mbkm/Kewirausahaan',
  '/mbkm/Komcad',
  '/mbkm/PertukaranMahasiswa',
  '/mbkm/KampusMengajar',
  '/mbkm/PraktisiMengajar',
  '/mbkm/StudiIndependen',
];

interface OpenOptions {
  width?: number;
  height?: number;
  javaScriptEnabled?: boolean;
  reducedMotion?: 'reduce' | 'no-preference';
  /** Wait until the page answers to the visitor; not possible without scripts. */
  ready?: boolean;
  /** Errors that the test is about. */
  allow?: RegExp;
}

/** One world and one browser for a file; every page is watched for errors. */
export function browserTests() {
  let browser: Browser;
  let world: World;
  let errors: string[] = [];
  beforeAll(async () => {
    expect(existsSync(executablePath), `${executablePath} is missing: set CHROMIUM`).toBe(true);
    [browser, world] = await Promise.all([chromium.launch({ executablePath, args: flags }), startWorld()]);
  });
  beforeEach(() => {
    world.api.down = false;
    world.api.change = data => data;
    errors = [];
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map(context => context.close()));
    expect(errors).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  const open = async (path: string, options: OpenOptions = {}): Promise<Page> => {
    const { width = 1280, height = 800, ready = true, allow, ...rest } = options;
    const context = await browser.newContext({ viewport: { width, height }, ...rest });
    const page = await context.newPage();
    const note = (words: string) => {
      if (!allow?.test(words)) errors.push(`${path}: ${words}`);
    };
    page.on('pageerror', error => note(error.message));
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) note(message.text());
    });
    await page.goto(world.url + path);
    if (ready && rest.javaScriptEnabled !== false) {
      await page.waitForFunction(() => document.querySelectorAll('.skeletons').length === 0);
      await page.waitForFunction(() => document.fonts.status === 'loaded');
    }
    return page;
  };
  return { open, world: () => world, browser: () => browser };
}

/** Scrolls at once and waits until the page has noticed. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.waitForFunction(y => Math.abs(window.scrollY - y) < 1, top);
  // Two frames: the listener works once per frame.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}
