import { tindakan } from '../../../resources/monitoring/angka.ts';
import type { Caller } from '../../access/caller.ts';
import { dayInJakarta } from '../../access/callerQuery.ts';
import { forbidden } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';

export type Named = { id: string; nama: string };

/** The period that runs on the caller's day, and those to choose from, newest first. */
export interface Periods {
  periode: Named | null;
  pilihan: Named[];
}

/** @throws HttpError 403 for roles that watch nobody: students */
export function mustWatch(caller: Caller): void {
  if (!tindakan[caller.baseRole]) throw forbidden();
}

/** Periods that are not drafts; the one that runs today first of all, else the newest. */
export async function periodsOf(engine: Engine): Promise<Periods> {
  const rows = await engine.db.query<Named & { berjalan: boolean }>(
    `select id, nama, $1::date between tanggal_mulai and tanggal_selesai as berjalan from master_periode
     where status <> 'draf' order by kode desc limit 24`,
    [dayInJakarta(engine.now())],
  );
  const pilihan = rows.map(({ id, nama }) => ({ id, nama }));
  const at = Math.max(
    0,
    rows.findIndex(({ berjalan }) => berjalan),
  );
  return { periode: pilihan[at] ?? null, pilihan };
}
