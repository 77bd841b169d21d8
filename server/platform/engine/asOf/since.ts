import { dayInZone, type Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import type { Engine } from '../context.ts';
import { mustHaveHistory } from './moment.ts';
import { idCast } from './tables.ts';

/** From which day on former days are known. */
export interface Known {
  /** The first day whose end is known whole; null where there was never a row. */
  readonly mengetahuiSejak: string | null;
}

/**
 * The first day of the history of some rows, or the day on which the latest of those was deleted that are in the bin no
 * more: before it, lists of a day lack what nobody can show again.
 * @throws HttpError 403 without the read flag, 400 for rows without a history
 */
export async function knownSince(engine: Engine, caller: Caller, r: Resource): Promise<Known> {
  mustBeAllowed(caller, r, 'read');
  mustHaveHistory(r);
  const table = tableName(r);
  const found = await engine.db.reading.one<DbRow & { awal: Date | string | null }>(
    `select greatest(
       coalesce((select min(h.waktu) from internal_riwayat h where h.resource = $1), (select min(created_at) from ${table})),
       (select h.waktu from internal_riwayat h where h.resource = $1 and h.aksi = 'hapus'
         and not exists (select 1 from internal_sampah s where s.resource = $1 and s.id_baris = h.id_baris)
         and not exists (select 1 from ${table} t where t.id = h.id_baris${idCast(r)})
         order by h.waktu desc limit 1)) as awal`,
    [r.name],
  );
  return { mengetahuiSejak: found?.awal ? dayInZone(new Date(found.awal)) : null };
}
