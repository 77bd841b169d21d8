import type { Note, Resource } from '../../../../resources/kit/index.ts';
import { childTableName, column, rowsFields, sqlType, tableName, typeOf } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import type { AuditAction } from '../audit.ts';
import { followAll } from '../follow.ts';
import { type SetAudit, updateSet } from '../import/setWrite.ts';
import type { MergedAlong, RuleContext } from '../rules.ts';
import { referrersOf, refersSql } from './referrers.ts';

/** A value that a merging gave, and the one before it. */
interface MovedRow {
  id: string;
  /** The row that a child row belongs to. */
  parent?: string;
  dari: unknown;
  ke: unknown;
}

/** Rows that have another value of one field than before. */
export interface Moved {
  resource: string;
  field: string;
  /** Field of the child rows that it stands in. */
  child?: string;
  rows: MovedRow[];
}

/**
 * Moves every reference from a row to another, each row with its history and a version more. It is the same thing that
 * they refer to: rules that speak of another one (notices, limits) are not asked.
 */
export async function moveReferences(
  ctx: RuleContext,
  r: Resource,
  keep: string,
  lose: string,
  note: Note,
): Promise<Moved[]> {
  const moved: Moved[] = [];
  const type = typeOf(r, 'id', ctx.registry);
  for (const referrer of referrersOf(ctx.registry, r)) {
    const { resource, field, child, table } = referrer;
    const parent = child ? ', t.parent_id::text as parent' : '';
    const found = await ctx.tx.query<DbRow & Omit<MovedRow, 'ke'>>(
      `select t.id::text as id, t.${column(field)} as dari${parent} from ${table} t
        where ${refersSql(referrer, `$1::${type}`)} order by t.id for update`,
      [lose],
    );
    if (!found.length) continue;
    const rows = found.map(row => ({ ...row, ke: replaced(row.dari, lose, keep) }));
    const group = { resource: resource.name, field, ...(child ? { child } : {}), rows };
    await writeMoved(ctx, group, 'gabung', note);
    moved.push(group);
  }
  return moved;
}

/** A reference, or a list of them in which none stands twice. */
function replaced(value: unknown, lose: string, keep: string): unknown {
  return Array.isArray(value) ? [...new Set(value.map(id => (id === lose ? keep : id)))] : keep;
}

/** Writes what else changes with a merging. */
export async function moveAlong(ctx: RuleContext, along: readonly MergedAlong[], note: Note): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const { resource: name, id, values } of along) {
    const resource = ctx.registry.get(name);
    for (const [field, ke] of Object.entries(values)) {
      const before = await ctx.tx.one<{ dari: unknown }>(
        `select ${column(field)} as dari from ${tableName(resource)} where id = $1 for update`,
        [id],
      );
      if (!before) continue;
      const group = { resource: name, field, rows: [{ id, dari: before.dari, ke }] };
      await writeMoved(ctx, group, 'gabung', note);
      moved.push(group);
    }
  }
  return moved;
}

/** Gives rows their former values again, the last one first. */
export async function moveBack(ctx: RuleContext, moved: readonly Moved[], note: Note): Promise<void> {
  for (const group of moved.toReversed()) {
    const rows = group.rows.map(({ dari, ke, ...row }) => ({ ...row, dari: ke, ke: dari }));
    await writeMoved(ctx, { ...group, rows }, 'batal_gabung', note);
  }
}

const auditOf = (r: Resource, action: AuditAction, note: Note): SetAudit | null =>
  r.unaudited ? null : { action, importId: null, note };

/** Where the values of moved rows stand, and of what type they are. */
export function placeOf({ registry }: Pick<RuleContext, 'registry'>, { resource, field, child }: Moved) {
  const r = registry.get(resource);
  if (!child) return { r, table: tableName(r), type: typeOf(r, field, registry) };
  const declared = rowsFields(r).find(([name]) => name === child)?.[1].fields[field];
  if (!declared) throw new Error(`${resource}.${child}.${field} tidak ada.`);
  return { r, table: childTableName(r, child), type: sqlType(declared, registry) };
}

async function writeMoved(ctx: RuleContext, group: Moved, action: AuditAction, note: Note): Promise<void> {
  const { field, child, rows } = group;
  const { r, table, type } = placeOf(ctx, group);
  const audit = auditOf(r, action, note);
  if (!child) {
    const versions = await versionsIn(
      ctx,
      r,
      rows.map(({ id }) => id),
    );
    const changed = rows.map(({ id, dari, ke }) => ({
      id,
      version: versions[id] ?? 0,
      values: { [field]: ke },
      changes: { [field]: { dari, ke } },
    }));
    await updateSet(ctx, r, changed, audit);
    return;
  }
  await ctx.tx.execute(
    `update ${table} t set ${column(field)} = n.k from json_to_recordset($1::json) as n(i uuid, k ${type}) where t.id = n.i`,
    [JSON.stringify(rows.map(({ id, ke }) => ({ i: id, k: ke })))],
  );
  const parents = [...new Set(rows.flatMap(({ parent }) => parent ?? []))];
  const versions = await versionsIn(ctx, r, parents);
  await updateSet(
    ctx,
    r,
    parents.map(id => ({ id, version: versions[id] ?? 0, values: {}, changes: {} })),
    audit,
  );
}

async function versionsIn(ctx: RuleContext, r: Resource, ids: readonly string[]): Promise<Record<string, number>> {
  const rows = await ctx.tx.query<{ id: string; version: number }>(
    `select id::text as id, version from ${tableName(r)} where id = any($1::${typeOf(r, 'id', ctx.registry)}[]) order by id for update`,
    [ids],
  );
  return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
}

/** Versions that moved rows have now, by resource and id. */
export async function versionsOf(
  ctx: RuleContext,
  moved: readonly Moved[],
): Promise<Record<string, Record<string, number>>> {
  const ids = new Map<string, Set<string>>();
  for (const { resource, rows } of moved) {
    const own = ids.get(resource) ?? new Set();
    for (const { id, parent } of rows) own.add(parent ?? id);
    ids.set(resource, own);
  }
  const found: Record<string, Record<string, number>> = {};
  for (const [name, own] of ids) found[name] = await versionsIn(ctx, ctx.registry.get(name), [...own]);
  return found;
}

/** Recomputes values that depend on these rows: repeated names, and totals kept by rules. */
export async function settle(ctx: RuleContext, r: Resource, ids: readonly string[]): Promise<void> {
  const { follows, recount } = ctx.engine.rulesOf(r);
  const changes = Object.fromEntries((follows?.fields ?? []).map(name => [name, {}]));
  await followAll(
    ctx,
    r,
    ids.map(id => ({ id, changes })),
  );
  await recount?.(ctx, ids);
}
