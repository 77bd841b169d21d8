import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';
import type { Db } from '../../server/platform/database/db.ts';
import { fillBoard } from './boardData.ts';
import { number, report } from './compare.ts';
import { changedDuring, framesDuring, type Smooth } from './frames.ts';

/**
 * KKN's large screens in a browser (issue 14): the board with 1,000 students, the map with 500 villages on a phone, the
 * DPL's morning queue (3 groups, 30 students) on a phone. A phone is 360 px wide with a processor four times slower.
 */
const students = 1000;
const villages = 500;
const slowerCpu = 4;
const timeout = 120_000;
/** A frame at 60 a second, and two of them. */
const frame = 1000 / 60;

type Login = (portal: string, username?: string) => Promise<string>;

async function visitor(browser: Browser, portal: string, token: string, phone: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: phone ? { width: 360, height: 740 } : { width: 1440, height: 900 },
    ...(phone ? { isMobile: true, hasTouch: true } : {}),
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  await context.addCookies([{ name: 'mbkm_token', value: token.replace('Bearer ', ''), url: portal, sameSite: 'Lax' }]);
  return context;
}

async function slowed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  return page;
}

/** Smooth where the page's own work fits a frame and half of the frames come in time. */
function tell(name: string, { frames, median, p95, work }: Smooth): void {
  report(
    name,
    `${frames} bingkai, tengah ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, kerja ${work.toFixed(1)} ms per bingkai`,
    '60 per detik, kerja ≤ 16,7 ms',
    work <= frame && median <= frame * 1.2,
  );
}

/** A proposal of the wave's groups; its computation may take longer than the call waits. */
async function computed(portal: string, token: string, idGelombang: string): Promise<void> {
  const path = `${portal}/api/v3/kkn/mengatur-kelompok/usulan`;
  const headers = { authorization: token, 'content-type': 'application/json' };
  const made = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ idGelombang, benih: 'bench' }) });
  if (!made.ok) throw new Error(`Usulan: ${made.status} ${await made.text()}`);
  for (;;) {
    const answer = await fetch(`${path}?idGelombang=${idGelombang}`, { headers });
    if (!(await answer.text()).includes('"menghitung"')) return;
    await new Promise(done => setTimeout(done, 300));
  }
}

async function measureBoard(browser: Browser, portal: string, token: string, idGelombang: string): Promise<void> {
  await computed(portal, token, idGelombang);
  const context = await visitor(browser, portal, token, false);
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(`${portal}/kkn/membuat-kelompok?idGelombang=${idGelombang}`);
  const first = page.locator('[data-kolom="U-01"]');
  await first.locator('[data-peserta]').first().waitFor({ timeout });
  const drawn = await page.locator('[data-peserta]').count();
  report(
    `papan ${number(students)} mahasiswa: terbuka`,
    `${((performance.now() - begun) / 1000).toFixed(1)} dtk, ${drawn} kartu digambar`,
    '≤ 200 kartu',
    drawn <= 200,
  );
  const board = page.getByRole('region', { name: 'Papan kelompok' });
  const box = (await board.boundingBox()) ?? { x: 0, y: 0, width: 1000, height: 500 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const scrolled = await framesDuring(page, async () => {
    for (let n = 0; n < 120; n++) await page.mouse.wheel(n < 80 ? 120 : -120, 0);
  });
  tell('papan: digulir', scrolled);
  await board.evaluate(at => at.scrollTo({ left: 0 }));
  const card = first.locator('[data-peserta]').first();
  await card.waitFor({ timeout });
  const from = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const to = (await page.locator('[data-kolom="U-02"]').boundingBox()) ?? from;
  const start = { x: from.x + 60, y: from.y + 20 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const steps = 120;
  const dragged = await framesDuring(page, async () => {
    for (let n = 1; n <= steps; n++)
      await page.mouse.move(
        start.x + ((to.x + 100 - start.x) * n) / steps,
        start.y + ((to.y + 200 - start.y) * n) / steps,
      );
  });
  tell('papan: kartu diseret', dragged);
  const moved = page.waitForResponse(answer => answer.url().endsWith('/pindah'), { timeout });
  const changed = await changedDuring(page, async () => {
    await page.mouse.up();
    await moved;
    await page.getByRole('button', { name: 'Urungkan (1)' }).waitFor({ timeout });
  });
  report(
    'papan: kartu dilepas',
    `${changed.kolom} kolom dan ${changed.kartu} kartu berubah`,
    '2 kolom, ≤ 3 kartu',
    changed.kolom <= 2 && changed.kartu <= 3,
  );
  await context.close();
}

async function measureMap(browser: Browser, portal: string, token: string, idGelombang: string): Promise<void> {
  const context = await visitor(browser, portal, token, true);
  const page = await slowed(context);
  const begun = performance.now();
  await page.goto(`${portal}/kkn/setting-desa/peta?idGelombang=${idGelombang}`);
  const map = page.locator('.leaflet-container');
  await map.locator('canvas').first().waitFor({ state: 'attached', timeout });
  await page.waitForLoadState('networkidle');
  const opened = (performance.now() - begun) / 1000;
  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 360, height: 360 };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const panned = await framesDuring(page, async () => {
    for (let n = 1; n <= 90; n++) await page.mouse.move(middle.x + Math.sin(n / 10) * 90, middle.y + n);
  });
  await page.mouse.up();
  report(`peta ${villages} desa, ponsel: terbuka`, `${opened.toFixed(1)} dtk`, 'diberitahukan', true);
  tell('peta: digeser', panned);
  await context.close();
}

async function measureMorning(browser: Browser, portal: string, token: string): Promise<void> {
  const context = await visitor(browser, portal, token, true);
  const queue = '/kkn/verifikasi-laporan-harian';
  const link = (page: Page) => page.locator(`nav a[href$="${queue}"]`);
  const ready = (page: Page) =>
    page
      .getByRole('main')
      .getByText(/menunggu/i)
      .first()
      .waitFor({ timeout });
  // Yesterday's visit left the app on the phone.
  const before = await context.newPage();
  await before.goto(portal + queue);
  await ready(before);
  await before.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await before.waitForLoadState('networkidle');
  await before.close();
  const page = await slowed(context);
  const begun = performance.now();
  await page.goto(portal + queue, { waitUntil: 'commit' });
  await ready(page);
  const direct = (performance.now() - begun) / 1000;
  await page.goto(`${portal}/dashboard`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Buka menu' }).tap();
  if (!(await link(page).isVisible())) await page.getByRole('button', { name: 'KKN', exact: true }).tap();
  await link(page).waitFor();
  const tapped = performance.now();
  await link(page).tap();
  await ready(page);
  const seconds = (performance.now() - tapped) / 1000;
  report('antrean pagi DPL, ponsel', `${seconds.toFixed(2)} dtk dari menu`, '≤ 1 dtk', seconds <= 1);
  report('antrean pagi DPL: dari luar', `${direct.toFixed(2)} dtk`, 'diberitahukan', true);
  await context.close();
}

/** @param portal where the portal answers in plain HTTP */
export async function measureFieldScreens(db: Db, portal: string, login: Login): Promise<void> {
  const idGelombang = await db.unhurried(0, () => fillBoard(db, students, villages));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const team = await login(portal);
    await measureBoard(browser, portal, team, idGelombang);
    await measureMap(browser, portal, team, idGelombang);
    await measureMorning(browser, portal, await login(portal, 'dosen'));
  } finally {
    await browser.close();
  }
}
