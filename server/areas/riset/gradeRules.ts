import { type Message, noteOf } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { nilaiMessages } from '../../../resources/nilai/messages.ts';
import type { KesiapanNilai, SyaratNilai } from '../../../resources/riset/bacaan.ts';
import { nilaiRisetFinal } from '../../../resources/riset/events.ts';
import { logBookRiset } from '../../../resources/riset/logBook.ts';
import { luaranRiset } from '../../../resources/riset/luaran.ts';
import { komponenDosen, type MenilaiRiset, menilaiRiset } from '../../../resources/riset/menilaiRiset.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { saidTo } from '../../platform/access/saidTo.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { notFound } from '../../platform/errors.ts';
import { achievedIn, missingOutputs, shortOf, unfinished } from '../kegiatan/index.ts';
import { tellOf, tellOfTransition } from '../mbkm/notices.ts';
import { lecturerSheetRules, packageMissing, type Reading } from '../nilai/lecturerSheet.ts';
import { sumsOfSheet, weightsOfSheet } from '../nilai/sheetWeights.ts';
import { lockParticipant, type Participant } from './participant.ts';

const [kind = ''] = programRiset.kinds;

/** The partner's grade where it is final; undefined while it is not. */
async function partnerGrade(ctx: Reading, id: unknown): Promise<number | undefined> {
  const found = await ctx.tx.one<{ nilai: number | null }>(
    `select nilai from riset_nilai_mitra where id_pendaftar_mbkm = $1 and status = 'final'`,
    [id],
  );
  return found?.nilai ?? undefined;
}

/** Totals of a sheet as it is, with the partner's final grade by today; without a partner it is the lecturer's alone. */
async function totals(ctx: Reading, row: Partial<MenilaiRiset>, { id, idMitra }: Participant) {
  const nilaiMitra = idMitra ? ((await partnerGrade(ctx, id)) ?? null) : null;
  const { nilaiDosen = null, nilaiAkhir = null } = await sumsOfSheet(ctx.tx, menilaiRiset, { ...row, nilaiMitra });
  return { nilaiDosen, nilaiMitra, nilaiAkhir: idMitra ? nilaiAkhir : nilaiDosen };
}

/** Something that a grade needs, and what is said while it is missing. */
interface Condition extends Omit<SyaratNilai, 'pesan'> {
  readonly said: Message | null;
}

/** Everything that a grade needs before it is final, in the order in which it is asked for (docs/domain/40 §4.3). */
async function conditionsOf(ctx: Reading, row: MenilaiRiset, participant: Participant): Promise<Condition[]> {
  const { id, idMitra } = participant;
  const log = await achievedIn(ctx.tx, ctx.registry, kind, id);
  const lacks = (await missingOutputs(ctx.tx, ctx.registry, luaranRiset, id)).map(({ nama }) => nama);
  const open = lacks.length ? null : await unfinished(ctx.tx, ctx.registry, kind, id);
  const one = (kode: string, label: string, said: Message | null): Condition => ({ kode, label, said });
  return [
    one('paket', 'Paket konversi disetujui', packageMissing(participant) ?? null),
    ...(log
      ? [one('log', 'Log kegiatan', log.cukup ? null : shortOf(logBookRiset.log, log.disetujui, log.target ?? 0))]
      : []),
    one('luaran', 'Luaran wajib', lacks.length ? risetRefusals.outputsLacking({ nama: lacks }) : null),
    ...(idMitra ? [one('mitra', 'Nilai mitra', row.nilaiMitra === null ? risetRefusals.partnerGradeOpen : null)] : []),
    one('periksa', 'Tidak ada log yang menunggu', open ?? null),
    one('nilai', 'Nilai dosen', komponenDosen.some(name => row[name] === null) ? nilaiMessages.gradeMissing : null),
    one('presentasi', 'Tanggal presentasi', row.tanggalPresentasi ? null : risetRefusals.presentationMissing),
  ];
}

/**
 * GET {menilai-riset}/{id}/kesiapan: what a grade still needs, and the weights that it is summed up by.
 * @throws HttpError 403, 404
 */
export async function readinessOf(engine: Engine, caller: Caller, id: string): Promise<KesiapanNilai> {
  mustBeAllowed(caller, menilaiRiset, 'read');
  const row = await findRow(engine, engine.db, caller, menilaiRiset, id, 'read');
  if (!row) throw notFound();
  return engine.db.transaction(async tx => {
    const on = { tx, registry: engine.registry };
    const participant = await lockParticipant(on, row.idPendaftarMbkm);
    const sums = row.status === 'final' ? row : await totals(on, row, participant);
    const weights = await weightsOfSheet(tx, menilaiRiset);
    const syarat = await conditionsOf(on, { ...row, ...sums }, participant);
    return {
      syarat: syarat.map(({ kode, label, said }) => ({ kode, label, pesan: said && saidTo(caller, said) })),
      bermitra: participant.idMitra !== null,
      nilaiMitra: sums.nilaiMitra,
      bobotDosen: weights.nilaiDosen ?? {},
      bobotAkhir: weights.nilaiAkhir ?? {},
    };
  });
}

/** Rules of lecturers' sheets and their sums (docs/domain/40 §4.3, §4.4). */
export const gradeRules: RulesFor<typeof menilaiRiset> = lecturerSheetRules<Participant, MenilaiRiset>({
  lock: lockParticipant,
  totals,
  lacks: async (ctx, row, participant) =>
    (await conditionsOf(ctx, row, participant)).find(({ said }) => said !== null)?.said ?? null,
  parts: ({ nilaiMitra, nilaiDosen }) => ({ nilaiMitra, nilaiDosen }),
  finished: finish,
});

/** The research ends with its grade; a grade that was opened again finds it ended. */
async function finish(ctx: RuleContext, { id, status }: Participant): Promise<void> {
  const note = noteOf(risetRefusals.notes.finished);
  if (status !== 'berjalan') return;
  const row = await ctx.step(pendaftar, id, 'selesaikan', note);
  await tellOfTransition(ctx, 'selesaikan', row, note);
  await tellOf(ctx, row, nilaiRisetFinal, { words: {} });
}
