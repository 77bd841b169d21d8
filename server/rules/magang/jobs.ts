import { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { dayInJakarta } from '../../day.ts';
import type { EngineJob } from '../../rest/context.ts';
import { transitionIn } from '../../rest/transition.ts';
import { inTransaction } from '../../rest/write.ts';
import { asItIs } from '../../versions.ts';
import { daily } from '../mbkm/daily.ts';
import { forEach, type JobContext, type JobReport, systemCaller } from '../mbkm/jobs.ts';

/** Closes offers whose last day has passed; submitted applicants stay queued (docs/domain/20 §1.4, §4.10). */
export async function closeOffers({ engine }: Pick<JobContext, 'engine'>): Promise<JobReport> {
  const due = await engine.db.query<{ id: string }>(
    `select id from magang_program_ditawarkan where status = 'dibuka' and tanggal_tutup < $1::date order by id`,
    [dayInJakarta(engine.now())],
  );
  const ids = due.map(row => row.id);
  return forEach(ids, id =>
    inTransaction(engine, systemCaller, programDitawarkan, ctx =>
      transitionIn(ctx, programDitawarkan, id, 'tutup', { version: asItIs }),
    ),
  );
}

/** The daily jobs of offers. */
export const magangJobs: readonly EngineJob[] = [
  daily('tutup-penawaran', 'Menutup program ditawarkan yang lewat batas', { at: '00:15' }, closeOffers),
];
