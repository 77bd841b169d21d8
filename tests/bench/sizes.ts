import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '../../resources/index.ts';
import { startPostgres, throwAway } from '../../scripts/postgres.mjs';
import { fillDemo } from '../../server/ops/demo.ts';
import { readConfig } from '../../server/platform/config.ts';
import { connect } from '../../server/platform/database/client.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { migrationsFolder } from '../../server/platform/database/migrationsFolder.ts';
import { given, option } from './compare.ts';
import { login, type Served, servePortal } from './servers.ts';
import { callsOfScreens, type ScreenCall } from './sizeCalls.ts';
import { byChance, type Results, resultsIn } from './sizeResults.ts';
import { type Timed, tellGrown, tellSize } from './sizeTable.ts';

/**
 * What every screen of every role asks, at three sizes: `npm run bench -- --bagian=ukuran --students=10000,100000,1000000
 * --sebagai=dosen,mahasiswa --panggilan=/tmp/calls.json` (all roles without the third), or of databases that
 * `npm run demo` has filled on a server with pg_stat_statements: `--di=URL,URL,URL`, the smallest first.
 * Each result is written as it comes (`--hasil=.cache/ukuran`, a file for each database: take it away to measure anew), so
 * that a run which is cut off, or ends by itself after `--menit=8`, goes on where it stopped. `--kali=3` counted answers a
 * call instead of 7, each at most 20 s.
 * Copies of a person have copies of everything that is theirs, so that an answer to one person stays as large as it was:
 * where it takes longer all the same, the portal looks at what it does not answer.
 */

/** Of each call so many answers, of which the first are not counted: each connection plans a statement anew five times. */
const asked = { unheard: 2, counted: option('kali', 7) };
/** So long an answer is waited for, ms. */
const longest = 20_000;
/** Status of a call that did not answer in time. */
const late = 599;

/** Asks each call some times, one after the other; those that are known not again. @returns what was measured until then */
async function timed(
  db: Db,
  portal: string,
  calls: readonly ScreenCall[],
  results: Results,
  until: number,
): Promise<Timed[]> {
  const tokens = new Map<string, string>();
  for (const call of byChance(calls)) {
    if (results.find(call)) continue;
    if (performance.now() > until) break;
    const authorization = tokens.get(call.username) ?? (await login(portal, call.username));
    tokens.set(call.username, authorization);
    results.add(await timedOne(db, portal + call.call, authorization, call));
  }
  const measured = calls.flatMap(call => results.find(call) ?? []);
  if (measured.length < calls.length)
    console.log(`${calls.length - measured.length} panggilan belum diukur: jalankan lagi (${results.file})`);
  return measured;
}

async function timedOne(db: Db, address: string, authorization: string, call: ScreenCall): Promise<Timed> {
  const took: number[] = [];
  const pages: number[] = [];
  let [status, bytes] = [0, 0];
  for (let i = 0; i < asked.unheard + asked.counted && status < 400; i++) {
    const before = await pagesSeen(db);
    const begun = performance.now();
    [status, bytes] = await answerOf(address, authorization);
    took.push(performance.now() - begun);
    if (before !== undefined) pages.push(((await pagesSeen(db)) ?? before) - before);
  }
  const counted = took.length > asked.unheard ? took.slice(asked.unheard) : took;
  const sorted = counted.toSorted((a, b) => a - b);
  const p50 = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const fewest = pages.length ? Math.min(...pages) : undefined;
  return { ...call, status, bytes, p50, worst: sorted.at(-1) ?? 0, pages: fewest };
}

async function answerOf(address: string, authorization: string): Promise<[status: number, bytes: number]> {
  try {
    const answer = await fetch(address, { headers: { authorization }, signal: AbortSignal.timeout(longest) });
    return [answer.status, (await answer.arrayBuffer()).byteLength];
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return [late, 0];
    throw error;
  }
}

/** Pages that all statements of the database so far have looked at; undefined where PostgreSQL does not count them. */
async function pagesSeen(db: Db): Promise<number | undefined> {
  try {
    const found = await db.one<{ n: number }>(
      `select sum(shared_blks_hit + shared_blks_read)::float8 as n from pg_stat_statements(false)
       where dbid = (select oid from pg_database where datname = current_database())`,
    );
    return found?.n ?? 0;
  } catch {
    return undefined;
  }
}

async function withPortal<T>(url: string, work: (portal: Served) => Promise<T>): Promise<T> {
  const portal = await servePortal(url, false);
  try {
    return await work(portal);
  } finally {
    await portal.stop();
  }
}

/** Fills a database of its own with a demo university of so many students. */
async function filled(server: string, size: number): Promise<string> {
  const url = server.replace(/postgres$/, `ukuran_${size}`);
  const root = connect({ url: server, poolSize: 1 });
  await root.execute(`create database ukuran_${size}`).finally(root.close);
  const db = connect({ url, poolSize: 4 });
  try {
    await migrate(db, migrationsFolder);
    const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'mbkm-bench-')) });
    const begun = performance.now();
    await db.unhurried(0, () => fillDemo(db, registry, config, { size, add: false, quiet: true }));
    console.log(`${size} mahasiswa diisi dalam ${((performance.now() - begun) / 1000).toFixed(0)} detik`);
  } finally {
    await db.close();
  }
  return url;
}

/** Asks the databases the same, the smallest first; what screens ask is written down in the first. */
async function measure(urls: AsyncIterable<string> | Iterable<string>): Promise<void> {
  let calls: readonly ScreenCall[] | undefined;
  let before: Timed[] | undefined;
  const folder = given('hasil', '.cache/ukuran');
  mkdirSync(folder, { recursive: true });
  const until = performance.now() + option('menit', Number.POSITIVE_INFINITY) * 60_000;
  for await (const url of urls) {
    const db = connect({ url, poolSize: 1 });
    try {
      await db.execute('create extension if not exists pg_stat_statements').catch(() => undefined);
      calls ??= await withPortal(url, portal =>
        callsOfScreens(portal.url, given('panggilan', `${folder}/panggilan.json`)),
      );
      const these = calls;
      const results = resultsIn(folder, new URL(url).pathname.slice(1));
      const now = await withPortal(url, portal => timed(db, portal.url, these, results, until));
      await tellSize(db, now);
      if (before) tellGrown(before, now);
      // A list that cannot be searched is not asked again.
      calls = these.filter(call => (results.find(call)?.status ?? 0) < 400);
      before = now.filter(({ status }) => status < 400);
    } finally {
      await db.close();
    }
  }
}

/** Settings of the server that is filled: large tables, and a count of the pages that each statement looks at. */
const settings = {
  ...throwAway,
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  plan_cache_mode: 'auto',
  shared_preload_libraries: 'pg_stat_statements',
};

export async function measureSizes(): Promise<void> {
  const there = given('di', '');
  if (there) return measure(there.split(','));
  const server = await startPostgres(settings);
  const sizes = given('students', '10000,100000,1000000').split(',').map(Number);
  async function* databases() {
    for (const size of sizes) yield await filled(server.url, size);
  }
  try {
    await measure(databases());
  } finally {
    server.stop();
  }
}
