import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '../../resources/index.ts';
import type { Resource } from '../../resources/kit/index.ts';
import { column, labelSql, searchColumn, tableName } from '../../server/database/columns.ts';
import type { Db } from '../../server/database/db.ts';
import { median, report } from './compare.ts';
import { serveBare } from './servers.ts';

/**
 * Every list, search and picker of master data against the plainest SQL for the same page on the same server, behind a
 * bare Fastify handler: a page in the default order, with its count. One request at a time, in turns.
 */

const rounds = 15;
const range = '[0,24]';
/** Answers shorter than this are nothing but the way there and back; a ratio of two of them says nothing. */
const floorMs = 2;
/** No list, search or picker takes more than this many times the bare SQL. */
const most = 3;

type Kind = 'daftar' | 'cari' | 'pilihan';

interface Call {
  resource: string;
  kind: Kind;
  path: string;
  sql: string;
  values: unknown[];
}

interface Ratio {
  kind: Kind;
  resource: string;
  ours: number;
  bare: number;
  ratio: number;
}

const masters = (): Resource[] =>
  registry.screens
    .filter(screen => screen.pattern === 'crud' && screen.path.startsWith('/master/'))
    .flatMap(screen => registry.find(screen.path.slice(1)) ?? []);

/** Columns of the declared order; the id makes it whole. */
const orderOf = (r: Resource): string =>
  [...r.sort.map(key => `t.${column(key.replace(/^-/, ''))}${key.startsWith('-') ? ' desc' : ''}`), 't.id'].join(', ');

function plainSql(r: Resource, columns: string, where: string): string {
  const table = tableName(r);
  const page = `select ${columns} from ${table} t where ${where} order by ${orderOf(r)} limit 25`;
  return `select (select coalesce(json_agg(x), '[]')::text from (${page}) x) as isi, (select count(*)::int from ${table} t where ${where}) as total`;
}

/** A word that rows from the middle of the table have in their search text. */
async function wordIn(db: Db, r: Resource): Promise<string | undefined> {
  if (!r.search.length) return undefined;
  const row = await db.one<{ teks: string }>(
    `select t.${searchColumn} as teks from ${tableName(r)} t
      offset (select count(*) / 2 from ${tableName(r)}) limit 1`,
  );
  return row?.teks.split(/[^a-z]+/).find(word => word.length >= 4);
}

async function callsOf(db: Db, r: Resource): Promise<Call[]> {
  const at = (query: Record<string, string>) => `/api/${r.endpoint}?${new URLSearchParams(query)}`;
  const base = { resource: r.name };
  const calls: Call[] = [
    { ...base, kind: 'daftar', path: at({ range, embed: '1' }), sql: plainSql(r, 't.*', 'true'), values: [] },
  ];
  const word = await wordIn(db, r);
  if (!word) return calls;
  const filter = JSON.stringify({ q: word });
  const matches = `t.${searchColumn} like $1`;
  const values = [`%${word}%`];
  calls.push({
    ...base,
    kind: 'cari',
    path: at({ range, filter, embed: '1' }),
    sql: plainSql(r, 't.*', matches),
    values,
  });
  if (!r.lookup) return calls;
  const active = r.fields.aktif?.kind === 'boolean' ? `${matches} and t.aktif` : matches;
  const shown = `t.id, ${labelSql(r, 't')} as label`;
  calls.push({
    ...base,
    kind: 'pilihan',
    path: at({ range, filter, rujukan: '1' }),
    sql: plainSql(r, shown, active),
    values,
  });
  return calls;
}

async function timed(url: string, authorization: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, { headers: { authorization } });
  await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - begun;
}

/** Names what takes more than three times the bare answer, else the slowest of each kind. */
export async function measureMaster(db: Db, databaseUrl: string, portal: string, authorization: string): Promise<void> {
  const ratios = await ratiosOf(db, databaseUrl, portal, authorization);
  for (const kind of ['daftar', 'cari', 'pilihan'] as const) {
    const own = ratios.filter(ratio => ratio.kind === kind);
    const tooSlow = own.filter(({ ratio }) => ratio > most);
    for (const { resource, ours, bare, ratio } of tooSlow.length ? tooSlow : own.slice(0, 1)) {
      const times = `${ours.toFixed(1)} dan ${bare.toFixed(1)} ms: ${ratio.toFixed(1)}× (terlama dari ${own.length})`;
      report(`${kind} ${resource}`, times, `≤ ${most}× SQL polos`, ratio <= most);
    }
  }
}

/** How many times the bare answer each takes, the slowest first. */
async function ratiosOf(
  db: Db,
  databaseUrl: string,
  portal: string,
  authorization: string,
): Promise<Ratio[]> {
  const calls = (await Promise.all(masters().map(r => callsOf(db, r)))).flat();
  const reads = Object.fromEntries(calls.map(({ sql, values }, i) => [`m${i}`, { text: sql, values }]));
  const file = join(mkdtempSync(join(tmpdir(), 'mbkm-bench-')), 'master.json');
  writeFileSync(file, JSON.stringify({ reads, create: { text: 'select 1', values: [''], npm: 0 } }));
  const bare = await serveBare(databaseUrl, file);
  try {
    const ratios: Ratio[] = [];
    for (const [i, { resource, kind, path }] of calls.entries()) {
      const [ours, limit]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        ours.push(await timed(portal + path, authorization));
        limit.push(await timed(`${bare.url}/m${i}`, ''));
      }
      const [mine, plain] = [median(ours), median(limit)];
      ratios.push({
        kind,
        resource,
        ours: mine,
        bare: plain,
        ratio: Math.max(mine, floorMs) / Math.max(plain, floorMs),
      });
    }
    return ratios.toSorted((a, b) => b.ratio - a.ratio);
  } finally {
    await bare.stop();
  }
}
