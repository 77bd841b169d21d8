import type { ChangeOf, Row } from '../../../resources/kit/index.ts';
import { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { asStored, type Sight } from '../../platform/access/visibleFields.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { rowColumns } from '../../platform/engine/select.ts';

/** A course that a student proposes, checked for form. */
export type Usulan = ChangeOf<typeof terpilihAwal> & { idMatkulPaketKonversi: string; alasan: string | null };

const rowsOf =
  <R extends typeof terpilihAwal | typeof terpilihFinal>(resource: R) =>
  (on: Queryable, idPendaftar: string, sight: Sight = asStored): Promise<Row<R>[]> => {
    const values: unknown[] = [idPendaftar];
    return on.query<DbRow & Row<R>>(
      `select ${rowColumns(resource, 't', sight, values)} from ${tableName(resource)} t
       join konversi_matkul_paket c on c.id = t.id_matkul_paket_konversi
       where t.id_pendaftar_mbkm = $1::uuid order by c.urutan, c.kode_matkul, t.id`,
      values,
      { prepare: true },
    );
  };

/** Proposed courses of a participation in the order of its package; all fields unless `sight` limits them. */
export const chosenRows = rowsOf(terpilihAwal);
/** Recognised courses of a participation in the order of its package; all fields unless `sight` limits them. */
export const finalRows = rowsOf(terpilihFinal);
