import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './compare.ts';
import { serveBare } from './servers.ts';

/** A call of the portal and the plainest SQL for the same answer. */
export interface PlainCall {
  path: string;
  sql: string;
  values: unknown[];
}

export interface Timing {
  /** Milliseconds, median of the rounds. */
  ours: number;
  bare: number;
  ratio: number;
}

const usual = {
  rounds: 15,
  /** Answers shorter than this are nothing but the way there and back; a ratio of two of them says nothing. */
  floorMs: 2,
};

async function timed(url: string, authorization: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, { headers: { authorization } });
  await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - begun;
}

/**
 * How many times the bare answer each call takes: the same PostgreSQL server, the SQL behind a bare Fastify handler, one
 * request at a time, in turns.
 */
export async function timingsOf<C extends PlainCall>(
  calls: readonly C[],
  databaseUrl: string,
  portal: string,
  authorization: string,
  { rounds, floorMs } = usual,
): Promise<(C & Timing)[]> {
  const reads = Object.fromEntries(calls.map(({ sql, values }, i) => [`m${i}`, { text: sql, values }]));
  const file = join(mkdtempSync(join(tmpdir(), 'mbkm-bench-')), 'plain.json');
  writeFileSync(file, JSON.stringify({ reads, create: { text: 'select 1', values: [''], npm: 0 } }));
  const bare = await serveBare(databaseUrl, file);
  try {
    const timings: (C & Timing)[] = [];
    for (const [i, call] of calls.entries()) {
      const [ours, limit]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        ours.push(await timed(portal + call.path, authorization));
        limit.push(await timed(`${bare.url}/m${i}`, ''));
      }
      const [mine, plain] = [median(ours), median(limit)];
      timings.push({ ...call, ours: mine, bare: plain, ratio: Math.max(mine, floorMs) / Math.max(plain, floorMs) });
    }
    return timings;
  } finally {
    await bare.stop();
  }
}
