import { mkdtempSync } from 'node:fs';
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
import { given } from './compare.ts';
import { login, type Served, servePortal } from './servers.ts';
import { callsOfScreens, type ScreenCall } from './sizeCalls.ts';
import { type Timed, tellGrown, tellSize } from './sizeTable.ts';

/**
 * What every screen of every role asks, at three sizes: `npm run bench -- --bagian=ukuran --students=10000,100000,1000000
 * --sebagai=dosen,mahasiswa --panggilan=/tmp/calls.json` (all roles without the third), or of databases that
 * `npm run demo` has filled on a server with pg_stat_statements: `--di=URL,URL,URL`, the smallest first.
 * Copies of a person have copies of everything that is theirs, so that an answer to one person stays as large as it was:
 * where it takes longer all the same, the portal looks at what it does not answer.
 */

/** Of each call so many answers, of which the first are not counted: each connection plans a statement anew five times. */
const asked = { unheard: 2, counted: 7 };

/** Asks each call some times, one after the other. */
async function timed(db: Db, portal: string, calls: readonly ScreenCall[]): Promise<Timed[]> {
  const tokens = new Map<string, string>();
  const measured: Timed[] = [];
  for (const call of calls) {
    const authorization = tokens.get(call.username) ?? (await login(portal, call.username));
    tokens.set(call.username, authorization);
    const took: number[] = [];
    const pages: number[] = [];
    let [status, bytes] = [0, 0];
    for (let i = 0; i < asked.unheard + asked.counted && status < 400; i++) {
      const before = await pagesSeen(db);
      const begun = performance.now();
      const answer = await fetch(portal + call.call, { headers: { authorization } });
      bytes = (await answer.arrayBuffer()).byteLength;
      took.push(performance.now() - begun);
      status = answer.status;
      if (before !== undefined) pages.push(((await pagesSeen(db)) ?? before) - before);
    }
    const counted = took.length > asked.unheard ? took.slice(asked.unheard) : took;
    const sorted = counted.toSorted((a, b) => a - b);
    const p50 = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const fewest = pages.length ? Math.min(...pages) : undefined;
    measured.push({ ...call, status, bytes, p50, worst: sorted.at(-1) ?? 0, pages: fewest });
  }
  return measured;
}

/** Pages that all statements so far have looked at; undefined where PostgreSQL does not count them. */
async function pagesSeen(db: Db): Promise<number | undefined> {
  try {
    const found = await db.one<{ n: number }>(
      'select sum(shared_blks_hit + shared_blks_read)::float8 as n from pg_stat_statements',
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
  for await (const url of urls) {
    const db = connect({ url, poolSize: 1 });
    try {
      await db.execute('create extension if not exists pg_stat_statements').catch(() => undefined);
      calls ??= await withPortal(url, portal => callsOfScreens(portal.url, given('panggilan', '')));
      const these = calls;
      const now = await withPortal(url, portal => timed(db, portal.url, these));
      await tellSize(db, now);
      if (before) tellGrown(before, now);
      // A list that cannot be searched is not asked again.
      calls = these.filter((_, i) => (now[i]?.status ?? 0) < 400);
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
