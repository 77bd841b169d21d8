import { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { dayInZone } from '../../platform/day.ts';
import type { EngineJob } from '../../platform/engine/context.ts';
import { type DueContext, type DueReport, forDue } from '../../platform/engine/dueRows.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import { asItIs } from '../../platform/versions.ts';
import { daily } from '../mbkm/jobs.ts';

/** Closes offers whose last day has passed; submitted applicants stay queued (docs/domain/20 §1.4, §4.10). */
export async function closeOffers(context: DueContext): Promise<DueReport> {
  const { now } = context.engine;
  const due = partsOf<{ id: string }>(
    context,
    `select id from magang_program_ditawarkan where status = 'dibuka' and tanggal_tutup < $1::date`,
    [dayInZone(now())],
  );
  return forDue(context, programDitawarkan, due, (ctx, { id }) =>
    transitionIn(ctx, programDitawarkan, id, 'tutup', { version: asItIs }),
  );
}

/** The daily jobs of offers. */
export const magangJobs: readonly EngineJob[] = [
  daily('tutup-penawaran', 'Menutup program ditawarkan yang lewat batas', { at: '00:15' }, closeOffers),
];
