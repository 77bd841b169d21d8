import {
  type ClosingWay,
  closingWays,
  dayInZone,
  messages,
  onDay,
  type Registry,
  type Resource,
  withWords,
} from '../../../resources/kit/index.ts';
import { column, labelSql, tableName, typeOf } from '../database/columns.ts';
import type { DbRow, RowData } from '../database/db.ts';
import { conflict } from '../errors.ts';
import type { RuleContext } from './rules.ts';

const known = new WeakMap<Registry, Map<string, readonly ClosingWay[]>>();

/** How rows of a resource lead to those that may close them. */
function waysOf(registry: Registry, r: Resource): readonly ClosingWay[] {
  const byName = known.get(registry) ?? new Map<string, readonly ClosingWay[]>();
  known.set(registry, byName);
  const found = byName.get(r.name) ?? closingWays(registry.find, r);
  byName.set(r.name, found);
  return found;
}

/** True if writes of a resource can be closed, by a row that it belongs to or by itself. */
export const mayBeClosed = ({ registry }: Pick<RuleContext, 'registry'>, r: Resource): boolean =>
  r.closes !== null || r.weighty !== null || waysOf(registry, r).length > 0;

interface Found extends DbRow {
  way: number;
  nama: string | null;
  /** Null where it is open. */
  sejak: Date | string | null;
}

/** One way as SQL: the row at its end, held, and since when it is closed, for the first reference's value. */
function waySql(
  { registry, engine }: RuleContext,
  { over, fields, target }: ClosingWay,
  way: number,
  id: string,
  values: unknown[],
) {
  const { closes } = target;
  const tables = [...over, target];
  const joins = tables
    .slice(1)
    .map((r, i) => ` join ${tableName(r)} t${i + 1} on t${i + 1}.id = t${i}.${column(fields[i + 1] ?? '')}`);
  const end = `t${tables.length - 1}`;
  const bind = (value: unknown) => `$${values.push(value)}`;
  const as = bind([...(closes?.as ?? [])]);
  const status = column(closes?.field ?? '');
  const since = `coalesce((select max(h.waktu) from internal_riwayat h where h.resource = ${bind(target.name)}
      and h.id_baris = ${end}.id::text and h.ke_status = any(${as}::text[])), ${end}.updated_at)`;
  // Held until the write is over: whoever closes the row meanwhile waits for it, and whoever writes while it is being
  // closed waits and then finds it closed. The embedded database lets one write at a time.
  const held = engine.db.embedded ? '' : ` for share of ${end}`;
  return `select * from (select ${way} as way, ${labelSql(target, end, registry)} as nama,
      case when ${end}.${status} = any(${as}::text[]) then ${since} end as sejak
    from ${tableName(tables[0] ?? target)} t0${joins.join('')}
    where t0.id = ${bind(id)}::${typeOf(tables[0] ?? target, 'id', registry)}${held}) w${way}`;
}

/**
 * Nothing is written of what a closed row has closed: asked by every create, change, step, delete, import and its undo,
 * and by what comes back from the bin.
 * @param rows as stored, and as they will be: nothing is moved out of a closed period, or into one
 * @throws HttpError 409 with the sentence of what is closed: which, since when, and who opens it again
 */
export async function mustBeOpen(ctx: RuleContext, r: Resource, ...rows: readonly RowData[]): Promise<void> {
  const values: unknown[] = [];
  const ways = waysOf(ctx.registry, r);
  const asked = new Set<string>();
  const parts = ways.flatMap((way, i) =>
    rows.flatMap(row => {
      const id = row[way.fields[0] ?? ''];
      if (typeof id !== 'string' || asked.has(`${i} ${id}`)) return [];
      asked.add(`${i} ${id}`);
      return [waySql(ctx, way, i, id, values)];
    }),
  );
  if (!parts.length) return;
  // Asked here which of them is closed: a condition in the statement would be looked at before the row is held.
  const all = await ctx.tx.query<Found>(parts.join(' union all '), values, { prepare: true });
  const found = all.find(({ sejak }) => sejak !== null);
  const closes = found && ways[found.way]?.target.closes;
  if (!closes || !found.sejak) return;
  const tanggal = onDay(dayInZone(new Date(found.sejak)));
  throw conflict(withWords(closes.says, { nama: found.nama ?? '', tanggal }));
}

/**
 * A row that is closed itself is changed by its own steps only, and stays.
 * @param data what is written; undefined where it is deleted
 * @throws HttpError 409
 */
export async function mustNotBeClosed(ctx: RuleContext, r: Resource, before: RowData, data?: RowData): Promise<void> {
  const { closes } = r;
  if (!closes || (data && closes.field in data)) return;
  if (!closes.as.some(state => state === before[closes.field])) return;
  const values: unknown[] = [];
  const way: ClosingWay = { fields: ['id'], over: [], target: r };
  const found = await ctx.tx.one<Found>(waySql(ctx, way, 0, String(before.id), values), values, { prepare: true });
  if (!found?.sejak) throw conflict(messages.wrongState);
  throw conflict(withWords(closes.says, { nama: found.nama ?? '', tanggal: onDay(dayInZone(new Date(found.sejak))) }));
}
