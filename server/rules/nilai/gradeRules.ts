import { messages, noteOf } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { bolehMewakili, isJenisPenilai, penilaiDari } from '../../../resources/nilai/penilai.ts';
import { tableName } from '../../database/columns.ts';
import type { RowData } from '../../database/db.ts';
import { conflict, forbidden, invalid, notFound } from '../../errors.ts';
import type { ResourceRules, RuleContext, Transition } from '../../rest/rules.ts';
import { rowColumns } from '../../rest/select.ts';
import { capaianOf } from '../kegiatan/index.ts';
import { isProcessed, mustBeGradable, mustBeOpen } from './gradingWindow.ts';
import { weightsOf } from './weights.ts';

const participation = async (ctx: RuleContext, id: unknown): Promise<RowData> => {
  const sql = `select ${rowColumns(pendaftar, 't', new Set())} from ${tableName(pendaftar)} t where t.id = $1`;
  const row = await ctx.tx.one<RowData & { id: string }>(sql, [id], { prepare: true });
  if (!row) throw notFound();
  return row;
};

/** Submitting and unlocking a grade (docs/domain/20 §1.9, §4.5); drafts are saved by `saveSheet.ts`. */
export const gradeRules: ResourceRules = {
  beforeTransition: async (ctx, before, transition) => {
    const row = await participation(ctx, before.idPendaftarMbkm);
    if (transition.action === 'kirim') return submit(ctx, row, before, transition);
    if (isProcessed(row)) throw conflict('Nilai sudah diproses pada konversi. Gunakan revisi nilai.');
    Object.assign(transition.data, { waktuKirim: null, bobotMitra: null, bobotDosen: null, bobotTim: null });
  },
};

/** The sheet is whole, its time has come, and what speaks against it has been answered. */
async function submit(ctx: RuleContext, row: RowData, before: RowData, { data }: Transition): Promise<void> {
  mustBeAssessor(ctx, row, before);
  mustBeGradable(row);
  await mustBeOpen(ctx.tx, row, ctx.now);
  if (before.nilaiAngka === null) throw incomplete();
  if (before.diwakilkan && !before.berkasFormulir) throw invalid({ berkasFormulir: messages.required });
  if (before.jenisPenilai === 'dosen') await mustExplainHours(ctx, row, before);
  const { mitra, dosen, tim } = await weightsOf(ctx.tx, row);
  Object.assign(data, { waktuKirim: ctx.now.toISOString(), bobotMitra: mitra, bobotDosen: dosen, bobotTim: tim });
}

/** Nobody submits what somebody else is writing. @throws HttpError 403 */
function mustBeAssessor(
  { caller, registry }: RuleContext,
  row: RowData,
  { jenisPenilai: jenis, diwakilkan }: RowData,
): void {
  const programme = registry.programmeOf(row.kodeJenisMbkm);
  const may =
    isJenisPenilai(jenis) &&
    (diwakilkan ? bolehMewakili(programme, caller.baseRole, jenis) : penilaiDari(programme, caller.baseRole) === jenis);
  if (!may) throw forbidden();
}

const incomplete = () => invalid({ rincian: 'Semua komponen wajib dinilai.' }, 'Semua komponen wajib dinilai.');

/** Too few approved hours need a word of the lecturer (docs/domain/20 §4.5). */
async function mustExplainHours(ctx: RuleContext, row: RowData, before: RowData): Promise<void> {
  const pesan = (await capaianOf(ctx.tx, ctx.registry, row.kodeJenisMbkm, String(row.id)))?.pesan;
  if (pesan && !noteOf(before.catatan)) throw invalid({ catatan: `${pesan} ${messages.noteRequired}` });
}
