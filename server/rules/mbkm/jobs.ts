import { dospemBelumAda } from '../../../resources/mbkm/events.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../access/caller.ts';
import { dayAfter, dayInJakarta } from '../../day.ts';
import { HttpError } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { findRow } from '../../rest/read.ts';
import { inTransaction } from '../../rest/write.ts';
import { asItIs } from '../../versions.ts';
import { inGroupSql } from './group.ts';
import { moveIn } from './move.ts';
import { tellOf } from './tell.ts';

/** What a daily job works with. */
export interface JobContext {
  readonly engine: Engine;
}

/** What a job did, for its log and for whoever ran it by hand. */
export interface JobReport {
  diperiksa: number;
  berhasil: number;
  gagal: { id: string; pesan: string }[];
}

/** In whose name jobs act: the history says 'Sistem'. */
export const systemCaller: Caller = Object.freeze({
  userId: 'sistem',
  name: 'Sistem',
  sessionId: '',
  idUserRole: '',
  roleId: 'SYS',
  roleName: 'Sistem',
  baseRole: 'HA01',
  system: true,
  mustChangePassword: false,
  menuFlags: new Map(),
  idProgramProdi: null,
  idPegawai: null,
  idMahasiswa: null,
  idMitra: null,
  idMhsInbound: null,
});

/** Does `work` for each id; what is refused is reported and the rest goes on. */
export async function forEach(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<JobReport> {
  const report: JobReport = { diperiksa: ids.length, berhasil: 0, gagal: [] };
  for (const id of ids) {
    try {
      await work(id);
      report.berhasil++;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      report.gagal.push({ id, pesan: error.message });
    }
  }
  return report;
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(row => row.id);

/**
 * Starts approved participations whose first day has come (docs/domain/20 §1.1 W1 `mulai`, daily 00:10 WIB). Those
 * without a supervisor stay and are reported. Run twice it does nothing more.
 */
export async function startDueParticipations({ engine }: JobContext): Promise<JobReport> {
  const due = await engine.db.query<{ id: string }>(
    `select id from mbkm_pendaftar_program_mbkm where status = 'disetujui' and tanggal_mulai <= $1::date order by id`,
    [dayInJakarta(engine.now())],
  );
  return forEach(idsOf(due), id =>
    inTransaction(engine, systemCaller, pendaftar, ctx => moveIn(ctx, id, 'mulai', { version: asItIs })),
  );
}

const soon = 7;

/** Reminds the coordinator of approved participations that begin within a week without a supervisor. */
export async function remindSupervisors({ engine }: JobContext): Promise<JobReport> {
  const today = dayInJakarta(engine.now());
  const open = await engine.db.query<{ id: string }>(
    `select t.id from mbkm_pendaftar_program_mbkm t where t.status in ('disetujui', 'berjalan')
       and t.id_dosen_pembimbing is null and not ${inGroupSql(engine.registry, 't')} and t.tanggal_mulai <= $1::date order by t.id`,
    [dayAfter(today, soon)],
  );
  return forEach(idsOf(open), id =>
    inTransaction(engine, systemCaller, pendaftar, async ctx => {
      const row = await findRow(engine, ctx.tx, systemCaller, pendaftar, id, 'read');
      if (!row) return;
      await tellOf(ctx, row, dospemBelumAda, { words: {}, key: `${id}:${String(row.tanggalMulai)}` });
    }),
  );
}
