import { type Browser, chromium } from 'playwright';
import { isRecord } from '../../resources/kit/index.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { demoUsers } from './sizeUsers.ts';

/** One call of a screen, by the account that opened it. */
export interface ScreenCall {
  readonly username: string;
  /** Path of the screen. */
  readonly screen: string;
  /** Path and query of the call. */
  readonly call: string;
}

/** How long a call took, in milliseconds. */
export interface Timed extends ScreenCall {
  readonly status: number;
  readonly bytes: number;
  readonly p50: number;
  readonly worst: number;
}

type Login = (portal: string, username: string) => Promise<string>;

/** Opens every screen of every account's menu in a browser and writes down what it asks the portal. */
export async function callsOfScreens(portal: string, login: Login): Promise<ScreenCall[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const found: ScreenCall[] = [];
    for (const username of demoUsers) found.push(...(await callsOf(browser, portal, username, login)));
    return found;
  } finally {
    await browser.close();
  }
}

async function callsOf(browser: Browser, portal: string, username: string, login: Login): Promise<ScreenCall[]> {
  const authorization = await login(portal, username);
  const token = authorization.replace('Bearer ', '');
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'mbkm_token', value: token, url: portal, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const found = new Map<string, ScreenCall>();
  let screen = '/dashboard';
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    const call = pathname + search;
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !found.has(call))
      found.set(call, { username, screen, call });
  });
  await page.goto(`${portal}/dashboard`, { waitUntil: 'networkidle' });
  const screens = await linksOf(portal, authorization, found.keys());
  for (screen of screens) await page.goto(portal + screen, { waitUntil: 'networkidle' }).catch(() => undefined);
  await context.close();
  console.log(`${username}: ${screens.length} layar, ${found.size} panggilan`);
  return [...found.values()];
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

/** Asks each call so many times, one after the other. */
export async function timed(
  portal: string,
  login: Login,
  calls: readonly ScreenCall[],
  times: number,
): Promise<Timed[]> {
  const tokens = new Map<string, string>();
  const measured: Timed[] = [];
  for (const call of calls) {
    const authorization = tokens.get(call.username) ?? (await login(portal, call.username));
    tokens.set(call.username, authorization);
    const took: number[] = [];
    let [status, bytes] = [0, 0];
    for (let i = 0; i < times; i++) {
      const begun = performance.now();
      const answer = await fetch(portal + call.call, { headers: { authorization } });
      bytes = (await answer.arrayBuffer()).byteLength;
      took.push(performance.now() - begun);
      status = answer.status;
    }
    const sorted = took.toSorted((a, b) => a - b);
    measured.push({ ...call, status, bytes, p50: sorted[Math.floor(times / 2)] ?? 0, worst: sorted.at(-1) ?? 0 });
  }
  return measured;
}
