import type { Db } from '../../database/db.ts';
import { sweepPieces } from './pieces.ts';
import { type FileStorage, sweepFolder } from './storage.ts';

const day = 86_400_000;
const batch = 200;

export interface SweepPorts {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly temporary: string;
}

/**
 * Removes files that nobody attached within 24 hours, and those of deleted rows that the bin has no more (docs/domain/10 §3.4). Marked
 * first, then removed from the storage, then forgotten: killed at any point, the next sweep goes on.
 * @returns how many files went
 */
export async function sweepFiles(
  { db, storage, temporary }: SweepPorts,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const yesterday = new Date(now.getTime() - day).toISOString();
  let removed = 0;
  while (!signal?.aborted) {
    // A save that is attaching one of them right now holds it, and goes first.
    const gone = await db.query<{ id: string; kunci: string }>(
      `with usang as materialized (select id from internal_berkas
         where (id_baris is null and created_at < $1) or (dihapus_pada < $1 and not exists (select 1 from internal_sampah s
           where s.resource = internal_berkas.resource and s.id_baris = internal_berkas.id_baris))
         order by id limit ${batch} for update skip locked)
       update internal_berkas b set dihapus_pada = coalesce(b.dihapus_pada, $2) from usang u where b.id = u.id
       returning b.id, b.kunci`,
      [yesterday, now.toISOString()],
    );
    for (const { id, kunci } of gone) {
      // One content may stand behind several rows: it goes with the last.
      const shared = await db.one('select 1 as ada from internal_berkas where kunci = $1 and id <> $2', [kunci, id]);
      if (!shared) await storage.remove(kunci);
      await db.execute('delete from internal_berkas where id = $1', [id]);
      removed++;
    }
    if (gone.length < batch) break;
  }
  await sweepPieces(db, storage, now);
  await sweepFolder(temporary, Date.now() - day);
  return removed;
}
