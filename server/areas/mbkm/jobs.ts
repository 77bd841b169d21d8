import type { EngineJob } from '../../platform/engine/context.ts';
import type { DueContext, DueReport } from '../../platform/engine/dueRows.ts';
import type { Schedule } from '../../platform/jobs/types.ts';
import { remindSupervisors, startDueParticipations } from './dueParticipations.ts';

/** A job that goes through participations, or what hangs off them, one by one. */
export const daily = (
  name: string,
  title: string,
  schedule: Schedule,
  work: (context: DueContext) => Promise<DueReport>,
): EngineJob => ({
  name,
  title,
  schedule,
  run: async context => ({ ...(await work(context)) }),
});

/** The daily jobs of participations (docs/domain/20 §1.1, §1.4). */
export const mbkmJobs: readonly EngineJob[] = [
  daily('mulai-kegiatan', 'Memulai kegiatan yang sudah waktunya', { at: '00:10' }, startDueParticipations),
  daily('ingatkan-dospem', 'Mengingatkan dosen pembimbing yang belum ada', { at: '06:30' }, remindSupervisors),
];
