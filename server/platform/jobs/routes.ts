import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { role } from '../../../resources/roles.ts';
import { jalankanPekerjaan } from '../../../resources/sistem/panggilan.ts';
import { createActivityLog } from '../access/activity.ts';
import type { Core } from '../access/change.ts';
import { mustBeSuperAdmin } from '../access/guard.ts';
import { serve } from '../access/serveCall.ts';
import type { DbRow } from '../database/db.ts';
import { notFound } from '../errors.ts';
import { nextOccurrence, scheduleWords } from './schedule.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';
import type { Job } from './types.ts';

const params = z.object({ name: z.string().max(60) });

interface RunRow extends DbRow {
  nama: string;
}

/** The last five runs of every job in one query. */
const lastRunsSql = `select nama, id, jadwal, status, mulai, selesai, durasi_ms, percobaan, hasil, pesan, nama_user
  from unnest($1::text[]) as j (n)
  cross join lateral (select * from internal_pekerjaan p where p.nama = j.n order by p.mulai desc limit 5) p`;

/**
 * Scheduled jobs and what the Super Admin sees of them. The scheduler starts with `start()`, in the process that
 * listens, and stops with the app.
 */
export function registerJobs<E extends Core>(
  app: FastifyInstance,
  engine: E,
  jobs: readonly Job<E>[],
  rowsAtOnce?: number,
): Scheduler<E> {
  const scheduler = createScheduler(engine, jobs, app.log, rowsAtOnce);
  const activity = createActivityLog(engine.registry);
  const session = { config: { access: 'session', roles: [role.superAdmin] } } as const;
  // Before `onClose`: by then the requests under way are done and the database is about to go.
  app.addHook('preClose', () => scheduler.stop());

  app.get('/api/sistem/pekerjaan', session, async request => {
    mustBeSuperAdmin(request);
    const runs = await engine.db.query<RunRow>(lastRunsSql, [jobs.map(job => job.name)]);
    return jobs.map(job => ({
      name: job.name,
      title: job.title,
      jadwal: job.schedule ? scheduleWords(job.schedule) : 'Hanya bila dijalankan',
      berikutnya: job.schedule ? nextOccurrence(job.schedule, engine.now()).toISOString() : null,
      terakhir: runs.filter(run => run.nama === job.name).map(({ nama: _nama, ...run }) => run),
    }));
  });

  // By hand: starts a job, and writes no row of a resource.
  serve(app, jalankanPekerjaan, session.config, async ({ request }) => {
    const caller = mustBeSuperAdmin(request);
    const job = scheduler.find(params.safeParse(request.params).data?.name ?? '');
    if (!job) throw notFound();
    const report = await scheduler.runByHand(job, { userId: caller.userId, name: caller.name });
    await activity(engine.db, {
      aksi: 'pengaturan',
      ringkasan: `Menjalankan pekerjaan "${job.title}": ${report.status}`,
      waktu: engine.now(),
      idUser: caller.userId,
      namaUser: caller.name,
      roleId: caller.roleId,
      alamatIp: request.ip,
    });
    return { ...report };
  });
  return scheduler;
}
