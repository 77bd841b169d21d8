import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import { dayInZone } from '../../platform/day.ts';
import type { EngineJob } from '../../platform/engine/context.ts';
import { type DueContext, type DueReport, forDue } from '../../platform/engine/dueRows.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import { daily } from '../mbkm/jobs.ts';
import { clockNotices } from './clockNotices.ts';
import { begins } from './profileRules.ts';
import { businesses } from './tables.ts';

/** Businesses that were ready before the first day of their period's activity begin on it (docs/domain/30 §4.7). */
export async function startBusinesses(context: DueContext): Promise<DueReport> {
  const { engine } = context;
  const due = partsOf<{ id: string }>(
    context,
    `select g.id from ${businesses} g join kwu_pengaturan a on a.id = g.id_pengaturan
     where g.status = 'disetujui' and g.id_pegawai_dpl is not null and a.tanggal_mulai <= $1::date
       and exists (select 1 from kwu_profile p where p.id_kelompok = g.id and p.status = 'disetujui')`,
    [dayInZone(engine.now())],
  );
  return forDue(context, kelompokKwu, due, (ctx, { id }) => ctx.step(kelompokKwu, id, 'aktifkan', begins));
}

/** The daily jobs of KWU. */
export const kwuJobs: readonly EngineJob[] = [
  daily('kwu-mulai-usaha', 'Memulai usaha KWU yang siap', { at: '00:20' }, startBusinesses),
  ...clockNotices,
];
