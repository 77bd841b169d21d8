import { messages, noteOf, type Row } from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { undanganDijawab, undanganLewat } from '../../../resources/riset/events.ts';
import { pendaftaranRiset } from '../../../resources/riset/pendaftaran.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import { simaris } from '../../../resources/riset/simaris.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import { noteIn } from '../../platform/engine/bodyWords.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { type DueContext, type DueReport, forDue } from '../../platform/engine/dueRows.ts';
import { lockRow, mustBeCurrent } from '../../platform/engine/lockRow.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import { detailRow } from '../mbkm/detail.ts';
import { tellOf } from '../mbkm/notices.ts';
import { oneParticipation } from '../mbkm/readParticipations.ts';
import { onwards } from './followingWrites.ts';

const answers = { true: 'diterima', false: 'ditolak' } as const;

/** The detail of an invitation that still waits. @throws HttpError 409 */
async function invitationOf(ctx: RuleContext, row: Pendaftar): Promise<Row<typeof pendaftaranRiset>> {
  const own = await detailRow(ctx.tx, { key: 'riset', resource: pendaftaranRiset }, row.id);
  if (row.status !== 'draf' || own?.konfirmasi !== 'menunggu') throw conflict(messages.wrongState);
  return own;
}

const titleOf = async ({ tx }: RuleContext, { idPenelitian }: Row<typeof pendaftaranRiset>): Promise<string> =>
  (await read(asSystem(tx), simaris, idPenelitian, ['judul']))?.judul ?? '';

/**
 * POST {pendaftaran}/{id}/konfirmasi: a student accepts a project's invitation, or declines it, which gives up the
 * registration (docs/domain/40 §2.3).
 * @param body `{ terima, alasan?, version }`, the version of the participation
 * @throws HttpError 403, 404, 409 once answered or after the term, 422, 428
 */
export async function answerInvitation(engine: Engine, caller: Caller, id: string, body: unknown) {
  mustBeAllowed(caller, pendaftar, 'action');
  if (!caller.idMahasiswa) throw forbidden();
  const input = mustBeObject(body ?? {});
  const { terima, version } = input;
  const reason = noteIn(input, 'alasan');
  if (typeof terima !== 'boolean') throw invalid({ terima: messages.choice });
  await inTransaction(engine, caller, pendaftar, async ctx => {
    const row = await lockRow(ctx, pendaftar, id);
    mustBeCurrent(ctx, pendaftar, row, version);
    const own = await invitationOf(ctx, row);
    if ((own.batasKonfirmasi ?? '') < dayInZone(ctx.now)) throw conflict(risetRefusals.answerTooLate);
    const konfirmasi = answers[terima ? 'true' : 'false'];
    await storeChange(onwards(ctx), pendaftaranRiset, own, { konfirmasi }, { action: 'ubah', note: reason });
    const catatan = reason ?? risetRefusals.notes.declined;
    const moved = terima ? row : await transitionIn(ctx, pendaftar, id, 'mengundurkan_diri', { version, catatan });
    await tellOf(ctx, moved, undanganDijawab, {
      words: { judul: await titleOf(ctx, own), jawaban: terima ? 'menerima' : 'menolak' },
      note: terima ? null : reason,
    });
  });
  return oneParticipation(engine, caller, id);
}

interface Due extends DbRow {
  id: string;
}

/** Invitations that nobody answered within their term end (docs/domain/40 §4.2). */
export async function endInvitations(context: DueContext): Promise<DueReport> {
  const { engine } = context;
  const due = partsOf<Due>(
    context,
    `select t.id from riset_pendaftaran d join mbkm_pendaftar_program_mbkm t on t.id = d.id_pendaftar_mbkm
     where d.konfirmasi = 'menunggu' and t.status = 'draf' and d.batas_konfirmasi < $1::date`,
    [dayInZone(engine.now())],
  );
  return forDue(context, pendaftar, due, async (ctx, { id }) => {
    const row = await lockRow(ctx, pendaftar, id);
    const own = await invitationOf(ctx, row);
    const note = noteOf(risetRefusals.notes.notAnswered);
    await storeChange(ctx, pendaftaranRiset, own, { konfirmasi: 'ditolak' }, { action: 'ubah', note });
    const moved = await ctx.step(pendaftar, id, 'mengundurkan_diri', note);
    await tellOf(ctx, moved, undanganLewat, { words: { judul: await titleOf(ctx, own) } });
  });
}
