import { inSentence, type MergeObstacle, type Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo } from '../../access/permission.ts';
import { column, labelSql, tableName, typeOf } from '../../database/columns.ts';
import type { Queryable } from '../../database/db.ts';
import type { Engine } from '../context.ts';
import { onlySql } from '../only.ts';
import type { MergedPair as Pair } from '../rules.ts';
import { type Referrer, referrersOf, refersSql } from './referrers.ts';

/** Who asks, and where. */
export interface Asking {
  readonly engine: Engine;
  readonly on: Queryable;
  readonly caller: Caller;
}

/** As many rows as a sentence names. */
const named = 5;

/** Everything that keeps two rows from becoming one. */
export async function obstaclesOf(asking: Asking, r: Resource, pair: Pair): Promise<MergeObstacle[]> {
  const { engine } = asking;
  const found: MergeObstacle[] = [];
  const { builtIn } = r;
  if (builtIn && pair.lose[builtIn.field] === builtIn.value)
    found.push(plain(`${builtIn.message} Pilih data itu sebagai yang tetap.`));
  for (const referrer of referrersOf(engine.registry, r)) {
    found.push(...(await twins(asking, referrer, pair)));
    found.push(...(await misfits(asking, r, referrer, pair)));
    found.push(...(await unwanted(asking, r, referrer, pair)));
    found.push(...(await each(asking, r, referrer, pair)));
  }
  const own = await engine.rulesOf(r).mergeHurdles?.({ on: asking.on, registry: engine.registry }, pair);
  return [...found, ...(own ?? []).map(plain)];
}

const plain = (pesan: string): MergeObstacle => ({ pesan, baris: [] });

/** Rows that would be the same where no two may be: a registration of each in one period. */
async function twins(asking: Asking, referrer: Referrer, { keep, lose }: Pair): Promise<MergeObstacle[]> {
  const { resource, field, declared, child, table } = referrer;
  if (declared.kind === 'refs') return [];
  const sets = [
    ...referrer.unique.map(set => ({ set, within: '' })),
    ...referrer.together.map(set => ({ set, within: ' and u.parent_id = t.parent_id' })),
  ];
  const found: MergeObstacle[] = [];
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
        pesan: `${resource.label}: kedua data memilikinya, padahal hanya boleh satu. Hapus atau ubah salah satunya lebih dahulu.`,
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
  const by = differing.map(([theirs]) => r.fields[theirs]?.label ?? theirs).join(', ');
  return [
    {
      pesan: `${resource.label} memakai data yang dilebur menurut ${by}-nya, sedangkan ${by} kedua data berbeda. Gabungkan atau samakan ${by} lebih dahulu.`,
      baris,
    },
  ];
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
  const by = Object.keys(declared.only)
    .map(name => r.fields[name]?.label ?? name)
    .join(', ');
  return [
    plain(
      `${resource.label} hanya menerima data dengan ${by} seperti yang dilebur. Pilih data itu sebagai yang tetap, atau samakan ${by} lebih dahulu.`,
    ),
  ];
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
  return found ? [plain('Kedua data saling merujuk. Lepaskan rujukannya lebih dahulu.')] : [];
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
