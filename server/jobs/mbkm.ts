import { closeOffers } from '../rules/magang/jobs.ts';
import {
  type JobReport,
  type JobContext as MbkmContext,
  remindSupervisors,
  startDueParticipations,
} from '../rules/mbkm/jobs.ts';
import type { Notifier } from '../rules/mbkm/notifier.ts';
import type { Job, Schedule } from './types.ts';

/** The daily jobs of participations and offers (docs/domain/20 §1.1 W1, §1.4, §4.9). */
export function mbkmJobs(notifier: Notifier): Job[] {
  const daily = (
    name: string,
    title: string,
    schedule: Schedule,
    work: (context: MbkmContext) => Promise<JobReport>,
  ): Job => ({
    name,
    title,
    schedule,
    run: async ({ engine }) => ({ ...(await work({ engine, notifier })) }),
  });
  return [
    daily('mulai-kegiatan', 'Memulai kegiatan yang sudah waktunya', { at: '00:10' }, startDueParticipations),
    daily('tutup-penawaran', 'Menutup program ditawarkan yang lewat batas', { at: '00:15' }, closeOffers),
    daily('ingatkan-dospem', 'Mengingatkan dosen pembimbing yang belum ada', { at: '06:30' }, remindSupervisors),
  ];
}
