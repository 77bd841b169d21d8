import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '../../resources/index.ts';
import type { Resource } from '../../resources/kit/index.ts';
import { column, labelSql, tableName } from '../../server/platform/database/columns.ts';
import { median } from './compare.ts';
import { serveBare } from './servers.ts';

/** A call of the portal and the plainest SQL for the same answer. */
export interface PlainCall {
  path: string;
  sql: string;
  values: unknown[];
}

/**
 * A page with its count and the words of its references, as one would write it by hand: the rows first, then their labels
 * by a join.
 * @param page FROM, WHERE, ORDER BY and LIMIT over the alias `t`
 * @param where condition of the count, empty for all
 */
export function plainPage(r: Resource, fields: readonly string[], page: string, where: string): string {
  const shown = [...new Set(['id', 'version', ...fields])].filter(name => name in r.fields || isOfEveryRow(name));
  const columns = shown.map(name => `t.${column(name)} as "${name}"`).join(', ');
  const references = shown.flatMap(name => {
    const field = r.fields[name];
    return field?.kind === 'ref' ? [{ name, target: registry.get(field.to) }] : [];
  });
  const labels = references.map(({ name, target }, i) => `${labelSql(target, `l${i}`, registry)} as "${name}_label"`);
  const joins = references.map(
    ({ name, target }, i) => `left join ${tableName(target)} l${i} on l${i}.id = h."${name}"`,
  );
  return `with h as materialized (select ${columns} ${page})
    select (select coalesce(json_agg(x), '[]')::text from (select ${['h.*', ...labels].join(', ')} from h ${joins.join(' ')}) x) as isi,
      (select count(*)::int from ${tableName(r)} t${where && ` where ${where}`}) as total`;
}

const isOfEveryRow = (name: string) => ['id', 'version', 'createdAt', 'updatedAt'].includes(name);

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

/** Statements of a bare server that only reads, by the name that it answers them under. */
export function statementsFile(reads: Readonly<Record<string, { text: string; values: readonly unknown[] }>>): string {
  const file = join(mkdtempSync(join(tmpdir(), 'mbkm-bench-')), 'statements.json');
  writeFileSync(file, JSON.stringify({ reads, create: { text: 'select 1', values: [''], npm: 0 } }));
  return file;
}

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
  const bare = await serveBare(databaseUrl, statementsFile(reads));
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
