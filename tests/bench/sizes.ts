import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { registry } from '../../resources/index.ts';
import { isRecord } from '../../resources/kit/index.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { startPostgres, throwAway } from '../../scripts/postgres.mjs';
import { demosOf } from '../../server/areas/gatherAreas.ts';
import { magnify } from '../../server/ops/magnify.ts';
import { prepareData } from '../../server/ops/prepare.ts';
import { readConfig } from '../../server/platform/config.ts';
import { connect } from '../../server/platform/database/client.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { migrationsFolder } from '../../server/platform/database/migrationsFolder.ts';
import { given, number, option } from './compare.ts';
import { login, type Served, servePortal } from './servers.ts';

/**
 * What every screen of every role asks, at three sizes: `npm run bench -- --bagian=ukuran --students=20000 --kali=5,50
 * --sebagai=dosen,mahasiswa` (all roles without the last).
 * Copies of a person have copies of everything that is theirs, so that an answer to one person stays as large as it was:
 * where it takes longer all the same, the portal looks at what it does not answer.
 */

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
/** Flat: at most so many times longer at ten times the size; shorter answers than these milliseconds are not compared. */
const most = { times: 1.5, ms: 20 };
/** Of each call so many answers, of which the middle one counts. */
const asked = 5;

/** One call of a screen, by the account that opened it. */
interface ScreenCall {
  readonly username: string;
  /** Path of the screen. */
  readonly screen: string;
  /** Path and query of the call. */
  readonly call: string;
}

/** How long a call took, in milliseconds. */
interface Timed extends ScreenCall {
  readonly status: number;
  readonly bytes: number;
  readonly p50: number;
  readonly worst: number;
}

/** Opens every screen of every account's menu in a browser and writes down what it asks the portal. */
async function callsOfScreens(portal: string): Promise<ScreenCall[]> {
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

/** Asks each call some times, one after the other. */
async function timed(portal: string, calls: readonly ScreenCall[]): Promise<Timed[]> {
  const tokens = new Map<string, string>();
  const measured: Timed[] = [];
  for (const call of calls) {
    const authorization = tokens.get(call.username) ?? (await login(portal, call.username));
    tokens.set(call.username, authorization);
    const took: number[] = [];
    let [status, bytes] = [0, 0];
    for (let i = 0; i < asked; i++) {
      const begun = performance.now();
      const answer = await fetch(portal + call.call, { headers: { authorization } });
      bytes = (await answer.arrayBuffer()).byteLength;
      took.push(performance.now() - begun);
      status = answer.status;
    }
    const sorted = took.toSorted((a, b) => a - b);
    measured.push({ ...call, status, bytes, p50: sorted[Math.floor(asked / 2)] ?? 0, worst: sorted.at(-1) ?? 0 });
  }
  return measured;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

async function tellSize(db: Db, measured: readonly Timed[]): Promise<void> {
  const count = async (table: string) =>
    number((await db.one<{ n: number }>(`select count(*)::int as n from ${table}`))?.n ?? 0);
  const sizes = [
    `${await count('master_mahasiswa')} mahasiswa`,
    `${await count('mbkm_pendaftar_program_mbkm')} peserta`,
    `${await count('magang_logbook_magang')} catatan logbook magang`,
    `${await count('internal_riwayat')} riwayat`,
  ];
  const times = measured.map(({ p50 }) => p50);
  const failed = measured.filter(({ status }) => status >= 400);
  console.log(`\n${sizes.join(', ')}`);
  console.log(
    `${times.length} panggilan: tengah ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}, terlama ${quantile(times, 1).toFixed(1)} ms; ${failed.length} gagal`,
  );
  for (const { status, username, screen, call } of failed) console.log(`✗ ${status} ${username} ${screen} ${call}`);
}

/** Calls that are not flat, the slowest first; an answer that has grown as much may take longer. */
function tellGrown(before: readonly Timed[], now: readonly Timed[]): void {
  const grown = now.flatMap((one, i) => {
    const former = before[i];
    if (!former || one.p50 < most.ms) return [];
    const larger = Math.max(1, one.bytes / Math.max(1, former.bytes));
    return one.p50 > former.p50 * most.times * larger ? [{ one, former }] : [];
  });
  console.log(`${grown.length} dari ${now.length} lebih dari ${most.times} kali lebih lama`);
  for (const { one, former } of grown.toSorted((a, b) => b.one.p50 - a.one.p50))
    console.log(
      `${former.p50.toFixed(1).padStart(8)} → ${one.p50.toFixed(1).padStart(8)} ms  ${one.username} ${one.screen} ${decodeURIComponent(one.call).slice(0, 300)}`,
    );
}

async function withPortal<T>(url: string, work: (portal: Served) => Promise<T>): Promise<T> {
  const portal = await servePortal(url, false);
  try {
    return await work(portal);
  } finally {
    await portal.stop();
  }
}

/** Fills a database, writes down what screens ask, and asks it again of ever more rows. */
export async function measureSizes(): Promise<void> {
  const settings = { shared_buffers: '1GB', maintenance_work_mem: '1GB', max_parallel_maintenance_workers: '2' };
  const server = await startPostgres({ ...throwAway, ...settings, max_wal_size: '8GB', plan_cache_mode: 'auto' });
  const db = connect({ url: server.url, poolSize: 2 });
  try {
    await migrate(db, migrationsFolder);
    const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'mbkm-bench-')) });
    await prepareData(db, registry, config, { today: new Date(), students: option('students', 20_000), quiet: true });
    const calls = await withPortal(server.url, portal => callsOfScreens(portal.url));
    let before = await withPortal(server.url, portal => timed(portal.url, calls));
    await tellSize(db, before);
    const beside = (await demosOf()).flatMap(({ copied = [] }) => copied);
    let copies = 0;
    for (const times of given('kali', '5,50').split(',').map(Number)) {
      const [from, to] = [copies + 1, times - 1];
      const begun = performance.now();
      await db.unhurried(0, () => db.transaction(tx => magnify(tx, registry, { from, to, beside })));
      console.log(`\n${times} kali: disalin dalam ${((performance.now() - begun) / 1000).toFixed(0)} detik`);
      copies = to;
      const now = await withPortal(server.url, portal => timed(portal.url, calls));
      await tellSize(db, now);
      tellGrown(before, now);
      before = now;
    }
  } finally {
    await db.close();
    server.stop();
  }
}
