import { inSentence, type Merging, type Resource, type ToldMerging } from '../../../../resources/kit/index.ts';
import { mergingsPerPage } from '../../../../resources/kit/mergeCalls.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { tableName } from '../../database/columns.ts';
import type { DbRow, Queryable } from '../../database/db.ts';
import { notFound } from '../../errors.ts';
import { binnedWithin, findBinned } from '../bin/read.ts';
import type { Engine } from '../context.ts';
import { findRow } from '../read.ts';
import { newerThan } from './newer.ts';
import { type Obstacle, toldTo } from './obstacles.ts';
import { mustMerge } from './plan.ts';
import { type StoredMerging, storedMerging, toldColumns } from './storedMerging.ts';

/**
 * A merging as somebody may know it, who could write both rows.
 * @throws HttpError 404
 */
export async function mergingOf(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  r: Resource,
  id: string,
): Promise<Merging> {
  const stored = await storedMerging(on, r, id);
  const { sebelum, pindah, versi, ...told } = stored;
  const counts = new Map<string, number>();
  for (const { resource, rows } of pindah.moved) counts.set(resource, (counts.get(resource) ?? 0) + rows.length);
  const halangan = toldTo(caller, await hindrancesOf(engine, on, caller, r, stored));
  return {
    ...told,
    pindah: [...counts].map(([name, jumlah]) => ({ label: inSentence(engine.registry.get(name).label), jumlah })),
    halangan,
  };
}

/**
 * A page of the mergings of a resource, the newest first: those whose staying row the caller may write, or could while it
 * was there; whose row has left the bin as well, nobody is kept from.
 * @throws HttpError 403
 */
export async function mergingsOf(
  engine: Engine,
  caller: Caller,
  r: Resource,
  page: number,
): Promise<{ jumlah: number; baris: ToldMerging[] }> {
  mustMerge(caller, r);
  const values: unknown[] = [r.name];
  const scope = engine.rowsOf(caller, r, 'write', 't', values);
  const from = `from internal_penggabungan g where g.resource = $1
    and (exists (select 1 from ${tableName(r)} t where t.id::text = g.id_tetap and ${scope})
      or ${binnedWithin(r, 'g.id_tetap', scope)}
      or (not exists (select 1 from ${tableName(r)} t where t.id::text = g.id_tetap)
        and not exists (select 1 from internal_sampah s where s.resource = $1 and s.id_baris = g.id_tetap)))`;
  const counted = await engine.db.one<{ n: number }>(`select count(*)::int as n ${from}`, values);
  const limit = `limit ${mergingsPerPage} offset ${(page - 1) * mergingsPerPage}`;
  const baris = await engine.db.query<ToldMerging & DbRow>(
    `select ${toldColumns} ${from} order by g.waktu desc, g.id desc ${limit}`,
    values,
  );
  return { jumlah: counted?.n ?? 0, baris };
}

/** The row, or what of it lies in the bin, is within what the caller may write. @throws HttpError 404 */
async function mustReach(engine: Engine, on: Queryable, caller: Caller, r: Resource, id: string): Promise<void> {
  const there =
    (await findRow(engine, on, caller, r, id, 'write')) ??
    (await findBinned(engine, on, caller, r, id, { purpose: 'write' }));
  const swept = !there && !(await exists(engine, on, r, id));
  if (!there && !swept) throw notFound();
}

/** True if a row is there or in the bin, whoever asks. */
async function exists(engine: Engine, on: Queryable, r: Resource, id: string): Promise<boolean> {
  return (
    (await findRow(engine, on, null, r, id, 'read')) !== undefined ||
    (await findBinned(engine, on, null, r, id, { purpose: 'read' })) !== undefined
  );
}

/** Why a merging cannot be undone; nothing where it can be. @throws HttpError as `mergingOf` */
export async function hindrancesOf(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  r: Resource,
  merging: StoredMerging,
): Promise<Obstacle[]> {
  await mustReach(engine, on, caller, r, merging.idTetap);
  if (merging.dibatalkanPada !== null) return [{ said: refusals.merge.undone, baris: [] }];
  await mustReach(engine, on, caller, r, merging.idLebur);
  return newerThan({ engine, on, caller }, r, merging);
}
