import { registry } from '../../resources/index.ts';
import type { Resource } from '../../resources/kit/index.ts';
import { column, labelSql, searchColumn, tableName } from '../../server/platform/database/columns.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { report } from './compare.ts';
import { type PlainCall, type Timing, timingsOf } from './ratios.ts';

/**
 * Every list, search and picker of master data against the plainest SQL for the same page on the same server, behind a
 * bare Fastify handler: a page in the default order, with its count. One request at a time, in turns.
 */

const range = '[0,24]';
/** No list, search or picker takes more than this many times the bare SQL. */
const most = 3;

type Kind = 'daftar' | 'cari' | 'pilihan';

interface Call extends PlainCall {
  resource: string;
  kind: Kind;
}

type Ratio = Call & Timing;

const masters = (): Resource[] =>
  registry.screens
    .filter(screen => screen.pattern === 'crud' && screen.roles.HA03 && screen.path.startsWith('/master/'))
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
  const shown = `t.id, ${labelSql(r, 't', registry)} as label`;
  calls.push({
    ...base,
    kind: 'pilihan',
    path: at({ range, filter, rujukan: '1' }),
    sql: plainSql(r, shown, active),
    values,
  });
  return calls;
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
async function ratiosOf(db: Db, databaseUrl: string, portal: string, authorization: string): Promise<Ratio[]> {
  const calls = (await Promise.all(masters().map(r => callsOf(db, r)))).flat();
  const timings = await timingsOf(calls, databaseUrl, portal, authorization);
  return timings.toSorted((one, other) => other.ratio - one.ratio);
}
