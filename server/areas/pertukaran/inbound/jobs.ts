import { noteOf } from '../../../../resources/kit/index.ts';
import { krs, krsDetail } from '../../../../resources/pertukaran/krs.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { dayAfter, dayInZone } from '../../../platform/day.ts';
import type { EngineJob, EngineJobContext } from '../../../platform/engine/context.ts';
import { type DueReport, forDue } from '../../../platform/engine/dueRows.ts';
import { asSystem, find } from '../../../platform/engine/reading.ts';
import { partsOf } from '../../../platform/jobs/index.ts';
import type { JobResult } from '../../../platform/jobs/types.ts';
import { tellEach } from '../../../platform/notify/index.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { dueToEndSql } from './gradeWrite.ts';
import { openGrading, openPlans } from './notices.ts';
import { cancelRows } from './seats.ts';

/** Days before the last day on which people are reminded. */
const before = 3;

/** Plans that are still drafts a day after their window give their seats up (docs/domain/50 §4 "Seats"). */
async function freeAbandoned(context: EngineJobContext): Promise<DueReport> {
  const { now } = context;
  const due = partsOf<{ id: string }>(
    context,
    `select k.id from pertukaran_krs k join pertukaran_masa_studi m on m.id = k.id_masa_studi
     where k.status = 'draf' and m.krs_selesai < $1::date and exists (
       select 1 from pertukaran_krs_detail d where d.id_krs = k.id and d.keadaan = 'aktif')`,
    [dayInZone(now)],
  );
  return forDue(context, krs, due, async (ctx, { id }) => {
    const taken = { idKrs: id, keadaan: 'aktif' } as const;
    const rows = await find(asSystem(ctx.tx), krsDetail, taken, ['id', 'idKrs', 'idMkInbound'], { order: ['id'] });
    await cancelRows(ctx, rows, noteOf(pertukaranRefusals.notes.planAbandoned));
  });
}

/** Ends the studies of those whose classes are all final. */
const endStudies = async (context: EngineJobContext): Promise<DueReport> =>
  forDue(context, mhsInbound, partsOf<{ id: string }>(context, dueToEndSql, [dayInZone(context.now)]), (ctx, { id }) =>
    ctx.step(mhsInbound, id, 'selesaikan', noteOf(pertukaranRefusals.notes.studiesOver)),
  );

/** Registrations that were never confirmed go after a week (docs/domain/50 §2.1). */
async function purgeUnconfirmed(context: EngineJobContext): Promise<JobResult> {
  const weekAgo = new Date(context.now.getTime() - 7 * 86_400_000).toISOString();
  const stale = `status = 'draf' and not coalesce(email_terkonfirmasi, false) and created_at < $1`;
  const found = partsOf<{ id: string }>(context, `select id from pertukaran_mhs_inbound where ${stale}`, [weekAgo]);
  let dihapus = 0;
  for await (const part of found)
    dihapus += await context.engine.db.execute(
      // Who has confirmed meanwhile stays.
      `delete from pertukaran_mhs_inbound where ${stale} and id = any($2::uuid[])`,
      [weekAgo, part.map(({ id }) => id)],
    );
  return { dihapus };
}

/** Accounts of those who have finished are closed some days later (docs/domain/50 §4 "Withdrawal"). */
async function closeAccounts(context: EngineJobContext): Promise<JobResult> {
  const { engine, now } = context;
  const days = await readSetting(engine.db, 'pertukaran.hariAkun');
  const last = new Date(now.getTime() - days * 86_400_000).toISOString();
  const over = `u.id_mhs_inbound = s.id and u.aktif and s.status in ('selesai', 'mengundurkan_diri') and s.updated_at < $1`;
  const found = partsOf<{ id: string }>(
    context,
    `select u.id from pengaturan_user u join pertukaran_mhs_inbound s on ${over}`,
    [last],
  );
  let ditutup = 0;
  for await (const part of found)
    ditutup += await engine.db.execute(
      `update pengaturan_user u set aktif = false, version = u.version + 1, updated_at = $2 from pertukaran_mhs_inbound s
       where ${over} and u.id = any($3::uuid[])`,
      [last, now.toISOString(), part.map(({ id }) => id)],
    );
  return { ditutup };
}

interface OpenPlan extends DbRow {
  id: string;
  rencana: string;
  masa: string;
}

/** Students whose plan is not handed in three days before the end. */
async function remindPlans(context: EngineJobContext): Promise<JobResult> {
  const open = partsOf<OpenPlan>(
    context,
    `select s.id, coalesce(k.id, s.id) as rencana, m.nama as masa from pertukaran_mhs_inbound s
     join pertukaran_masa_studi m on m.id = s.id_masa_studi
     left join pertukaran_krs k on k.id_mhs_inbound = s.id and k.id_masa_studi = m.id
     where s.status in ('disetujui', 'berjalan') and m.krs_selesai = $1::date
       and coalesce(k.status, 'draf') in ('draf', 'revisi')`,
    [dayAfter(dayInZone(context.now), before)],
  );
  return tellEach(context, open, part => openPlans(context.engine.db, part, before));
}

interface OpenClass extends DbRow {
  id: string;
  keadaan: string;
}

/** Lecturers hear when grading opens, three days before it ends, and the day after if it is late. */
async function remindGrading(context: EngineJobContext): Promise<JobResult> {
  const today = dayInZone(context.now);
  const open = partsOf<OpenClass>(
    context,
    `select c.id, case when m.nilai_mulai = $1::date then 'dibuka' when m.nilai_selesai = $2::date then 'berakhir 3 hari lagi'
       else 'terlambat' end as keadaan
     from pertukaran_mk_inbound c join pertukaran_masa_studi m on m.id = c.id_masa_studi
     where (m.nilai_mulai = $1::date or m.nilai_selesai = $2::date or m.nilai_selesai = $3::date) and exists (
       select 1 from pertukaran_krs_detail d join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
       where d.id_mk_inbound = c.id and d.keadaan = 'aktif' and n.status <> 'final')`,
    [today, dayAfter(today, before), dayAfter(today, -1)],
  );
  return tellEach(context, open, part => openGrading(context.engine.db, part, today));
}

/** Scheduled jobs of inbound exchange. */
export const inboundJobs: readonly EngineJob[] = [
  {
    name: 'inbound-kursi',
    title: 'Membebaskan kursi KRS inbound yang tidak diajukan',
    schedule: { at: '00:20' },
    run: async context => ({ ...(await freeAbandoned(context)) }),
  },
  {
    name: 'inbound-selesai',
    title: 'Menyelesaikan studi mahasiswa inbound',
    schedule: { at: '00:25' },
    run: async context => ({ ...(await endStudies(context)) }),
  },
  {
    name: 'inbound-bersih',
    title: 'Membersihkan pendaftaran dan akun inbound lama',
    schedule: { at: '03:10' },
    run: async context => ({ ...(await purgeUnconfirmed(context)), ...(await closeAccounts(context)) }),
  },
  {
    name: 'inbound-ingatkan',
    title: 'Mengingatkan KRS dan penilaian inbound',
    schedule: { at: '06:20' },
    run: async context => {
      const krs = await remindPlans({ ...context, progress: part => context.progress?.({ krs: part }) });
      const nilai = await remindGrading({ ...context, progress: part => context.progress?.({ krs, nilai: part }) });
      return { krs, nilai };
    },
  },
];
