import type { Db } from '../../server/platform/database/db.ts';
import { measureBulk } from './bulk.ts';
import { compare, median, number, option, report } from './compare.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { type ImportSpeed, measureImport } from './importing.ts';
import { type Served, serveBare, servePortal } from './servers.ts';
import { workloads } from './workloads.ts';

/**
 * Start, each call of the core against the same SQL from a bare Fastify handler, on the same PostgreSQL server, and the
 * memory after them.
 */
export async function measureCalls(db: Db, url: string, portal: Served, authorization: string): Promise<void> {
  const { calls, statements } = await workloads(db);
  await compareStarts(url, statements);
  const bare = await serveBare(url, statements);
  try {
    for (const { name, aim, path, body } of calls) {
      const ours = { server: portal, call: { url: portal.url + path, headers: { authorization }, body } };
      const limit = { server: bare, call: { url: `${bare.url}/${name}`, body: body && (() => '{}') } };
      await compare(name, aim, ours, limit, db);
    }
    await measureBulk(db, url, portal, bare, authorization);
    reportMemory('memori di bawah beban', portal);
  } finally {
    await bare.stop();
  }
}

/** Only the ratio carries over to another machine: 1 s where a bare server took 0.2 s (docs/design/performance.md). */
async function compareStarts(url: string, statements: string): Promise<void> {
  const ours: number[] = [];
  const limit: number[] = [];
  for (let i = 0; i < 5; i++) {
    ours.push(await startOf(() => servePortal(url, false)));
    limit.push(await startOf(() => serveBare(url, statements)));
  }
  const times = median(ours) / median(limit);
  const found = `${number(median(ours))} dan ${number(median(limit))} ms: ${times.toFixed(1)}×`;
  report('mulai (PostgreSQL)', found, '≤ 5× (1.000 dari 200 ms)', times <= 5);
}

async function startOf(serve: () => Promise<Served>): Promise<number> {
  const once = await serve();
  await once.stop();
  return once.startMs;
}

function reportMemory(name: string, portal: Served): void {
  const memory = portal.memoryMb();
  report(name, `${number(memory)} MB`, '≤ 220 MB', memory <= 220);
}

/** Import of 10,000 rows over HTTP, the memory right after it, and what a first visit loads. */
export async function measureRest(db: Db, url: string, portal: Served, authorization: string): Promise<void> {
  const { prodi } = await workloads(db);
  const speeds: ImportSpeed[] = [];
  for (let round = 0; round < option('rounds', 3); round++)
    speeds.push(await measureImport(db, url, portal.url, authorization, prodi, round));
  const of = (key: keyof ImportSpeed) => median(speeds.map(speed => speed[key]));
  const percent = (100 * of('both')) / of('limit');
  const rates = `${number(of('both'))} dari ${number(of('limit'))} baris/dtk: ${percent.toFixed(0)} %`;
  const parts = `uji coba ${number(of('dryRun'))}, terapkan ${number(of('apply'))}`;
  report('impor 10.000 baris', `${rates} (${parts})`, '≥ 20 % COPY', percent >= 20);
  reportMemory('memori sesudah impor', portal);
  for (const { page, kilobytes, most } of await measureFirstLoad(portal.url))
    report(`JS pertama ${page}`, `${number(kilobytes)} KB gzip`, `≤ ${most} KB`, kilobytes <= most);
}
