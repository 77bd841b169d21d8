import type { Db } from '../../server/database/db.ts';
import { compare, median, number, option, report } from './compare.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { measureImport } from './importing.ts';
import { type Served, serveBare, servePortal } from './servers.ts';
import { workloads } from './workloads.ts';

/**
 * Start, each call of the core against the same SQL from a bare Fastify handler, on the same PostgreSQL server, and the
 * memory after them.
 */
export async function measureCalls(db: Db, url: string, portal: Served, authorization: string): Promise<void> {
  const starts: number[] = [];
  for (let i = 0; i < 3; i++) {
    const once = await servePortal(url, undefined);
    starts.push(once.startMs);
    await once.stop();
  }
  report('mulai (PostgreSQL)', `${number(median(starts))} ms`, '≤ 1.000 ms', median(starts) <= 1000);
  const { calls, statements } = await workloads(db);
  const bare = await serveBare(url, statements);
  try {
    for (const { name, aim, path, body } of calls) {
      const ours = { server: portal, call: { url: portal.url + path, headers: { authorization }, body } };
      const limit = { server: bare, call: { url: `${bare.url}/${name}`, body: body && (() => '{}') } };
      await compare(name, aim, ours, limit, db);
    }
    reportMemory('memori di bawah beban', portal);
  } finally {
    await bare.stop();
  }
}

function reportMemory(name: string, portal: Served): void {
  const memory = portal.memoryMb();
  report(name, `${number(memory)} MB`, '≤ 200 MB', memory <= 200);
}

/** Import of 10,000 rows over HTTP, the memory right after it, and what a first visit loads. */
export async function measureRest(db: Db, portal: Served, authorization: string): Promise<void> {
  const { prodi } = await workloads(db);
  const speeds = [];
  for (let round = 0; round < option('rounds', 3); round++)
    speeds.push(await measureImport(db, portal.url, authorization, prodi, round));
  const both = median(speeds.map(speed => speed.both));
  const parts = `uji coba ${number(median(speeds.map(speed => speed.dryRun)))}, terapkan ${number(median(speeds.map(speed => speed.apply)))}`;
  report('impor 10.000 baris', `${number(both)} baris/dtk (${parts})`, '≥ 18.000 baris/dtk', both >= 18_000);
  reportMemory('memori sesudah impor', portal);
  for (const { page, kilobytes, most } of await measureFirstLoad(portal.url))
    report(`JS pertama ${page}`, `${number(kilobytes)} KB gzip`, `≤ ${most} KB`, kilobytes <= most);
}
