import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/database/db.ts';

/** Fingerprint of a student's final grades in a study period: a printed document counts while it stays the same. */
export async function resultsPrint(on: Queryable, idMhs: string, idMasaStudi: string): Promise<string> {
  const rows = await on.query<{ baris: string }>(
    `select concat_ws(':', d.kode_mk, d.sks, n.nilai_akhir, n.nilai_huruf, n.status) as baris
     from pertukaran_krs k join pertukaran_krs_detail d on d.id_krs = k.id and d.keadaan = 'aktif'
     left join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
     where k.id_mhs_inbound = $1 and k.id_masa_studi = $2 order by d.kode_mk, d.id`,
    [idMhs, idMasaStudi],
  );
  return createHash('sha256')
    .update(rows.map(({ baris }) => baris).join('\n'))
    .digest('hex');
}
