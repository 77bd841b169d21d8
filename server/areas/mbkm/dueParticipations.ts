import { dospemBelumAda } from '../../../resources/mbkm/events.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import { type DueContext, type DueReport, forDue, systemCaller } from '../../platform/engine/dueRows.ts';
import { needsSql } from '../../platform/engine/needs.ts';
import { findRow } from '../../platform/engine/read.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import { asItIs } from '../../platform/versions.ts';
import { inGroupSql } from './group.ts';
import { kindsLed } from './movedAlong.ts';
import { tellOf } from './notices.ts';

/**
 * Starts approved participations on their first day (docs/domain/20 §1.1, daily 00:10). Members of a group wait until
 * it runs; those without a supervisor stay and are reported. Safe to run twice.
 */
export async function startDueParticipations(context: DueContext): Promise<DueReport> {
  const { engine } = context;
  const today = dayInZone(engine.now());
  const values: unknown[] = [today, kindsLed(engine.registry, 'mulai')];
  const may = needsSql(engine, { ...systemCaller, today }, pendaftar, { field: 'status', name: 'mulai' }, 't', values);
  const due = partsOf<{ id: string }>(
    context,
    `select t.id from mbkm_pendaftar_program_mbkm t where ${[
      `t.status = 'disetujui' and t.tanggal_mulai <= $1::date and t.kode_jenis_mbkm <> all($2)`,
      ...may,
    ].join(' and ')}`,
    values,
  );
  return forDue(context, pendaftar, due, (ctx, { id }) =>
    transitionIn(ctx, pendaftar, id, 'mulai', { version: asItIs }),
  );
}

const soon = 7;

/** Reminds the coordinator of approved participations that begin within a week without a supervisor. */
export async function remindSupervisors(context: DueContext): Promise<DueReport> {
  const { engine } = context;
  const today = dayInZone(engine.now());
  const open = partsOf<{ id: string }>(
    context,
    `select t.id from mbkm_pendaftar_program_mbkm t where t.status in ('disetujui', 'berjalan')
       and t.id_dosen_pembimbing is null and not ${inGroupSql(engine.registry, 't')} and t.tanggal_mulai <= $1::date`,
    [dayAfter(today, soon)],
  );
  return forDue(context, pendaftar, open, async (ctx, { id }) => {
    const row = await findRow(engine, ctx.tx, ctx.caller, pendaftar, id, 'read');
    if (row) await tellOf(ctx, row, dospemBelumAda, { words: {}, key: `${id}:${row.tanggalMulai}` });
  });
}
