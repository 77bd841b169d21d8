import { type Message, messages, noteOf, type Row } from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { nilaiMessages } from '../../../resources/nilai/messages.ts';
import { bolehMewakili, kolomNilai, penilaiDari } from '../../../resources/nilai/penilai.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import { nilaiRefusals } from '../../../resources/nilai/refusals.ts';
import { lockRow } from '../../platform/engine/lockRow.ts';
import { findRow } from '../../platform/engine/read.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { forbidden, invalid, notFound } from '../../platform/errors.ts';
import { achievedIn } from '../kegiatan/index.ts';
import { storedRincian } from './gradeDetail.ts';
import { mustBeGradable, mustBeOpen } from './gradingWindow.ts';
import { suggestionsOf } from './suggestions.ts';
import { componentsOf, weightsOf } from './weights.ts';
import { storeGrades } from './writeGrades.ts';

type Sheet = Row<typeof penilaian>;

const participation = async (ctx: RuleContext, id: string): Promise<Pendaftar> => {
  const row = await findRow(ctx.engine, ctx.tx, null, pendaftar, id, 'read');
  if (!row) throw notFound();
  return row;
};

/** Submitting and unlocking a grade (docs/domain/20 §1.9, §4.5); drafts are saved by `saveSheet.ts`. */
export const gradeRules: RulesFor<typeof penilaian> = {
  // The participation first, always: two assessors, or two people with one sheet, take turns.
  beforeLock: async (ctx, id) => {
    const known = await findRow(ctx.engine, ctx.tx, ctx.caller, penilaian, id, 'read');
    if (known) await lockRow(ctx, pendaftar, known.idPendaftarMbkm);
  },

  beforeTransition: async (ctx, before, transition) => {
    const row = await participation(ctx, before.idPendaftarMbkm);
    if (transition.action === 'kirim') return submit(ctx, row, before, transition);
    Object.assign(transition.data, { waktuKirim: null, bobotMitra: null, bobotDosen: null, bobotTim: null });
  },

  // The participation has the grade of a submitted sheet, none of a draft.
  afterTransition: async (ctx, sheet, { note }) => {
    const nilai = sheet.status === 'terkirim' ? sheet.nilaiAngka : null;
    const row = await participation(ctx, sheet.idPendaftarMbkm);
    await storeGrades(ctx, row, { [kolomNilai[sheet.jenisPenilai]]: nilai }, note);
  },
};

/** The sheet is whole, its time has come, and what speaks against it has been answered. */
async function submit(ctx: RuleContext, row: Pendaftar, before: Sheet, { data }: Transition<Sheet>): Promise<void> {
  mustBeAssessor(ctx, row, before);
  mustBeGradable(row);
  await mustBeOpen(ctx.tx, row, ctx.now);
  if (before.nilaiAngka === null) throw incomplete();
  if (before.diwakilkan && !before.berkasFormulir) throw invalid({ berkasFormulir: messages.required });
  await mustExplain(ctx, row, before);
  const { mitra, dosen, tim } = await weightsOf(ctx.tx, row);
  Object.assign(data, { waktuKirim: ctx.now.toISOString(), bobotMitra: mitra, bobotDosen: dosen, bobotTim: tim });
}

/** Checks that the caller is the assessor of the sheet. @throws HttpError 403 */
function mustBeAssessor(
  { caller, registry }: RuleContext,
  row: Pendaftar,
  { jenisPenilai: jenis, diwakilkan }: Sheet,
): void {
  const programme = registry.programmeOf(row.kodeJenisMbkm);
  const may = diwakilkan
    ? bolehMewakili(programme, caller.baseRole, jenis)
    : penilaiDari(programme, caller.baseRole) === jenis;
  if (!may) throw forbidden();
}

const incomplete = () => invalid({ rincian: nilaiMessages.allGraded }, nilaiMessages.allGraded);

/** Demands a note for too few approved hours or grades far from the suggested ones. @throws HttpError 422 */
async function mustExplain(ctx: RuleContext, row: Pendaftar, before: Sheet): Promise<void> {
  if (noteOf(before.catatan)) return;
  const pesan = await tooFewHours(ctx, row, before);
  const far = await farGrades(ctx, row, before);
  if (!pesan && !far.nama.length) return;
  throw invalid({ catatan: nilaiRefusals.explain({ pesan, ...far }) });
}

/** Too few approved hours are the lecturer's to explain (docs/domain/20 §4.5). */
async function tooFewHours(ctx: RuleContext, row: Pendaftar, { jenisPenilai }: Sheet): Promise<Message | ''> {
  if (jenisPenilai !== 'dosen') return '';
  return (await achievedIn(ctx.tx, ctx.registry, row.kodeJenisMbkm, row.id))?.pesan ?? '';
}

/** Grades that are too far from the proposed ones, side by side with these. */
interface Far {
  nama: string[];
  usulan: string[];
  beda: number;
}

/** Grades further from the proposed one than the programme lets pass without a word (docs/domain/30 §4.4). */
async function farGrades(ctx: RuleContext, row: Pendaftar, before: Sheet): Promise<Far> {
  const grade = ctx.registry.programmeOf(row.kodeJenisMbkm)?.grade;
  if (grade?.from !== 'sheets' || !grade.explain) return { nama: [], usulan: [], beda: 0 };
  const { beyond } = grade.explain;
  const components = await componentsOf(ctx.tx, row.kodeJenisMbkm, before.jenisPenilai);
  const from = new Map(components.map(({ id, nilaiSaran }) => [id, nilaiSaran]));
  const asking = { on: ctx.tx, registry: ctx.registry, now: ctx.now };
  const proposed = await suggestionsOf(asking, row, new Set(from.values()));
  const far = storedRincian(before).flatMap(({ idKomponenPenilaian, nama, nilai }) => {
    const usulan = proposed[from.get(idKomponenPenilaian) ?? 'tidak'] ?? null;
    if (nilai === null || usulan === null || Math.abs(nilai - usulan) <= beyond) return [];
    return [{ nama, usulan: inWords.format(usulan) }];
  });
  return { nama: far.map(({ nama }) => nama), usulan: far.map(({ usulan }) => usulan), beda: beyond };
}

const inWords = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
