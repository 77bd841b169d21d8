import type { Registry, Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import type { RowsOf } from '../../access/scope.ts';
import { childTableName, rowsFields, tableName } from '../../database/columns.ts';
import type { Db, DbRow } from '../../database/db.ts';
import type { Engine } from '../context.ts';
import { momentOf, mustHaveHistory } from './moment.ts';
import { changesSql, childSql, earlierSql, historySql, newerSql, tableSql, viewSql } from './tables.ts';

/** A caller and an engine that read rows as they were. */
export interface Former {
  readonly engine: Engine;
  readonly caller: Caller;
}

/** Tables of resources, their child rows and views by name. */
interface Known {
  readonly tables: ReadonlyMap<string, Resource>;
  readonly children: ReadonlyMap<string, readonly [r: Resource, field: string]>;
  readonly views: ReadonlyMap<string, Resource>;
}

const knownOf = new WeakMap<Registry, Known>();

function known(registry: Registry): Known {
  const found = knownOf.get(registry);
  if (found) return found;
  const audited = registry.resources.filter(r => !r.unaudited && !r.view);
  const made: Known = {
    tables: new Map(audited.map(r => [tableName(r), r])),
    children: new Map(
      audited.flatMap(r => rowsFields(r).map(([field]) => [childTableName(r, field), [r, field] as const] as const)),
    ),
    views: new Map(registry.resources.filter(r => r.view).map(r => [tableName(r), r])),
  };
  knownOf.set(registry, made);
  return made;
}

/**
 * The engine for reading rows as they were at a moment: every SELECT that goes through it, whoever wrote it, finds the
 * tables of that moment. Which rows the caller reaches is asked of today's rows, and of deleted ones as they were last;
 * nothing is written through it.
 * @param r the resource whose rows are listed
 */
export function formerEngine(engine: Engine, caller: Caller, r: Resource, moment: Date): Former {
  const scopes = new WeakMap<readonly unknown[], string[]>();
  const sql = (text: string, values: readonly unknown[] = []): [string, unknown[]] => {
    const all = [...values, moment.toISOString()];
    return [formerSql(engine.registry, r, text, scopes.get(values) ?? [], `$${all.length}::timestamptz`), all];
  };
  const { db } = engine;
  const rowsOf = todaysRows(engine, moment, scopes);
  const reading: Db['reading'] = {
    query: <T extends DbRow>(text: string, values?: readonly unknown[]) => db.reading.query<T>(...sql(text, values)),
    one: <T extends DbRow>(text: string, values?: readonly unknown[]) => db.reading.one<T>(...sql(text, values)),
    stream: <T extends DbRow>(text: string, values: readonly unknown[], batch?: number) =>
      db.reading.stream<T>(...sql(text, values), batch),
  };
  return {
    caller: { ...caller, past: true },
    engine: {
      ...engine,
      db: { ...db, ...reading, reading },
      rowsOf,
      waysOf: (...asked) => [rowsOf(...asked)],
      counts: {
        known: () => undefined,
        note: () => {},
        answer: async (_user, _question, work) => ({ text: await work(), kept: false }),
        wrote: () => {},
      },
      // Rules add values of today only.
      rulesOf: resource => ({ ...engine.rulesOf(resource), shown: undefined }),
    },
  };
}

/**
 * The same for the parameter `pada` of a call, the end of that day or a moment; today's where it is not given.
 * @throws HttpError 400 for what is no day or has no history
 */
export function formerOf(engine: Engine, caller: Caller, r: Resource, pada: unknown): Former {
  if (pada === undefined || pada === '') return { engine, caller };
  mustHaveHistory(r);
  return formerEngine(engine, caller, r, momentOf(engine, pada, 'pada'));
}

/** Row scopes as lists of ids, worked out before any table is that of the moment. */
function todaysRows({ rowsOf }: Engine, moment: Date, scopes: WeakMap<readonly unknown[], string[]>): RowsOf {
  return (caller, resource, purpose, alias, params) => {
    const scope = rowsOf(caller, resource, purpose, 's', params);
    if (scope === 'true' || scope === 'false') return scope;
    const made = scopes.get(params) ?? [];
    scopes.set(params, made);
    const name = `lingkup_${made.length}`;
    const table = tableName(resource);
    const after = `$${params.push(moment.toISOString())}::timestamptz`;
    made.push(`${name} as materialized (select s.id from ${table} s where ${scope}
      union all select s.id from internal_sampah b cross join lateral jsonb_populate_record(null::${table}, b.isi) s
        where b.resource = '${resource.name}' and b.waktu >= ${after} and ${scope})`);
    return `${alias}.id in (select id from ${name})`;
  };
}

/** Words of a statement that may be names of tables. */
const wordsOf = (text: string): Set<string> => new Set(text.match(/[a-z_][a-z0-9_]*/g));

/** A statement over the tables as they were. @param moment SQL of the moment */
function formerSql(
  registry: Registry,
  listed: Resource,
  text: string,
  scopes: readonly string[],
  moment: string,
): string {
  const { tables, children, views } = known(registry);
  const words = wordsOf(text);
  const asked = <T>(of: ReadonlyMap<string, T>) => [...of].flatMap(([name, value]) => (words.has(name) ? [value] : []));
  const viewed = asked(views).map(r => viewSql(r, registry));
  for (const view of viewed) for (const word of wordsOf(view)) words.add(word);
  const kept = asked(children);
  const resources = [...new Set([...asked(tables), ...kept.map(([r]) => r)])];
  const former = resources.length
    ? [
        ...(resources.includes(listed) ? [earlierSql(listed, moment)] : []),
        newerSql(resources, listed, moment),
        ...resources.flatMap(changesSql),
        ...resources.map(r => tableSql(r, moment, r === listed)),
        ...kept.map(([r, field]) => childSql(r, field)),
      ]
    : [];
  const history = words.has('internal_riwayat') ? [historySql(moment)] : [];
  const all = [...scopes, ...former, ...history, ...viewed];
  return all.length ? `with ${all.join(', ')} select * from (${text}) dahulu` : text;
}
