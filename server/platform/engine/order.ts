import {
  isKey,
  isOrdered,
  isSortable,
  labelFromName,
  messages,
  type OrderKey,
  orderKey,
  type Registry,
  type Resource,
  term,
  tiesOf,
} from '../../../resources/kit/index.ts';
import type { Sight } from '../access/visibleFields.ts';
import { column, labelSql, tableName } from '../database/columns.ts';
import { badRequest } from '../errors.ts';
import type { ListQuery } from './listQuery.ts';
import { labelOfReference } from './select.ts';

/** A key of ORDER BY; `shown` = by what the reference shows. */
interface Key extends OrderKey {
  shown: boolean;
}

const turned = (keys: readonly OrderKey[], turn: boolean): OrderKey[] =>
  turn ? keys.map(({ name, down }) => ({ name, down: !down })) : [...keys];

const labelOf = (r: Resource, name: string): string => r.fields[name]?.label ?? labelFromName(name);

/** The keys that somebody chose. @throws HttpError 400 in words for what the lists are not sorted by */
function chosenKeys(r: Resource, chosen: readonly OrderKey[], { hidden }: Sight, registry: Registry): OrderKey[] {
  if (chosen.some(({ name }) => hidden.has(name) || !isOrdered(r, name))) throw badRequest(messages.badSort);
  const byDefault = r.sort.map(orderKey);
  const [key, ...more] = chosen;
  const [first] = byDefault;
  if (!key || !first) return [...chosen];
  const turn = key.down !== first.down;
  const isDefault = chosen.every((one, i) => {
    const own = turned(byDefault, turn)[i];
    return one.name === own?.name && one.down === own.down;
  });
  // As a list asks that nobody has sorted yet: by the first of the default order, the rest follows.
  if (isDefault) return turned(byDefault, turn);
  if (more.length && r.small) return [...chosen];
  if (more.length) throw badRequest(messages.oneSort);
  if (!isSortable(r, key.name, registry.find))
    throw badRequest(messages.unsortable({ label: term(labelOf(r, key.name)) }));
  return [key, ...turned(tiesOf(r, key.name), key.down)];
}

/**
 * Keys of ORDER BY, ending in the id where no other key tells rows apart, so that pages never overlap. From the largest is the exact reverse of from
 * the smallest: one index serves both.
 * @throws HttpError 400 'Urutan ini tidak dikenal. Urutkan lagi dari judul kolom.' for an unknown name, in words for what the lists are not sorted by
 */
function keysOf(r: Resource, sort: ListQuery['sort'], sight: Sight, registry: Registry): Key[] {
  const asked = sort.map(([name, direction]) => ({ name, down: direction === 'desc' }));
  const chosen = asked.length ? chosenKeys(r, asked, sight, registry) : r.sort.map(orderKey);
  const seen = chosen.filter(({ name }) => !sight.hidden.has(name));
  const byLabel = ({ name }: OrderKey, i: number) =>
    i === 0 && asked.length > 0 && !sight.later.has(name) && isSortable(r, name, registry.find);
  const keys = seen.map((key, i) => ({ ...key, shown: r.fields[key.name]?.kind === 'ref' && byLabel(key, i) }));
  if (keys.some(({ name, shown }) => isKey(r, name) && !shown)) return keys;
  const turn = asked.length > 0 && isTurned(r, keys[0]);
  return [...keys, { name: 'id', down: turn, shown: false }];
}

/** True if rows come in the reverse of an index that leads with the key. */
function isTurned(r: Resource, key: OrderKey | undefined): boolean {
  const first = orderKey(r.sort[0] ?? '');
  return key?.name === first.name ? key.down !== first.down : key?.down === true;
}

const sqlOf = (keys: readonly Key[], value: (key: Key) => string): string =>
  keys.map(key => `${value(key)}${key.down ? ' desc' : ''}`).join(', ');

/**
 * ORDER BY over `alias`. A reference sorts by what it shows.
 * @throws HttpError 400, see `keysOf`
 */
export function orderSql(
  r: Resource,
  sort: ListQuery['sort'],
  alias: string,
  sight: Sight,
  params: unknown[],
  registry: Registry,
): string {
  const shown = labelOfReference(r, registry, alias);
  return sqlOf(keysOf(r, sort, sight, registry), key =>
    key.shown ? (shown(key.name) ?? sight.at(key.name, alias, params)) : sight.at(key.name, alias, params),
  );
}

/**
 * FROM, WHERE and ORDER BY of one page over the alias `t`. A large resource in the order of a reference's labels is read
 * label by label, each by the index of the reference, until the page is full.
 */
export function pageSql(
  r: Resource,
  { sort, offset, limit }: Pick<ListQuery, 'sort' | 'offset' | 'limit'>,
  where: string,
  sight: Sight,
  params: unknown[],
  registry: Registry,
): string {
  const [first, ...rest] = keysOf(r, sort, sight, registry);
  const field = first && r.fields[first.name];
  const end = `limit ${limit} offset ${offset}`;
  if (!first?.shown || field?.kind !== 'ref' || r.small)
    return `from ${tableName(r)} t${where && ` where ${where}`} order by ${orderSql(r, sort, 't', sight, params, registry)} ${end}`;
  const target = registry.get(field.to);
  const down = first.down ? ' desc' : '';
  const reference = `t.${column(first.name)}`;
  const inside = sqlOf(rest, key => sight.at(key.name, 't', params));
  const rowsOf = (condition: string) =>
    `(select t.* from ${tableName(r)} t where ${condition}${where && ` and ${where}`} order by ${inside} limit ${offset + limit})`;
  const labels = `select e.id as "_id", ${labelSql(target, 'e', registry)} as "_label" from ${tableName(target)} e`;
  const order = `"_label"${down}, "_id"${down}`;
  const groups = field.required ? labels : `${labels} union all select null, null`;
  const rows = field.required
    ? rowsOf(`${reference} = l."_id"`)
    : `${rowsOf(`${reference} = l."_id"`)} union all ${rowsOf(`l."_id" is null and ${reference} is null`)}`;
  return `from (select l.*, t.* from (${groups} order by ${order}) l cross join lateral (${rows}) t) t order by t."_label"${down}, t."_id"${down}, ${inside} ${end}`;
}
