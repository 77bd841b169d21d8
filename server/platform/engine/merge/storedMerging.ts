import { inSentence, type Resource } from '../../../../resources/kit/index.ts';
import { labelSql, tableName } from '../../database/columns.ts';
import type { DbRow, Queryable, RowData } from '../../database/db.ts';
import { isUuid } from '../../database/ids.ts';
import type { Rehung } from '../../documents/files/attach.ts';
import { notFound } from '../../errors.ts';
import type { Engine } from '../context.ts';
import type { Moved } from './moveReferences.ts';

/** Data of a merge that undoing it needs. */
export interface Kept {
  moved: Moved[];
  /** Versions that the moved rows had right after it, by resource and id. */
  versions: Record<string, Record<string, number>>;
  /** Files of the row that went which hang on the one that stayed. */
  files: Rehung[];
}

/** A merging as it is stored. */
export interface StoredMerging extends DbRow {
  id: string;
  idTetap: string;
  idLebur: string;
  namaTetap: string;
  namaLebur: string;
  versi: number;
  sebelum: RowData;
  pindah: Kept;
  waktu: string;
  namaUser: string | null;
  catatan: string | null;
  dibatalkanPada: string | null;
}

/** SQL columns of a merge as answers show it. */
export const toldColumns = `id, id_tetap as "idTetap", id_lebur as "idLebur", coalesce(nama_tetap, '') as "namaTetap",
  coalesce(nama_lebur, '') as "namaLebur", to_json(waktu) #>> '{}' as waktu, nama_user as "namaUser", catatan,
  to_json(dibatalkan_pada) #>> '{}' as "dibatalkanPada"`;

/** @throws HttpError 404 */
export async function storedMerging(on: Queryable, r: Resource, id: string, lock = ''): Promise<StoredMerging> {
  if (!isUuid(id)) throw notFound();
  const found = await on.one<StoredMerging>(
    `select ${toldColumns}, versi, sebelum, pindah from internal_penggabungan where id = $1 and resource = $2 ${lock}`,
    [id, r.name],
  );
  if (!found) throw notFound();
  return found;
}

/** Label of a row. */
export async function nameOf(engine: Engine, on: Queryable, r: Resource, id: string): Promise<string> {
  const found = await on.one<{ nama: string | null }>(
    `select ${labelSql(r, 't', engine.registry)} as nama from ${tableName(r)} t where t.id = $1`,
    [id],
  );
  return found?.nama || inSentence(r.label);
}
