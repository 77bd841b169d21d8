import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { registry } from '../../resources/index.ts';
import { isRecord } from '../../resources/kit/index.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { given } from './compare.ts';
import { login } from './servers.ts';

/** Accounts of the demo, one of each role. */
const demoUsers: readonly string[] = [
  'superadmin',
  'timmbkm',
  'koordinator',
  'dosen',
  'mahasiswa',
  'mitra',
  'penilai',
  'bakpk',
  'inbound',
  'outbound',
];

export const kinds = ['dasbor', 'daftar', 'antrean', 'cari', 'laporan', 'lainnya'] as const;

/** One call of a screen, by the account that opened it. */
export interface ScreenCall {
  readonly username: string;
  /** Path of the screen. */
  readonly screen: string;
  /** Path and query of the call. */
  readonly call: string;
  readonly kind: (typeof kinds)[number];
}

const patterns = new Map(registry.screens.map(({ path, pattern }) => [path, pattern ?? '']));

function kindOf(screen: string, call: string): ScreenCall['kind'] {
  const { pathname, searchParams } = new URL(call, 'http://portal');
  const pattern = patterns.get(screen) ?? '';
  if (pathname === '/api/cari' || searchParams.get('filter')?.includes('"q":')) return 'cari';
  if (screen === '/dashboard') return 'dasbor';
  if (/^(recap|monitor)/.test(pattern) || /rekap|laporan-|pivot|ringkas/.test(call)) return 'laporan';
  if (/^queue/.test(pattern)) return 'antrean';
  return searchParams.has('range') ? 'daftar' : 'lainnya';
}

/**
 * What the screens of each account's menu ask the portal, with a search in each of their lists and one over everything.
 * @param file calls of a former run, which need no browser again; where there is none they are written into it
 */
export async function callsOfScreens(portal: string, file: string): Promise<ScreenCall[]> {
  const found = file && existsSync(file) ? readCalls(file) : await opened(portal);
  if (file) writeFileSync(file, JSON.stringify(found, null, 1));
  return [...found, ...found.flatMap(searchOf), ...everywhere(found)];
}

const readCalls = (file: string): ScreenCall[] => JSON.parse(readFileSync(file, 'utf8'));

/** A part of names that many have, and one that few have. */
const typed = ['putri', 'wijayakusuma'];

function searchOf({ username, screen, call, kind }: ScreenCall): ScreenCall[] {
  const url = new URL(call, 'http://portal');
  const range = url.searchParams.get('range');
  // One row: the number on a tab.
  if (!range || range === '[0,0]' || kind === 'cari') return [];
  const filter: unknown = JSON.parse(url.searchParams.get('filter') ?? '{}');
  return typed.map(q => {
    url.searchParams.set('filter', JSON.stringify({ ...(isRecord(filter) ? filter : {}), q }));
    return { username, screen, call: url.pathname + url.search, kind: 'cari' };
  });
}

const everywhere = (found: readonly ScreenCall[]): ScreenCall[] =>
  [...new Set(found.map(({ username }) => username))].flatMap(username =>
    typed.map((q): ScreenCall => ({ username, screen: '/dashboard', call: `/api/cari?q=${q}`, kind: 'cari' })),
  );

/** Opens every screen of every account's menu in a browser. */
async function opened(portal: string): Promise<ScreenCall[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const found: ScreenCall[] = [];
    for (const username of given('sebagai', demoUsers.join()).split(','))
      found.push(...(await callsOf(browser, portal, username)));
    return found;
  } finally {
    await browser.close();
  }
}

async function callsOf(browser: Browser, portal: string, username: string): Promise<ScreenCall[]> {
  const authorization = await login(portal, username);
  const token = authorization.replace('Bearer ', '');
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'mbkm_token', value: token, url: portal, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const found = new Map<string, ScreenCall>();
  let screen = '/dashboard';
  const underway = new Set<unknown>();
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    const call = pathname + search;
    if (pathname.startsWith('/api/')) underway.add(request);
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !found.has(call))
      found.set(call, { username, screen, call, kind: kindOf(screen, call) });
  });
  page.on('requestfinished', request => underway.delete(request));
  page.on('requestfailed', request => underway.delete(request));
  await page.goto(`${portal}/dashboard`, { waitUntil: 'networkidle' });
  const screens = await linksOf(portal, authorization, found.keys());
  for (screen of screens) await go(page, screen, underway);
  await context.close();
  console.log(`${username}: ${screens.length} layar, ${found.size} panggilan`);
  return [...found.values()];
}

/** Goes there as a click in the menu does, and waits until nothing is asked any more. */
async function go(page: Page, path: string, underway: ReadonlySet<unknown>): Promise<void> {
  await page.evaluate(to => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  let quiet = 0;
  for (let waited = 0; quiet < 4 && waited < 50; waited++) {
    await pause(150);
    quiet = underway.size ? 0 : quiet + 1;
  }
}

/** Where the menu leads that the dashboard has asked for. */
async function linksOf(portal: string, authorization: string, calls: Iterable<string>): Promise<string[]> {
  const asked = [...calls].find(call => /\/menu-user\?.*posisiSubMenu=1/.test(call));
  const answer = await fetch(portal + asked, { headers: { authorization } });
  return [...new Set(readable(await answer.json()))];
}

function readable(menus: unknown): string[] {
  if (!Array.isArray(menus)) return [];
  return menus.flatMap((menu: unknown): string[] => {
    if (!isRecord(menu)) return [];
    const may = isRecord(menu.permission) && menu.permission.canRead === true;
    const own = may && typeof menu.link === 'string' && !menu.link.includes(':') ? [menu.link] : [];
    return [...own, ...readable(menu.children)];
  });
}
