import type { NamaPeriode, PilihanPeriode } from '../../../resources/master/pilihanPeriode.ts';
import { tindakan } from '../../../resources/monitoring/angka.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { forbidden } from '../../platform/errors.ts';

/** @throws HttpError 403 for roles that watch nobody: students */
export function mustWatch(caller: Caller): void {
  if (!tindakan[caller.baseRole]) throw forbidden();
}

/** Periods that are not drafts, the newest first; the one that runs on the caller's day is chosen, else the newest. */
export async function periodsOf(engine: Engine): Promise<PilihanPeriode<NamaPeriode | null>> {
  const rows = await engine.db.query<NamaPeriode & { berjalan: boolean }>(
    `select id, nama, $1::date between tanggal_mulai and tanggal_selesai as berjalan from master_periode
     where status <> 'draf' order by kode desc limit 24`,
    [dayInZone(engine.now())],
  );
  const pilihan = rows.map(({ id, nama }) => ({ id, nama }));
  const at = Math.max(
    0,
    rows.findIndex(({ berjalan }) => berjalan),
  );
  return { periode: pilihan[at] ?? null, pilihan };
}
