import type { Programme } from '../../../resources/kit/index.ts';
import { messages } from '../../../resources/kit/index.ts';
import type { StatusPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { conflict } from '../../platform/errors.ts';
import { mustHaveProgramme } from './programmes.ts';
import { takeSeat } from './quota.ts';
import { registrationFacts } from './registrationFacts.ts';
import { stateToReach } from './ruleParameters.ts';
import { openStage, stagesOf } from './stages.ts';
import { lockStudent, mustBeFree, registrationValues } from './submission.ts';

type Back = { status: StatusPendaftaran } & Partial<Pick<Pendaftar, 'tahapAktif'>>;

/**
 * An end is taken back: a participation that was finished runs on, a refused one is decided on again, one that was given up
 * stands where its stages say. It takes its place again, as far as there is one, and its student must be free still.
 * @throws HttpError 409 who takes part elsewhere by now, where no place is left
 */
export async function takeBack(ctx: RuleContext, before: Pendaftar, { data }: Transition<Pendaftar>): Promise<void> {
  const programme = mustHaveProgramme(ctx.registry, before.kodeJenisMbkm);
  await lockStudent(ctx, before.idMahasiswa);
  const values = await registrationValues(ctx, before);
  const facts = await registrationFacts(ctx.tx, ctx.registry, values, before.id);
  if (!facts) throw conflict(messages.wrongState);
  mustBeFree(facts);
  const reached = stateToReach.of(ctx);
  const back = reached ? { status: reached } : await formerOf(ctx, programme, before);
  await takeSeat(ctx.tx, ctx.registry, programme, values, back.status);
  Object.assign(data, { tahapAktif: null, catatanTerakhir: null, alasanMundur: null }, back);
}

async function formerOf(ctx: RuleContext, programme: Programme, row: Pendaftar): Promise<Back> {
  if (row.status === 'selesai') return { status: 'berjalan' };
  // A member of a group becomes a draft again, to hand in with another group.
  if (programme.group?.carries || !row.nomorPendaftaran) return { status: 'draf' };
  const open = (await stagesOf(ctx.tx, row.id)).find(({ status }) => status !== 'disetujui');
  if (!open) return { status: 'disetujui' };
  if (open.status === 'revisi') return { status: 'revisi', tahapAktif: open.tahap };
  return { status: 'diajukan', tahapAktif: await openStage(ctx, row) };
}
