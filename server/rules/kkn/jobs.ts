import { kelompok } from '../../../resources/kkn/kelompok.ts';
import { memilihDospem } from '../../../resources/kkn/memilihDospem.ts';
import { dayInJakarta } from '../../day.ts';
import type { EngineJob } from '../../rest/context.ts';
import { type DueContext, type DueReport, forDue } from '../../rest/dueRows.ts';
import { transitionIn } from '../../rest/transition.ts';
import { asItIs } from '../../versions.ts';
import { daily } from '../mbkm/daily.ts';
import { clockNotices } from './clockNotices.ts';

/** Requests that no DPL has answered in time (docs/domain/30 §1.7 `kedaluwarsa`). */
export async function expireRequests(context: DueContext): Promise<DueReport> {
  const { engine } = context;
  const due = await engine.db.query<{ id: string }>(
    `select id from kkn_memilih_dospem where status = 'diajukan' and batas_jawaban < $1 order by id`,
    [engine.now().toISOString()],
  );
  return forDue(context, memilihDospem, due, (ctx, { id }) =>
    transitionIn(ctx, memilihDospem, id, 'kedaluwarsa', { version: asItIs }),
  );
}

/** Fixed groups of waves that have left run (docs/domain/30 §1.4 `mulai`). */
export async function startGroups(context: DueContext): Promise<DueReport> {
  const { engine } = context;
  const due = await engine.db.query<{ id: string }>(
    `select g.id from kkn_kkn_kelompok g join kkn_gelombang w on w.id = g.id_gelombang
     where g.status = 'ditetapkan' and w.status = 'pelaksanaan' and w.tanggal_berangkat <= $1::date order by g.id`,
    [dayInJakarta(engine.now())],
  );
  return forDue(context, kelompok, due, (ctx, { id }) => transitionIn(ctx, kelompok, id, 'mulai', { version: asItIs }));
}

/** The daily jobs of KKN. */
export const kknJobs: readonly EngineJob[] = [
  daily('kkn-pengajuan-dpl', 'Menutup pengajuan DPL yang tidak dijawab', { at: '00:20' }, expireRequests),
  daily('kkn-mulai-kelompok', 'Memulai kelompok KKN yang berangkat', { at: '00:25' }, startGroups),
  ...clockNotices,
];
