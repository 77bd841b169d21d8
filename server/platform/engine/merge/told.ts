import { inSentence, type Merging, type Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import type { Queryable } from '../../database/db.ts';
import { notFound } from '../../errors.ts';
import { findBinned } from '../bin/read.ts';
import type { Engine } from '../context.ts';
import { findRow } from '../read.ts';
import { newerThan } from './newer.ts';
import { storedMerging } from './record.ts';

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
  const { sebelum, pindah, versi, ...told } = await storedMerging(on, r, id);
  await mustReach(engine, on, caller, r, told.idTetap);
  if (told.dibatalkanPada === null) await mustReach(engine, on, caller, r, told.idLebur);
  const counts = new Map<string, number>();
  for (const { resource, rows } of pindah.moved) counts.set(resource, (counts.get(resource) ?? 0) + rows.length);
  const halangan =
    told.dibatalkanPada === null
      ? await newerThan({ engine, on, caller }, r, { ...told, sebelum, pindah, versi })
      : [{ pesan: 'Penggabungan ini sudah dibatalkan.', baris: [] }];
  return {
    ...told,
    pindah: [...counts].map(([name, jumlah]) => ({ label: inSentence(engine.registry.get(name).label), jumlah })),
    halangan,
  };
}

/** The row, or what of it lies in the bin, is within what the caller may write. @throws HttpError 404 */
async function mustReach(engine: Engine, on: Queryable, caller: Caller, r: Resource, id: string): Promise<void> {
  const there =
    (await findRow(engine, on, caller, r, id, 'write')) ??
    (await findBinned(engine, on, caller, r, id, { purpose: 'write' }));
  const swept = !there && !(await exists(engine, on, r, id));
  if (!there && !swept) throw notFound();
}

/** Whether a row is there or in the bin, whoever asks. */
async function exists(engine: Engine, on: Queryable, r: Resource, id: string): Promise<boolean> {
  return (
    (await findRow(engine, on, null, r, id, 'read')) !== undefined ||
    (await findBinned(engine, on, null, r, id, { purpose: 'read' })) !== undefined
  );
}
