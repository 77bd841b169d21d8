import { hitPaths, kindField, pathWords, type Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { heldBy, toCaller } from '../../../platform/access/callerQuery.ts';
import type { RoleRights } from '../../../platform/access/menuStore.ts';
import { mayDo } from '../../../platform/access/permission.ts';
import { column, labelSql, tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { notFound } from '../../../platform/errors.ts';

/** A row with a discussion, as far as its discussion needs it. */
export interface Discussed {
  readonly resource: Resource;
  readonly id: string;
  readonly nama: string;
  /** Kind of programme, where the resource says it. */
  readonly jenis: string | null;
}

/** Who reads a remark. */
export type Audience = 'tim' | 'semua';

/** True if the role belongs to the team of the row. */
export const inTeam = (r: Resource, { baseRole }: Pick<Caller, 'baseRole'>): boolean =>
  r.remarks?.team.includes(baseRole) ?? false;

/** True where somebody beside the team reads rows of the resource. */
export const hasOtherReaders = ({ access, remarks }: Resource): boolean =>
  Object.keys(access).some(one => !remarks?.team.some(code => code === one));

/** The row, where the caller reads it and it has a discussion; undefined otherwise. */
async function rowOf(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  { resource: name, id }: { resource: string; id: string },
): Promise<Discussed | undefined> {
  const r = engine.registry.find(name);
  if (!r?.remarks || !mayDo(caller, r, 'read')) return undefined;
  const values: unknown[] = [id];
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const kind = r.fields[kindField] ? `t.${column(kindField)}::text` : 'null';
  const found = await on.one<DbRow & { nama: string | null; jenis: string | null }>(
    `select ${labelSql(r, 't', engine.registry)} as nama, ${kind} as jenis from ${tableName(r)} t where t.id::text = $1 and ${scope}`,
    values,
  );
  return found && { resource: r, id, nama: found.nama ?? '', jenis: found.jenis };
}

/** @throws HttpError 404 where the caller does not read the row, or it has no discussion */
export async function mustRead(engine: Engine, on: Queryable, caller: Caller, row: { resource: string; id: string }) {
  const found = await rowOf(engine, on, caller, row);
  if (!found) throw notFound();
  return found;
}

/** Where a role opens the row; null where nothing leads there. */
function pathFor({ registry }: Engine, { resource, id, jenis }: Discussed, caller: Caller): string | null {
  const programme = jenis === null ? undefined : registry.programmeOf(jenis);
  const paths = hitPaths(registry, resource, caller.baseRole, programme);
  const path = paths.find(one => pathWords(one).every(word => word === 'id'));
  return path?.replaceAll(':id', encodeURIComponent(id)) ?? null;
}

/**
 * The page at which an account reads a remark on the row, in any of its roles; undefined where it does not. The one place
 * that says who may be named.
 */
export async function pageOf(
  engine: Engine,
  rights: RoleRights,
  on: Queryable,
  row: Discussed,
  untuk: Audience,
  userId: string,
): Promise<string | undefined> {
  for (const held of await heldBy(on, engine.registry, userId, engine.now())) {
    const caller = toCaller(held, await rights.flags(held.roleId), engine.now());
    if (!caller || (untuk === 'tim' && !inTeam(row.resource, caller))) continue;
    const path = pathFor(engine, row, caller);
    if (path && (await rowOf(engine, on, caller, { resource: row.resource.name, id: row.id }))) return path;
  }
  return undefined;
}
