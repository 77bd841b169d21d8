import { type ChangeOf, messages, type Note } from '../../../resources/kit/index.ts';
import { type Kelompok, kelompok, kelompokSelesai } from '../../../resources/kkn/kelompok.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import type { RowData } from '../../platform/database/db.ts';
import { isUuid } from '../../platform/database/ids.ts';
import { flagIn, noteIn } from '../../platform/engine/bodyWords.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { HttpError, invalid, notFound } from '../../platform/errors.ts';
import { changes, isTeam, takeTurns } from '../master/common.ts';
import { judge } from './distributionProposal/judgeGroups.ts';
import { waveDataOf } from './distributionProposal/waveData.ts';
import { live, memberRows } from './waveFacts.ts';

/** Composition of groups (docs/domain/30 §4.1), held to whoever of Tim MBKM writes them, by whatever call. */

/** Consent of Tim MBKM to break a rule of composition, with the reason. */
export interface Override {
  abaikan: boolean;
  note: Note | null;
}

/** The consent that a body gives. @throws HttpError 422 */
export const overrideOf = (body: RowData): Override => ({
  abaikan: flagIn(body, 'abaikanPelanggaran'),
  note: noteIn(body),
});

/**
 * Groups as they are now, within this transaction, break no rule of composition, or somebody answers for it.
 * @throws HttpError 422 with `pelanggaran`, or without a note
 */
export async function mustFitTogether(
  ctx: Pick<RuleContext, 'tx'>,
  idGelombang: string,
  ids: readonly string[],
  { abaikan, note }: Override,
): Promise<void> {
  const data = await waveDataOf(ctx.tx, idGelombang, true);
  if (!data) throw notFound();
  const asked = data.wave.groups.filter(({ id }) => ids.includes(id));
  const pelanggaran = judge(data, asked).kelompok.flatMap(one =>
    one.pelanggaran.map(each => ({ kunci: one.kunci, ...each })),
  );
  const [first] = pelanggaran;
  if (!first) return;
  if (!abaikan)
    throw new HttpError(422, kknRefusals.breaks({ kunci: first.kunci, pelanggaran: first.pesan }), undefined, {
      pelanggaran,
    });
  if (!note) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
}

/** Writes of calls that judge all groups that they touch at their end, with the override that they were given. */
const judgedAtEnd = new WeakSet<RuleContext>();
/** Says that the call of this write judges by itself. */
export const judgesItself = (ctx: RuleContext): void => void judgedAtEnd.add(ctx);

/** Groups of a write that are judged once they are stored. */
const waiting = new WeakMap<RuleContext, Set<string | undefined>>();

const whoIsIn = (row: ChangeOf<typeof kelompok>): string =>
  live(memberRows(row))
    .map(({ idPendaftarMbkm }) => idPendaftarMbkm)
    .sort()
    .join();

/**
 * Called before a plain write by Tim MBKM: if it changes members or village, `fits` checks it. Groups formed by
 * students are checked when they are decided on.
 */
export function willJudge(ctx: RuleContext, row: ChangeOf<typeof kelompok>, before?: Kelompok): void {
  if (!isTeam(ctx.caller) || judgedAtEnd.has(ctx)) return;
  if (kelompokSelesai.some(state => state === row.status)) return;
  const people = whoIsIn(row);
  const touched = before ? people !== whoIsIn(before) || changes(before, row, 'idDesa') : people !== '';
  if (touched) waiting.set(ctx, (waiting.get(ctx) ?? new Set()).add(row.id));
}

/** @throws HttpError 422 with `pelanggaran`; only arranging takes an override (PUT mengatur-kelompok) */
export async function fits(ctx: RuleContext, row: Kelompok): Promise<void> {
  if (!waiting.get(ctx)?.delete(row.id)) return;
  await mustFitTogether(ctx, row.idGelombang, [row.id], { abaikan: false, note: null });
}

/** Locks the groups of a wave, so that nobody changes them while they are checked; proposals take the same lock. */
export async function holdWave(ctx: RuleContext, idKelompok: string): Promise<void> {
  if (!isTeam(ctx.caller) || !isUuid(idKelompok)) return;
  const found = await read(asSystem(ctx.tx), kelompok, idKelompok, ['idGelombang']);
  if (found) await takeTurns(ctx, `kkn:${found.idGelombang}`);
}
