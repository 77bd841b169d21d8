import type { Resource } from '../../../resources/kit/index.ts';
import { pendaftarMagang } from '../../../resources/magang/pendaftarMagang.ts';
import { type KodeJenisMbkm, lewatMagang } from '../../../resources/mbkm/jenis.ts';
import type { Caller } from '../../access/caller.ts';
import { hiddenFields } from '../../access/permission.ts';
import { tableName } from '../../database/columns.ts';
import type { DbRow, Queryable, RowData } from '../../database/db.ts';
import { rowColumns } from '../../rest/select.ts';

/** The fields that a programme has beyond the participation, and the name under which they travel with it. */
export interface Detail {
  readonly key: string;
  readonly resource: Resource;
}

const magang: Detail = { key: 'magang', resource: pendaftarMagang };
/** Every programme's detail; an area adds its own. */
export const details: readonly Detail[] = [magang];

/** The detail of a kind of programme, undefined where it has none (yet). */
export const detailOf = (kode: KodeJenisMbkm): Detail | undefined => (lewatMagang(kode) ? magang : undefined);

/** Detail rows of participations by `idPendaftarMbkm`, without the fields that the role may not see. */
export async function detailRows(
  on: Queryable,
  caller: Caller | null,
  { resource }: Detail,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RowData>> {
  const hidden = caller ? hiddenFields(caller, resource) : new Set<string>();
  const found = await on.query<DbRow>(
    `select ${rowColumns(resource, 't', hidden)} from ${tableName(resource)} t where t.id_pendaftar_mbkm = any($1::uuid[])`,
    [ids],
    { prepare: true },
  );
  return new Map(found.map(row => [String(row.idPendaftarMbkm), row]));
}

/** The detail row of one participation as stored. */
export const detailRow = async (on: Queryable, detail: Detail, id: string): Promise<RowData | undefined> =>
  (await detailRows(on, null, detail, [id])).get(id);
