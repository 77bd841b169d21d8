import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Role } from '../../../resources/kit/index.ts';
import { type Portal, password, startPortal, usernameOf } from './portal.ts';

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
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface OpenOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  javaScriptEnabled?: boolean;
  /** Logged in as a role's demo account or as a username. */
  as?: Role | (string & {});
  /** The moment that the page believes it is. Not together with `as`: the session's cookie would have ended. */
  at?: Date;
  /** Errors that the test is about: console words, or `404 /api/…` for an answer. */
  allow?: RegExp;
}

export interface PortalTests {
  portal(): Portal;
  browser(): Browser;
  /** A page in a browser profile of its own, at an address of the portal. */
  open(path: string, options?: OpenOptions): Promise<Page>;
}

/**
 * One portal and one browser for a file. Every page is watched: a console error or warning, a broken script, and an
 * answer of 400 or more fail the test that did not expect it.
 */
export function portalTests(): PortalTests {
  let browser: Browser;
  let portal: Portal;
  let errors: string[] = [];
  beforeAll(async () => {
    expect(existsSync(executablePath), `${executablePath} is missing: set CHROMIUM`).toBe(true);
    [browser, portal] = await Promise.all([chromium.launch({ executablePath, args: flags }), startPortal()]);
  });
  beforeEach(() => {
    portal.api.answer = undefined;
    errors = [];
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map(context => context.close()));
    expect(errors).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.close();
  });

  const open: PortalTests['open'] = async (path, options = {}) => {
    const { width = 1280, height = 800, as, at, allow, ...rest } = options;
    const context = await browser.newContext({ viewport: { width, height }, locale: 'id-ID', ...rest });
    if (as) await logIn(context, portal, as);
    const page = await context.newPage();
    if (at) await page.clock.setFixedTime(at);
    watch(page, portal.url, words => {
      if (!allow?.test(words)) errors.push(`${path}: ${words}`);
    });
    await page.goto(portal.url + path);
    return page;
  };
  return { portal: () => portal, browser: () => browser, open };
}

/** Tells about everything that goes wrong on a page. */
function watch(page: Page, origin: string, note: (words: string) => void): void {
  page.on('pageerror', error => note(error.message));
  page.on('console', message => {
    // What could not be loaded is told below, with its address.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      note(message.text());
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

/** Gives a browser profile a session, as the login page would. */
export async function logIn(context: BrowserContext, portal: Portal, who: Role | (string & {})): Promise<void> {
  await context.addCookies([
    { name: 'mbkm_token', value: await portal.tokenOf(who), url: portal.url, sameSite: 'Lax' },
  ]);
}

/** Fills in the login page that is open. */
export async function logInByForm(page: Page, who: Role | (string & {}), secret = password): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(usernameOf(who));
  await page.getByLabel('Kata sandi', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}

/** What axe finds wrong on the page as it is now: rule and first place. Serious and critical unless told otherwise. */
export async function axe(page: Page, impacts: readonly string[] = ['serious', 'critical']): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async wanted => {
    const result: { violations: { id: string; impact: string; nodes: { html: string }[] }[] } = await Reflect.get(
      window,
      'axe',
    ).run();
    return result.violations
      .filter(({ impact }) => wanted.includes(impact))
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, impacts);
}

/** Whether the page scrolls sideways, which no page may (docs/domain/60 §4). */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
