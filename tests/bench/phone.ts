import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';
import { number, report } from './compare.ts';
import { serveHttp2 } from './http2Proxy.ts';

/**
 * A student on a slow phone (issue 13): 200 kbit/s, 400 ms, 360 px, a processor four times slower; straight on node and
 * behind HTTP/2. Chromium slows its own network down, so connections and the service worker's own fetches are as quick as
 * they are here.
 */
const slow = { offline: false, latency: 400, downloadThroughput: 25_000, uploadThroughput: 25_000 };
const slowerCpu = 4;
const most = 60_000;

/** Addresses, and what one taps there first. */
const dashboard = '/dashboard';
const logbook = '/magang/log-kegiatan';
const wayToWrite = 'Catat kegiatan';
const logHeading = 'Log Kegiatan';

interface Seen {
  seconds: number;
  requests: number;
  kilobytes: number;
}

/** What a page asked the network for so far; what the service worker answers from its cache is none of it. */
class Traffic {
  private readonly asked = new Set<string>();
  private readonly cached = new Set<string>();
  private bytes = 0;

  static async on(page: Page): Promise<{ traffic: Traffic; cdp: CDPSession }> {
    const cdp = await page.context().newCDPSession(page);
    const traffic = new Traffic();
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) traffic.asked.add(requestId);
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromServiceWorker || response.fromDiskCache) traffic.cached.add(requestId);
    });
    // Headers and body as they came over the line.
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!traffic.cached.has(requestId)) traffic.bytes += encodedDataLength;
    });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    return { traffic, cdp };
  }

  get now(): { requests: number; kilobytes: number } {
    const requests = [...this.asked].filter(id => !this.cached.has(id)).length;
    return { requests, kilobytes: this.bytes / 1024 };
  }
}

async function timed(traffic: Traffic, work: () => Promise<unknown>): Promise<Seen> {
  const before = traffic.now;
  const begun = performance.now();
  await work();
  const { requests, kilobytes } = traffic.now;
  return {
    seconds: (performance.now() - begun) / 1000,
    requests: requests - before.requests,
    kilobytes: kilobytes - before.kilobytes,
  };
}

/** A phone that was here before only to log in. */
async function phone(browser: Browser, portal: string, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    ignoreHTTPSErrors: true,
  });
  await context.addCookies([{ name: 'mbkm_token', value: token, url: portal, sameSite: 'Lax' }]);
  return context;
}

/** When something of the page was painted first, seconds. */
const paintOf = (page: Page): Promise<number> =>
  page.evaluate(() => (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) / 1000);

const words = ({ seconds, requests, kilobytes }: Seen): string =>
  `${seconds.toFixed(1)} dtk, ${requests} permintaan, ${number(kilobytes)} KB`;

function tell(name: string, seen: Seen, aim: Partial<Seen>): void {
  const { seconds = Number.POSITIVE_INFINITY, requests = Number.POSITIVE_INFINITY } = aim;
  const { kilobytes = Number.POSITIVE_INFINITY } = aim;
  const met = seen.seconds <= seconds && seen.requests <= requests && seen.kilobytes <= kilobytes;
  const parts = [
    ...(aim.seconds === undefined ? [] : [`${seconds} dtk`]),
    ...(aim.requests === undefined ? [] : [`${requests} permintaan`]),
    ...(aim.kilobytes === undefined ? [] : [`${kilobytes} KB`]),
  ];
  report(name, words(seen), `≤ ${parts.join(', ')}`, met);
}

async function opened(
  browser: Browser,
  portal: string,
  token: string,
  path: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<{ context: BrowserContext; page: Page; traffic: Traffic; read: Seen; seen: Seen }> {
  const context = await phone(browser, portal, token);
  const page = await context.newPage();
  const { traffic } = await Traffic.on(page);
  const first: { read?: Seen } = {};
  const seen = await timed(traffic, async () => {
    first.read = await timed(traffic, async () => {
      await page.goto(portal + path, { waitUntil: 'commit', timeout: most });
      await readable(page);
    });
    await ready(page);
  });
  return { context, page, traffic, read: first.read ?? seen, seen };
}

/** Second visits are this many, of which the middle one counts: the shortest of the measures, and the one that scatters most. */
const visits = 5;

/**
 * Waits until an element is to be seen whose words begin with these, at the frame in which it comes. Playwright's own wait
 * looks every half second, by a search for roles that takes a tenth of a second on so slow a processor.
 */
const seen = (page: Page, selector: string, words: string) =>
  page.waitForFunction(
    ([css, begin]) =>
      [...document.querySelectorAll(css)].some(
        found =>
          (found.getAttribute('aria-label') ?? found.textContent ?? '').startsWith(begin) &&
          found.getClientRects().length > 0,
      ),
    [selector, words] as const,
    { polling: 'raf', timeout: most },
  );

/** What the page itself brings along, without scripts (server/platform/firstScreen.ts). */
const readable = (page: Page) => seen(page, 'a, .shell-line', wayToWrite);
const usable = (page: Page) => seen(page, '#root a', wayToWrite);
async function logUsable(page: Page): Promise<void> {
  await seen(page, '#root h1', logHeading);
  await usable(page);
}

/** Once more on a device that was here before, in a page of its own. */
async function backAgain(context: BrowserContext, portal: string): Promise<Seen> {
  const page = await context.newPage();
  const { traffic } = await Traffic.on(page);
  const back = await timed(traffic, async () => {
    await page.goto(portal + dashboard, { waitUntil: 'commit' });
    await usable(page);
  });
  await page.waitForLoadState('networkidle');
  await page.close();
  return back;
}

async function measureDoor(browser: Browser, name: string, portal: string, token: string): Promise<void> {
  const first = await opened(browser, portal, token, dashboard, usable);
  const paint = await paintOf(first.page);
  report(`${name}: kerangka`, `${paint.toFixed(1)} dtk`, '≤ 3 dtk', paint <= 3);
  tell(`${name}: dashboard dingin, terbaca`, first.read, { seconds: 8, kilobytes: 150 });
  tell(`${name}: dashboard dingin, dengan kerangkanya`, first.seen, { seconds: 12, requests: 25, kilobytes: 300 });
  const { page, traffic, context } = first;
  await page.getByRole('button', { name: 'Buka menu' }).tap();
  await page.getByRole('button', { name: 'Magang dan MBKM' }).tap();
  const link = page.getByRole('link', { name: 'Log Kegiatan', exact: true });
  await link.waitFor();
  const on = await timed(traffic, async () => {
    await link.tap();
    await logUsable(page);
  });
  tell(`${name}: logbook dari sana`, on, { seconds: 4, requests: 12 });
  // The worker has what it keeps.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.keys()).some(key => key.includes('precache')))
      await new Promise(done => setTimeout(done, 200));
  });
  await page.waitForLoadState('networkidle');
  await page.close();
  const back: Seen[] = [];
  while (back.length < visits) back.push(await backAgain(context, portal));
  const inOrder = back.toSorted((a, b) => a.seconds - b.seconds);
  const middle = inOrder[Math.floor(visits / 2)];
  if (!middle) throw new Error('Tanpa kunjungan kedua.');
  const all = inOrder.map(({ seconds }) => seconds.toFixed(1)).join(' ');
  report(`${name}: kunjungan kedua`, `${words(middle)} (${all})`, '≤ 2.5 dtk', middle.seconds <= 2.5);
  await context.close();
  const direct = await opened(browser, portal, token, logbook, logUsable);
  tell(`${name}: logbook langsung, terbaca`, direct.read, { seconds: 9, kilobytes: 180 });
  tell(`${name}: logbook langsung, dengan kerangkanya`, direct.seen, { seconds: 15 });
  await direct.context.close();
}

/** @param portal where the portal answers in plain HTTP */
export async function measurePhone(
  portal: string,
  login: (portal: string, who: string) => Promise<string>,
): Promise<void> {
  const token = (await login(portal, 'mahasiswa')).replace('Bearer ', '');
  const proxy = await serveHttp2(portal);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  });
  try {
    await measureDoor(browser, 'node', portal, token);
    await measureDoor(browser, 'HTTP/2', proxy.url, token);
  } finally {
    await browser.close();
    proxy.stop();
  }
}
