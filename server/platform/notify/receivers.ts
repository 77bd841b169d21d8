import type { Registry, Resource } from '../../../resources/kit/index.ts';
import { fieldsAt, type ReachPlace, reachedBy } from '../../../resources/kit/reaches.ts';
import type { ReachStep, Way } from '../../../resources/kit/reachesShape.ts';
import type { Caller } from '../access/caller.ts';
import type { Core } from '../access/change.ts';
import { hiddenFields } from '../access/permission.ts';
import { childTableName, column, fieldWordsSql, labelSql, tableName } from '../database/columns.ts';
import type { DbRow, Queryable } from '../database/db.ts';

/** A row and a person to whom it leads. */
export interface Receiver {
  readonly idBaris: string;
  /** What the row is called. */
  readonly baris: string;
  /** The person's row; null where the row leads to nobody. */
  readonly idOrang: string | null;
  /** The sender may read every row on the way. */
  readonly dalamCakupan: boolean;
  readonly idUser: string | null;
  readonly nama: string | null;
  readonly surel: string | null;
  /** Wants messages in the portal only. */
  readonly tanpaSurel: boolean;
  /** As far as the sender may see it. */
  readonly telepon: string | null;
  /** Values of the wanted words, in their order. */
  readonly kata: readonly string[];
}

interface Asked {
  readonly resource: Resource;
  readonly way: Way;
  readonly ids: readonly string[];
  /** Fields of the row whose words are wanted. */
  readonly words: readonly string[];
  /** One row more than this is answered at most. */
  readonly most: number;
}

/**
 * The people to whom rows lead by a declared way, with what a message to them is made of. The rows were chosen within the
 * caller's scope; whether all that stands on the way to the person is in it, too, is told with each.
 */
export function receiversOf(
  { registry, rowsOf }: Pick<Core, 'registry' | 'rowsOf'>,
  on: Queryable,
  caller: Caller,
  { resource, way, ids, words, most }: Asked,
): Promise<(Receiver & DbRow)[]> {
  const values: unknown[] = [ids];
  const { joins, places, end, from } = joinsAlong(registry, resource, way.path, values);
  const reach = places.flatMap(({ resource: passed, rows, alias }) => {
    const scope = rows === undefined ? rowsOf(caller, passed, 'read', alias, values) : 'true';
    return scope === 'true' ? [] : [`(${alias}.id is null or coalesce(${scope}, false))`];
  });
  const { resource: people } = end;
  const link = column(people.person?.account ?? '');
  const shown = words.map((name, i) => `coalesce(${wordSql(registry, resource, name)}, '') as k${i}`);
  const kata = `array[${words.map((_, i) => `k${i}`).join(', ')}]::text[]`;
  const columns = [
    `t.id::text as id_baris`,
    `left(${labelSql(resource, 't', registry)}, 300) as baris`,
    `${from}.id as id_orang`,
    `${reach.length ? reach.join(' and ') : 'true'} as dalam_cakupan`,
    `u.id as id_user`,
    `left(coalesce(u.name, ${nameSql(registry, people, from)}), 201) as nama`,
    `coalesce(u.email, ${addressSql(people, from)}) as surel`,
    `coalesce(c.pilihan ->> 'pesan' = 'portal', false) as tanpa_surel`,
    `${phoneSql(people, from, caller)} as telepon`,
    ...shown,
  ];
  return on.query(
    `select id_baris, baris, id_orang, dalam_cakupan, id_user, nama, surel, tanpa_surel, telepon, ${kata} as kata
       from (select ${columns.join(', ')} from ${tableName(resource)} t ${joins.join(' ')}
         left join pengaturan_user u on u.${link} = ${from}.id and u.aktif
         left join internal_pilihan_notifikasi c on c.id_user = u.id
        where t.id = any($1) order by t.id, ${from}.id limit ${most + 1}) x`,
    values,
  );
}

interface Along {
  readonly joins: readonly string[];
  /** Each place on the way, and its alias. */
  readonly places: readonly (ReachPlace & { readonly alias: string })[];
  readonly end: ReachPlace;
  /** Alias of the end. */
  readonly from: string;
}

/** SQL of the way from rows `t` of a resource to where a path leads. @throws Error for a step that leads nowhere */
export function joinsAlong(
  registry: Registry,
  resource: Resource,
  path: readonly ReachStep[],
  values: unknown[],
): Along {
  const joins: string[] = [];
  const places: (ReachPlace & { alias: string })[] = [];
  let end: ReachPlace = { resource };
  let from = 't';
  for (const [i, step] of path.entries()) {
    const next = reachedBy(registry.find, end, step);
    if (!next) throw new Error(`${resource.name}: a step of reaches leads nowhere.`);
    const alias = `s${i}`;
    joins.push(joinSql(step, next, { from, alias, values }));
    places.push({ ...next, alias });
    [end, from] = [next, alias];
  }
  return { joins, places, end, from };
}

function joinSql(
  step: ReachStep,
  next: ReachPlace,
  { from, alias, values }: { from: string; alias: string; values: unknown[] },
): string {
  const only = (typeof step === 'object' && step.only) || {};
  const narrowed = Object.entries(only).map(
    ([name, allowed]) => ` and ${alias}.${column(name)} = any($${values.push(allowed)})`,
  );
  if (typeof step === 'string')
    return `left join ${tableName(next.resource)} ${alias} on ${alias}.id = ${from}.${column(step)}`;
  if ('rows' in step)
    return `left join ${childTableName(next.resource, step.rows)} ${alias} on ${alias}.parent_id = ${from}.id${narrowed.join('')}`;
  return `left join ${tableName(next.resource)} ${alias} on ${alias}.${column(step.by)} = ${from}.id${narrowed.join('')}`;
}

const wordSql = (registry: Registry, r: Resource, name: string): string =>
  fieldWordsSql(r.fields[name], `t.${column(name)}`, registry);

const namesOf = (people: Resource, kind: 'email' | 'phone', first: readonly (string | undefined)[]): string[] => {
  const declared = first.filter(name => name !== undefined);
  const found = Object.entries(fieldsAt({ resource: people })).find(([, field]) => field.kind === kind)?.[0];
  return declared.length || found === undefined ? declared : [found];
};

/** What somebody without an account is called. */
function nameSql(registry: Registry, people: Resource, alias: string): string {
  const declared = people.person?.signOn?.name;
  const name = declared ?? Object.entries(people.fields).find(([, field]) => field.personal === 'name')?.[0];
  return name ? `${alias}.${column(name)}` : labelSql(people, alias, registry);
}

/** Where mail reaches somebody without an account: how the sign-on names it, else the first address. */
function addressSql(people: Resource, alias: string): string {
  const signOn = people.person?.signOn;
  const names = namesOf(people, 'email', [signOn?.email, signOn?.otherEmail]);
  return names.length ? `coalesce(${names.map(name => `${alias}.${column(name)}`).join(', ')})` : 'null';
}

/** Field with a person's own number; undefined where there is none. */
export const phoneField = (people: Resource): string | undefined =>
  namesOf(people, 'phone', [people.person?.signOn?.phone])[0];

/** The person's number, as far as the caller sees it. */
function phoneSql(people: Resource, alias: string, caller: Caller): string {
  const hidden = hiddenFields(caller, people);
  const later = people.access[caller.baseRole]?.later?.fields ?? [];
  const name = phoneField(people);
  const seen = name !== undefined && !hidden.has(name) && !later.includes(name) && !people.fields[name]?.sensitive;
  return seen ? `${alias}.${column(name)}` : 'null::text';
}
