import { messages, type Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { labelSql, tableName } from '../../database/columns.ts';
import { HttpError, notFound } from '../../errors.ts';
import type { Engine } from '../context.ts';

/**
 * Why a row is not there: an old link to one that was merged leads to the one that stays, where the caller may see that.
 */
export async function whyGone(engine: Engine, caller: Caller, r: Resource, id: string): Promise<HttpError> {
  if (!r.merge) return notFound();
  const values: unknown[] = [r.name, id];
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const stays = await engine.db.one<{ id: string; nama: string }>(
    `with recursive j(id) as (
       select id_tetap from internal_penggabungan where id_lebur = $2 and resource = $1 and dibatalkan_pada is null
       union select p.id_tetap from internal_penggabungan p join j on p.id_lebur = j.id
         where p.resource = $1 and p.dibatalkan_pada is null)
     select t.id, coalesce(${labelSql(r, 't', engine.registry)}, '') as nama from ${tableName(r)} t
      where t.id::text in (select id from j) and ${scope} limit 1`,
    values,
  );
  return stays
    ? new HttpError(404, messages.merged({ nama: stays.nama }), undefined, { digabungKe: stays.id })
    : notFound();
}
