import { aksesData } from '../../../../resources/pengaturan/aksesData.ts';
import type { Db } from '../../../platform/database/db.ts';
import { dayAfter, dayInZone } from '../../../platform/day.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { dueBefore, type TrimmedKind, yearsOf } from '../../../platform/engine/retention/kinds.ts';

/** The log of who saw sensitive data grows without an end: its lines go once their years are over. */
export const seenLog: TrimmedKind = {
  jenis: aksesData.name,
  label: 'Log akses data sensitif',
  keterangan:
    'Catatan siapa melihat data sensitif siapa. Baris yang lebih tua dihapus setiap hari tanpa rencana tersendiri.',
};

const batch = 5000;

/** Removes lines whose years are over, a batch at a time; the database lets only this job do so. */
export async function trimSeenLog({ db, now }: Pick<Engine, 'now'> & { db: Db }, signal: AbortSignal): Promise<number> {
  const years = (await yearsOf(db)).get(seenLog.jenis);
  if (years === undefined) return 0;
  const today = dayInZone(now());
  // A year by the portal's day; the database, which keeps it by its own, is not asked for more than it gives.
  const [over, least] = [dueBefore(today, years), dayAfter(today, -366)];
  const before = over < least ? over : least;
  let removed = 0;
  while (!signal.aborted) {
    const gone = await db.transaction(async tx => {
      await tx.query(`select set_config('portal.masa_simpan', 'ya', true)`);
      return tx.execute(
        `delete from pengaturan_akses_data where id in (select id from pengaturan_akses_data where hari < least($1::date, current_date - 365) limit ${batch})`,
        [before],
      );
    });
    removed += gone;
    if (gone < batch) break;
  }
  return removed;
}
