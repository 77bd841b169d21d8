import { existsSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { executablePath, giveBack, type Look, sharedBrowser, takePage } from './kept.ts';

/** Something that answers at an address: the portal, or the landing pages alone. */
export interface Site {
  url: string;
  close(): Promise<void>;
}

/** Options of opening a page of any site. */
export interface PageOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  javaScriptEnabled?: boolean;
  /** In a browser profile of its own, with nothing in its cache: for tests of the first load, or of the page's clock. */
  fresh?: boolean;
  /** With the service worker, in a profile of its own; other pages go without, as each would fetch the whole app. */
  worker?: boolean;
  /** Errors that the test is about: console words, or `404 /api/…` for an answer. */
  allow?: RegExp;
}

/** Additions of a kind of site to opening a page. */
interface SiteKind<S extends Site, O extends PageOptions> {
  start(): Promise<S>;
  /** Before each test: takes back what the last one changed. */
  reset(site: S): void;
  /** Before the page is opened: cookies, the clock. */
  prepare?(context: BrowserContext, page: Page, site: S, options: Partial<O>): Promise<void>;
  /** After it was opened: waits until it is ready to be looked at. */
  arrived?(page: Page, options: Partial<O>): Promise<void>;
}

export interface WatchedTests<S extends Site, O extends PageOptions> {
  site(): S;
  /** A page without cookies and storage, at an address of the site. */
  open(path: string, options?: O): Promise<Page>;
  /** Is done with a page before the test ends; the next `open` takes it. */
  close(page: Page): Promise<void>;
}

/**
 * One site for a file, pages of one browser. Every page is watched: a console error or warning, a broken script, and an
 * answer of 400 or more fail the test that did not expect it.
 */
export function watchedTests<S extends Site, O extends PageOptions>({
  start,
  reset,
  prepare,
  arrived,
}: SiteKind<S, O>): WatchedTests<S, O> {
  let browser: Browser;
  let site: S;
  let errors: string[] = [];
  const opened: { page: Page; own: boolean }[] = [];
  beforeAll(async () => {
    expect(existsSync(executablePath), `${executablePath} is missing: set CHROMIUM`).toBe(true);
    [browser, site] = await Promise.all([sharedBrowser(), start()]);
  });
  beforeEach(async ({ task }) => {
    // A test that is tried again (vitest.config.ts) begins on a site that the first try did not touch.
    if (task.result?.retryCount) {
      await site.close();
      site = await start();
    }
    reset(site);
    errors = [];
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ page, own }) => leave(page, own)));
    expect(errors).toEqual([]);
  });
  afterAll(async () => {
    await site?.close();
  });

  const leave = (page: Page, own: boolean) => (own ? page.context().close() : giveBack(page, site.url));
  const close = async (page: Page) => {
    const at = opened.findIndex(one => one.page === page);
    for (const { own } of opened.splice(at, 1)) await leave(page, own);
  };

  const open = async (path: string, options: Partial<O> = {}): Promise<Page> => {
    const { width = 1280, height = 800, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
    const { javaScriptEnabled = true, fresh = false, worker = false, allow } = options;
    const look = { width, height, colorScheme, reducedMotion };
    const own = fresh || worker || !javaScriptEnabled;
    const page = own
      ? await ownPage(browser, look, { javaScriptEnabled, serviceWorkers: worker ? 'allow' : 'block' })
      : await takePage(look);
    opened.push({ page, own });
    const context = page.context();
    await prepare?.(context, page, site, options);
    watch(page, site.url, words => {
      // A browser without scripts refuses to load them, and says so.
      if (!javaScriptEnabled && /^csp \S+\.js$/.test(words)) return;
      if (!allow?.test(words)) errors.push(`${page.url().replace(site.url, '')}: ${words}`);
    });
    await page.goto(site.url + path);
    await arrived?.(page, options);
    return page;
  };
  return { site: () => site, open, close };
}

async function ownPage(
  browser: Browser,
  { width, height, ...look }: Look,
  rest: Pick<BrowserContextOptions, 'javaScriptEnabled' | 'serviceWorkers'>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'id-ID', ...look, ...rest });
  return context.newPage();
}

/** Failed loads are reported with their address elsewhere; service workers are blocked by the tests. */
const expected = /^Failed to load resource|^Service Worker registration blocked by Playwright/;

/** Tells about everything that goes wrong on a page. */
function watch(page: Page, origin: string, note: (words: string) => void): void {
  page.on('pageerror', error => note(error.message));
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text())) note(message.text());
  });
  page.on('response', response => {
    if (response.status() >= 400) note(`${response.status()} ${response.url().replace(origin, '')}`);
  });
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left or closed gives up what it still waits for.
    if (why !== 'net::ERR_ABORTED') note(`${why} ${request.url().replace(origin, '')}`);
  });
}
