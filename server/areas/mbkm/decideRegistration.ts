import { type ChangeOf, valueAt } from '../../../resources/kit/index.ts';
import { program } from '../../../resources/master/program.ts';
import type { Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { firstDateError } from './dateRules.ts';
import { withDetail } from './detail.ts';
import { takeLecturer } from './lecturers.ts';
import { mustHaveProgramme } from './programmes.ts';
import { takeSeat } from './quota.ts';
import { registrationFacts } from './registrationFacts.ts';
import { type Decision, decideStage } from './stages.ts';
import { lockStudent, registrationValues } from './submission.ts';

/** Approves, returns or refuses at the active stage (docs/domain/20 §1.1). */
export async function decide(
  ctx: RuleContext,
  before: Pendaftar,
  { note, data }: Transition<Pendaftar>,
  decision: Decision,
): Promise<void> {
  // Without an active stage the programme's own workflow has decided.
  const next = before.tahapAktif ? await decideStage(ctx, before, decision, { note }) : undefined;
  // Only the last approval names the supervisor.
  if (decision !== 'setujui' || next) delete data.idDosenPembimbing;
  if (decision !== 'setujui') data.catatanTerakhir = note;
  if (decision === 'revisi') return;
  const onward = decision === 'setujui' ? next : undefined;
  data.tahapAktif = onward?.tahap ?? null;
  if (onward) data.status = 'diajukan';
  else if (decision === 'setujui') {
    await mustBeAcceptable(ctx, before);
    await nameSupervisor(ctx, before, data);
  }
}

/** The last approval: a seat, a partner where the programme needs one, and dates. */
async function mustBeAcceptable(ctx: RuleContext, row: Pendaftar): Promise<void> {
  const programme = mustHaveProgramme(ctx.registry, row.kodeJenisMbkm);
  const values = await withDetail(ctx.tx, ctx.registry, programme, row);
  await takeSeat(ctx.tx, ctx.registry, programme, values, 'disetujui');
  const own = await read(asSystem(ctx.tx), program, row.idProgram, ['butuhMitra']);
  if (own?.butuhMitra && !row.idMitra)
    throw conflict(mbkmRefusals.partnerMissing({ usulan: Boolean(programme.proposedPartner) }));
  if (!row.tanggalMulai || !row.tanggalSelesai) throw conflict(mbkmRefusals.daysMissing);
  // Two approvals of one student take turns: dates that were free at submission may be taken since.
  await lockStudent(ctx, row.idMahasiswa);
  const facts = await registrationFacts(ctx.tx, ctx.registry, await registrationValues(ctx, row), row.id);
  const wrongDates = facts && firstDateError(ctx.registry, row, facts);
  if (wrongDates) throw conflict(wrongDates);
}

/**
 * Sets the supervisor at the last approval: an active lecturer below the limit. @throws HttpError 409, 422 'Pilih dosen
 * pembimbing.'
 */
async function nameSupervisor(ctx: RuleContext, row: Pendaftar, data: ChangeOf<typeof pendaftar>): Promise<void> {
  const programme = mustHaveProgramme(ctx.registry, row.kodeJenisMbkm);
  const { supervisorAtApproval: named } = programme;
  if (!named) {
    delete data.idDosenPembimbing;
    return;
  }
  const proposed =
    typeof named === 'object' ? valueAt(await withDetail(ctx.tx, ctx.registry, programme, row), named.proposed) : null;
  const chosen = data.idDosenPembimbing ?? row.idDosenPembimbing ?? proposed;
  if (typeof chosen !== 'string')
    throw invalid({ idDosenPembimbing: mbkmRefusals.chooseSupervisor }, mbkmRefusals.chooseSupervisor);
  await takeLecturer(ctx, chosen);
  data.idDosenPembimbing = chosen;
}
