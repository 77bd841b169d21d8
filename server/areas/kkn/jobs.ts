import { kelompok } from '../../../resources/kkn/kelompok.ts';
import { dayInZone } from '../../platform/day.ts';
import type { EngineJob } from '../../platform/engine/context.ts';
import { type DueContext, type DueReport, forDue } from '../../platform/engine/dueRows.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import { asItIs } from '../../platform/versions.ts';
import { daily } from '../mbkm/jobs.ts';
import { clockNotices } from './clockNotices.ts';

/** Fixed groups of waves that have left run (docs/domain/30 §1.4 `mulai`), before their members begin (00:10). */
async function startGroups(context: DueContext): Promise<DueReport> {
  const { engine } = context;
  const due = partsOf<{ id: string }>(
    context,
    `select g.id from kkn_kkn_kelompok g join kkn_gelombang w on w.id = g.id_gelombang
     where g.status = 'ditetapkan' and w.status = 'pelaksanaan' and w.tanggal_berangkat <= $1::date`,
    [dayInZone(engine.now())],
  );
  return forDue(context, kelompok, due, (ctx, { id }) => transitionIn(ctx, kelompok, id, 'mulai', { version: asItIs }));
}

/** The daily jobs of KKN. */
export const kknJobs: readonly EngineJob[] = [
  daily('kkn-mulai-kelompok', 'Memulai kelompok KKN yang berangkat', { at: '00:05' }, startGroups),
  ...clockNotices,
];
