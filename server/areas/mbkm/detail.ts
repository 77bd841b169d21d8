import type { Programme, Registry, Resource, RowOf } from '../../../resources/kit/index.ts';
import { asStored, type Sight } from '../../platform/access/visibleFields.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { textOf } from '../../platform/database/values.ts';
import { rowColumns } from '../../platform/engine/select.ts';

/** The fields that a programme has beyond the participation, and the name under which they travel with it. */
export interface Detail<R extends Resource = Resource> {
  readonly key: string;
  readonly resource: R;
}

/** The detail of a programme, undefined where it has none. */
export const detailOf = (registry: Registry, programme: Programme | undefined): Detail | undefined =>
  programme?.detail && { key: programme.detail.key, resource: registry.get(programme.detail.resource) };

/** Every programme's detail. */
export const detailsOf = (registry: Registry): readonly Detail[] =>
  registry.programmes.flatMap(programme => detailOf(registry, programme) ?? []);

/** Detail rows of participations by `idPendaftarMbkm`, as somebody sees them. */
export async function detailRows<R extends Resource>(
  on: Queryable,
  { resource }: Detail<R>,
  ids: readonly string[],
  sight: Sight,
): Promise<ReadonlyMap<string, RowOf<R>>> {
  const values: unknown[] = [ids];
  const found = await on.query<DbRow & RowOf<R>>(
    `select ${rowColumns(resource, 't', sight, values)} from ${tableName(resource)} t where t.id_pendaftar_mbkm = any($1::uuid[])`,
    values,
    { prepare: true },
  );
  return new Map(found.map(row => [textOf(row.idPendaftarMbkm) ?? '', row]));
}

/** The detail row of one participation as stored. */
export const detailRow = async <R extends Resource>(
  on: Queryable,
  detail: Detail<R>,
  id: string,
): Promise<RowOf<R> | undefined> => (await detailRows(on, detail, [id], asStored)).get(id);

/** The programme's own fields of a participation under the detail's key. */
export type Beside = Readonly<Record<string, unknown>>;

/** A participation's values as sources name them: its own fields, and its programme's detail under the detail's key. */
export async function withDetail<T extends { id?: string }>(
  on: Queryable,
  registry: Registry,
  programme: Programme | undefined,
  row: T,
): Promise<T & Beside> {
  const detail = row.id === undefined ? undefined : detailOf(registry, programme);
  return detail && row.id !== undefined
    ? { ...row, [detail.key]: (await detailRow(on, detail, row.id)) ?? {} }
    : { ...row };
}
