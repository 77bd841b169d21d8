import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { registry } from '../../resources/index.ts';
import { buildAll } from '../../scripts/build.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import { readConfig } from '../../server/config.ts';
import { connect } from '../../server/database/client.ts';
import type { Db } from '../../server/database/db.ts';
import { migrationsFolder } from '../../server/database/folder.ts';
import { migrate } from '../../server/database/migrate.ts';
import { prepareData } from '../../server/database/prepare.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { measureImport } from './importing.ts';
import { cpuDuring, type Served, serveBare, servePortal } from './servers.ts';
import { type Workload, workloads } from './workloads.ts';

/**
 * npm run bench: the portal and a bare Fastify handler side by side on one PostgreSQL server with 100,000 students,
 * the same SQL, in turns. Only the ratios carry over to other machines (docs/design/performance.md).
 * Options: --students=100000 --seconds=5 --rounds=3 --profil (CPU profile of the portal into .cache/profil)
 */
const option = (name: string, fallback: number) =>
  Number(process.argv.find(argument => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const students = option('students', 100_000);
const seconds = option('seconds', 5);
const rounds = option('rounds', 3);
const profile = process.argv.includes('--profil') ? '.cache/profil' : undefined;

const number = (value: number) => Math.round(value).toLocaleString('id-ID');
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One line of the result. */
function report(name: string, measured: string, aim: string, met: boolean): void {
  console.log(`${met ? '✓' : '✗'} ${name.padEnd(24)} ${measured.padEnd(62)} sasaran ${aim}`);
}

interface Speed {
  perSecond: number;
  /** Processor time of the server and of PostgreSQL for one request, µs. */
  cpu: number;
}

async function speed(server: Served, db: Db, path: string, authorization: string, body?: () => string): Promise<Speed> {
  const headers = { authorization, 'content-type': 'application/json' };
  const posting: Partial<autocannon.Options> = body
    ? { method: 'POST', requests: [{ method: 'POST', setupRequest: request => ({ ...request, body: body() }) }] }
    : {};
  const url = server.url + path;
  const run = (duration: number) => autocannon({ url, connections: 10, duration, headers, ...posting });
  await run(1);
  let result: autocannon.Result | undefined;
  const cpu = await cpuDuring(server, db, async () => {
    result = await run(seconds);
  });
  if (!result || result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result?.non2xx} jawaban gagal, ${result?.errors} galat`);
  return { perSecond: result.requests.average, cpu: (cpu * 1e6) / result.requests.total };
}

/** In turns, so that whatever else the machine does meets both. */
async function compare(portal: Served, bare: Served, db: Db, authorization: string, call: Workload): Promise<void> {
  const ours: Speed[] = [];
  const limit: Speed[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await speed(portal, db, call.path, authorization, call.body));
    limit.push(await speed(bare, db, `/${call.name}`, '', call.body && (() => '{}')));
  }
  const of = (list: Speed[], key: keyof Speed) => median(list.map(one => one[key]));
  const percent = (100 * of(ours, 'perSecond')) / of(limit, 'perSecond');
  const rates = `${number(of(ours, 'perSecond'))} dari ${number(of(limit, 'perSecond'))}/dtk: ${percent.toFixed(0)} %`;
  const cpu = `CPU ${number(of(ours, 'cpu'))} dan ${number(of(limit, 'cpu'))} µs`;
  report(call.name, `${rates} (${cpu})`, `≥ ${call.aim} %`, percent >= call.aim);
}

async function login(portal: string): Promise<string> {
  const answer = await fetch(`${portal}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'portal-mbkm-demo' },
    body: JSON.stringify({ username: 'timmbkm', password: 'Nusantara#2026' }),
  });
  const token = /"AccessToken":"([\w-]+)"/.exec(await answer.text())?.[1];
  if (!token) throw new Error(`Tidak dapat masuk (${answer.status})`);
  return `Bearer ${token}`;
}

async function measure(db: Db, url: string): Promise<void> {
  const { calls, statements, prodi } = await workloads(db);
  const starts: number[] = [];
  for (let i = 0; i < 3; i++) {
    const once = await servePortal(url, undefined);
    starts.push(once.startMs);
    await once.stop();
  }
  report('mulai (PostgreSQL)', `${number(median(starts))} ms`, '≤ 1.000 ms', median(starts) <= 1000);
  const bare = await serveBare(url, statements);
  const portal = await servePortal(url, profile);
  try {
    const authorization = await login(portal.url);
    for (const call of calls) await compare(portal, bare, db, authorization, call);
    const speeds = [];
    for (let round = 0; round < rounds; round++)
      speeds.push(await measureImport(db, portal.url, authorization, prodi, round));
    const both = median(speeds.map(speed => speed.both));
    const parts = `uji coba ${number(median(speeds.map(speed => speed.dryRun)))}, terapkan ${number(median(speeds.map(speed => speed.apply)))}`;
    report('impor 10.000 baris', `${number(both)} baris/dtk (${parts})`, '≥ 18.000 baris/dtk', both >= 18_000);
    const memory = portal.memoryMb();
    report('memori di bawah beban', `${number(memory)} MB`, '≤ 200 MB', memory <= 200);
    for (const { page, kilobytes, most } of await measureFirstLoad(portal.url))
      report(`JS pertama ${page}`, `${number(kilobytes)} KB gzip`, `≤ ${most} KB`, kilobytes <= most);
  } finally {
    await portal.stop();
    await bare.stop();
  }
}

await buildAll({ only: ['server', 'app'] });
const server = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB' });
const db = connect({ url: server.url, poolSize: 4 });
try {
  await migrate(db, migrationsFolder);
  const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'mbkm-bench-')) });
  await prepareData(db, registry, config, { today: new Date(), students });
  await db.execute('vacuum analyze');
  await measure(db, server.url);
} finally {
  await db.close();
  server.stop();
}
