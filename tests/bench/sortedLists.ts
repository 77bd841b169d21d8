import { registry } from '../../resources/index.ts';
import { isListKind, isSortable, type Resource } from '../../resources/kit/index.ts';
import { asStored } from '../../server/platform/access/visibleFields.ts';
import { column, tableName } from '../../server/platform/database/columns.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { pageSql } from '../../server/platform/engine/order.ts';
import { isPublished } from '../../server/platform/engine/routes.ts';
import { compare, number, option } from './compare.ts';
import { type PlainCall, plainPage, statementsFile, timingsOf } from './ratios.ts';
import { type Served, serveBare } from './servers.ts';

/**
 * Every sortable column of the ten largest resources, without a filter and with each of three, against the same page
 * asked by hand: the columns of the list with their labels, the same order, the count. First one request at a time; the ten worst are
 * then asked by ten clients at once.
 */

/** Least share of the bare server's speed, percent. */
const aim = 45;
const most = { resources: 10, filters: 3, told: 10 };

type Sorted = PlainCall & { name: string };
interface Filter {
  name: string;
  value: unknown;
}

async function largest(portal: string, authorization: string): Promise<Resource[]> {
  const counted: { r: Resource; rows: number }[] = [];
  for (const r of registry.resources.filter(one => isPublished(one) && !one.view)) {
    const answer = await fetch(`${portal}/api/${r.endpoint}?range=[0,0]`, { headers: { authorization } });
    const total = Number(answer.headers.get('content-range')?.split('/')[1]);
    if (answer.ok && total > 0) counted.push({ r, rows: total });
    await answer.arrayBuffer();
  }
  const found = counted.toSorted((a, b) => b.rows - a.rows).slice(0, most.resources);
  console.log(found.map(({ r, rows }) => `${r.name} ${number(rows)}`).join(', '));
  return found.map(({ r }) => r);
}

/** The first filters of the resource, each with the value that most rows have. */
async function filtersOf(db: Db, r: Resource): Promise<Filter[]> {
  const names = r.filters.filter(name => !isListKind(r.fields[name]?.kind)).slice(0, most.filters);
  const found: Filter[] = [];
  for (const name of names) {
    const at = column(name);
    const row = await db.one<{ value: unknown }>(
      `select ${at} as value from ${tableName(r)} where ${at} is not null group by 1 order by count(*) desc limit 1`,
    );
    if (row) found.push({ name, value: row.value });
  }
  return found;
}

function callOf(r: Resource, sort: string, filter: Filter | undefined): Sorted {
  const shown = r.columns.filter(name => r.fields[name]?.kind !== 'rows');
  const where = filter ? `t.${column(filter.name)} = $1` : '';
  const page = pageSql(r, { sort: [[sort, 'asc']], offset: 0, limit: 25 }, where, asStored, [], registry);
  const query = new URLSearchParams({
    sort: JSON.stringify([sort, 'ASC']),
    range: '[0,24]',
    filter: JSON.stringify(filter ? { [filter.name]: filter.value } : {}),
    kolom: JSON.stringify(shown),
    embed: '1',
  });
  return {
    name: `${r.name} ${sort}${filter ? ` | ${filter.name}` : ''}`,
    path: `/api/${r.endpoint}?${query}`,
    sql: plainPage(r, shown, page, where),
    values: filter ? [filter.value] : [],
  };
}

/** Prints the ten worst shares. */
export async function measureSorted(db: Db, databaseUrl: string, portal: Served, authorization: string): Promise<void> {
  const calls: Sorted[] = [];
  for (const r of await largest(portal.url, authorization)) {
    const filters = [undefined, ...(await filtersOf(db, r))];
    const names = ['id', ...Object.keys(r.fields)].filter(
      name => isSortable(r, name, registry.find) && !r.access.HA03?.hide?.includes(name),
    );
    calls.push(...names.flatMap(name => filters.map(filter => callOf(r, name, filter))));
  }
  const timings = await timingsOf(calls, databaseUrl, portal.url, authorization, { rounds: 5, floorMs: 0.1 });
  const shares = timings.map(({ ratio }) => 100 / ratio).sort((a, b) => a - b);
  const below = shares.filter(share => share < aim).length;
  const half = shares[Math.floor(shares.length / 2)] ?? 0;
  console.log(
    `${calls.length} daftar terurut, satu per satu: separuhnya di atas ${number(half)} % SQL polos, ${below} di bawah ${aim} %`,
  );
  const worst = timings.toSorted((a, b) => b.ratio - a.ratio).slice(0, most.told);
  const reads = Object.fromEntries(worst.map(({ sql, values }, i) => [`u${i}`, { text: sql, values }]));
  const bare = await serveBare(databaseUrl, statementsFile(reads));
  const seconds = option('seconds', 5);
  try {
    for (const [i, { name, path, ours, bare: plain }] of worst.entries()) {
      console.log(`${name}: ${ours.toFixed(1)} dan ${plain.toFixed(1)} ms`);
      await compare(
        name,
        aim,
        { server: portal, call: { url: portal.url + path, headers: { authorization } } },
        { server: bare, call: { url: `${bare.url}/u${i}` } },
        db,
        Math.min(seconds, 2),
      );
    }
  } finally {
    await bare.stop();
  }
}
