import {
  inSentence,
  type MergeObstacle,
  type Message,
  type Resource,
  term,
  whyKept,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo } from '../../access/permission.ts';
import { saidTo } from '../../access/saidTo.ts';
import { column, labelSql, tableName, typeOf } from '../../database/columns.ts';
import type { Queryable } from '../../database/db.ts';
import type { Engine } from '../context.ts';
import { onlySql } from '../only.ts';
import type { MergedPair as Pair } from '../rules.ts';
import { type Referrer, referrersOf, refersSql } from './referrers.ts';

/** The caller, and the connection. */
export interface Asking {
  readonly engine: Engine;
  readonly on: Queryable;
  readonly caller: Caller;
}

/** A reason why two rows cannot become one, or a merging cannot be undone, with the rows that its asker may read. */
export interface Obstacle {
  readonly said: Message;
  readonly baris: MergeObstacle['baris'];
}

/** Obstacles in the language of who asks. */
export const toldTo = (caller: Caller, obstacles: readonly Obstacle[]): MergeObstacle[] =>
  obstacles.map(({ said, baris }) => ({ pesan: saidTo(caller, said), baris }));

/** As many rows as a sentence names. */
const named = 5;

/** Everything that keeps two rows from becoming one. */
export async function obstaclesOf(asking: Asking, r: Resource, pair: Pair): Promise<Obstacle[]> {
  const { engine } = asking;
  const found: Obstacle[] = [];
  const kept = whyKept(r, pair.lose, asking.caller.baseRole);
  if (kept !== undefined) found.push(plain(refusals.merge.builtIn({ kalimat: kept })));
  for (const referrer of referrersOf(engine.registry, r)) {
    found.push(...(await twins(asking, referrer, pair)));
    found.push(...(await misfits(asking, r, referrer, pair)));
    found.push(...(await unwanted(asking, r, referrer, pair)));
    found.push(...(await each(asking, r, referrer, pair)));
  }
  const own = await engine.rulesOf(r).mergeHurdles?.({ on: asking.on, registry: engine.registry }, pair);
  return [...found, ...(own ?? []).map(plain)];
}

const plain = (said: Message): Obstacle => ({ said, baris: [] });

/** Rows that would be the same where no two may be: a registration of each in one period. */
async function twins(asking: Asking, referrer: Referrer, { keep, lose }: Pair): Promise<Obstacle[]> {
  const { resource, field, declared, child, table } = referrer;
  if (declared.kind === 'refs') return [];
  const sets = [
    ...referrer.unique.map(set => ({ set, within: '' })),
    ...referrer.together.map(set => ({ set, within: ' and u.parent_id = t.parent_id' })),
  ];
  const found: Obstacle[] = [];
  for (const { set, within } of sets) {
    const [names, , except] = set;
    const params: unknown[] = [keep.id, lose.id];
    const same = names
      .filter(name => name !== field)
      .map(name => ` and u.${column(name)} is not distinct from t.${column(name)}`);
    if (except) {
      const out = `$${params.push([...except.notIn])}::text[]`;
      for (const alias of ['t', 'u']) same.push(` and ${alias}.${column(except.field)} <> all(${out})`);
    }
    const id = (alias: string) => `${alias}.${child ? 'parent_id' : 'id'}`;
    const pairs = `select ${id('t')} as a, ${id('u')} as b from ${table} t join ${table} u on u.${column(field)} = $1
      ${same.join('')}${within} where t.${column(field)} = $2`;
    const baris = await rowsNamed(asking, resource, `(select a from x union select b from x)`, params, pairs);
    if (baris)
      found.push({
        said: refusals.merge.twins({ label: term(resource.label) }),
        baris,
      });
  }
  return found;
}

/** Rows that would refer to something that does not go with what else they have: a contact of another partner. */
async function misfits(asking: Asking, r: Resource, referrer: Referrer, { keep, lose }: Pair) {
  const { resource, declared, table, child } = referrer;
  if (child) return [];
  const differing = Object.entries(declared.dependsOn ?? {}).filter(
    ([theirs, own]) => own in resource.fields && theirs in r.fields && keep[theirs] !== lose[theirs],
  );
  if (!differing.length) return [];
  const type = typeOf(r, 'id', asking.engine.registry);
  const rows = `select t.id as a from ${table} t where ${refersSql(referrer, `$1::${type}`)}`;
  const baris = await rowsNamed(asking, resource, '(select a from x)', [lose.id], rows);
  if (!baris) return [];
  const menurut = differing.map(([theirs]) => term(r.fields[theirs]?.label ?? theirs));
  return [{ said: refusals.merge.misfits({ label: term(resource.label), menurut }), baris }];
}

/** Rows that ask for what the row that goes is, and the one that stays is not: a lecturer. */
async function unwanted(asking: Asking, r: Resource, referrer: Referrer, { keep, lose }: Pair) {
  const { declared, resource, table } = referrer;
  if (!declared.only) return [];
  const { registry } = asking.engine;
  const fitting = async (id: unknown) => {
    const params: unknown[] = [id];
    const conditions = onlySql(registry, declared, params).join(' and ');
    return asking.on.one(`select 1 as ada from ${tableName(r)} t where t.id = $1 and ${conditions}`, params);
  };
  if ((await fitting(keep.id)) || !(await fitting(lose.id))) return [];
  const used = await asking.on.one(
    `select 1 as ada from ${table} t where ${refersSql(referrer, `$1::${typeOf(r, 'id', registry)}`)} limit 1`,
    [lose.id],
  );
  if (!used) return [];
  const menurut = Object.keys(declared.only).map(name => term(r.fields[name]?.label ?? name));
  return [plain(refusals.merge.unwanted({ label: term(resource.label), menurut }))];
}

/** A row that refers to its twin would refer to itself. */
async function each(asking: Asking, r: Resource, referrer: Referrer, { keep, lose }: Pair) {
  if (referrer.resource.name !== r.name || referrer.child) return [];
  const type = typeOf(r, 'id', asking.engine.registry);
  const found = await asking.on.one(
    `select 1 as ada from ${referrer.table} t where (t.id = $1::${type} and ${refersSql(referrer, `$2::${type}`)})
       or (t.id = $2::${type} and ${refersSql(referrer, `$1::${type}`)})`,
    [keep.id, lose.id],
  );
  return found ? [plain(refusals.merge.eachOther)] : [];
}

/**
 * The first of some rows with their names, those that the caller may read; undefined where there are none.
 * @param ids SQL of their ids, over `x`
 * @param x SQL of what they are found in
 */
export async function rowsNamed(
  { engine, on, caller }: Asking,
  r: Resource,
  ids: string,
  values: readonly unknown[],
  x: string,
): Promise<MergeObstacle['baris'] | undefined> {
  const params = [...values];
  const scope = mayDo(caller, r, 'read') ? engine.rowsOf(caller, r, 'read', 't', params) : 'false';
  const found = await on.query<{ id: string; nama: string | null; boleh: boolean }>(
    `with x as (${x}) select t.id::text as id, ${labelSql(r, 't', engine.registry)} as nama, (${scope}) as boleh
       from ${tableName(r)} t where t.id in ${ids} order by t.id limit ${named}`,
    params,
  );
  if (!found.length) return undefined;
  return found.flatMap(({ id, nama, boleh }) =>
    boleh ? [{ resource: r.name, id, nama: nama || inSentence(r.label) }] : [],
  );
}
