import { type FieldErrors, messages } from '../../../resources/kit/index.ts';
import type { SyaratPeserta } from '../../../resources/magang/kelengkapanLuaran.ts';
import { laporanAkhir } from '../../../resources/magang/luaranMagang.ts';
import { statusTerbuka } from '../../../resources/mbkm/alurPeriksa.ts';
import { errorIf, requiredIf } from '../../../resources/rules.ts';
import type { RowData } from '../../database/db.ts';
import { isOneOf } from '../../documents/files/kinds.ts';
import { conflict, invalid } from '../../errors.ts';
import { notify, texts } from '../../notify/index.ts';
import type { ResourceRules, RuleContext, Transition } from '../../rest/rules.ts';
import { outputNeeds } from './outputs.ts';
import { copiesOf, type Participation, participationOf } from './participation.ts';

const notYet = 'Luaran hanya dapat diunggah setelah program berjalan.';
const has = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** What the supervisor says of an output beside the note. */
export interface Judgement {
  nilai: number | null;
  persenKemiripan: number | null;
}
type Judging = RuleContext & { judgement: Judgement };
const isJudging = (ctx: RuleContext): ctx is Judging => 'judgement' in ctx;

/** Outputs and final reports (docs/domain/20 §1.11). */
export const luaranRules: ResourceRules = {
  beforeCreate: async (ctx, data) => {
    const participation = await participationOf(ctx, data);
    if (!hasBegun(participation)) throw invalid({ idPendaftarMbkm: notYet }, notYet);
    Object.assign(data, copiesOf(participation), { kodeJenisLuaran: await kindOf(ctx, data.idJenisLuaran) });
    await mustBeFree(ctx, data);
  },

  beforeUpdate: async (ctx, before) => {
    await mustBeOpen(ctx, before);
  },

  beforeDelete: async (ctx, row) => {
    await mustBeOpen(ctx, row);
    if (row.status !== 'draf') throw conflict('Hanya luaran berstatus draf yang dapat dihapus.');
  },

  beforeTransition: async (ctx, before, transition) => {
    if (transition.action === 'ajukan') await submit(ctx, before, transition);
    else decide(ctx, before, transition);
  },

  afterWrite: async (ctx, row, before) => {
    if (row?.status === 'revisi' && before?.status === 'diajukan') await tellOfReturn(ctx, row);
  },
};

const hasBegun = ({ status }: Participation): boolean => status === 'berjalan' || status === 'selesai';

/** The output is in its owner's hands. @throws HttpError 409 */
async function mustBeOpen(ctx: RuleContext, row: RowData): Promise<void> {
  if (!statusTerbuka.some(state => state === row.status)) throw conflict(messages.wrongState);
  if (!hasBegun(await participationOf(ctx, row))) throw conflict(notYet);
}

async function kindOf(ctx: RuleContext, id: unknown): Promise<string> {
  const kind = await ctx.tx.one<{ kode: string }>('select kode from master_jenis_luaran where id = $1', [id]);
  return kind?.kode ?? '';
}

/** A required kind is handed in as often as it is demanded; asked while the participation is locked. */
async function mustBeFree(ctx: RuleContext, data: RowData): Promise<void> {
  const needs = await outputNeeds(ctx.tx, String(data.idPendaftarMbkm));
  const demanded = needs
    .filter(need => need.wajib && need.idJenisLuaran === data.idJenisLuaran)
    .reduce((sum, need) => sum + need.jumlahMinimal, 0);
  if (!demanded) return;
  const found = await ctx.tx.one<{ n: number }>(
    'select count(*)::int as n from magang_luaran_magang where id_pendaftar_mbkm = $1 and id_jenis_luaran = $2',
    [data.idPendaftarMbkm, data.idJenisLuaran],
  );
  const message = 'Luaran wajib jenis ini sudah ada. Perbarui yang sudah ada.';
  if ((found?.n ?? 0) >= demanded) throw invalid({ idJenisLuaran: message }, message);
}

/** Something to judge, and for a final report the signed approval page. */
async function submit(ctx: RuleContext, before: RowData, { from, data }: Transition): Promise<void> {
  await mustBeOpen(ctx, before);
  const needs = await outputNeeds(ctx.tx, String(before.idPendaftarMbkm));
  const own = needs.filter(need => need.idJenisLuaran === before.idJenisLuaran);
  const linkDemanded = own.some(need => need.wajibTautan);
  const errors: FieldErrors = {
    ...requiredIf(linkDemanded, before.tautan, 'tautan', 'Tautan wajib diisi.'),
    ...requiredIf(before.kodeJenisLuaran === laporanAkhir, before.berkasPengesahan, 'berkasPengesahan'),
    ...errorIf(!has(before.berkas) && !has(before.tautan), 'berkas', 'Unggah berkas atau isi tautan.'),
    ...(await fileErrors(ctx, before.berkas, own)),
  };
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
  const revisiKe = Number(before.revisiKe) + (from === 'revisi' ? 1 : 0);
  Object.assign(data, { tanggalUnggah: ctx.now.toISOString(), revisiKe });
}

/** A file that none of the demands on its kind takes; without a demand the field's own limits are all. */
async function fileErrors(ctx: RuleContext, id: unknown, needs: readonly SyaratPeserta[]): Promise<FieldErrors> {
  if (!has(id) || !needs.length) return {};
  const file = await ctx.tx.one<{ tipe: string; ukuran: number }>(
    'select tipe, ukuran from internal_berkas where id = $1',
    [id],
  );
  if (!file) return {};
  const types = [...new Set(needs.flatMap(({ jenisBerkas }) => jenisBerkas))];
  const free = needs.some(({ jenisBerkas }) => jenisBerkas.length === 0);
  const most = Math.max(...needs.map(({ maksMb }) => maksMb ?? Number.POSITIVE_INFINITY));
  return {
    ...errorIf(file.ukuran > most * 1024 ** 2, 'berkas', messages.tooLarge(most)),
    ...errorIf(!free && !isOneOf(file.tipe, types), 'berkas', messages.fileTypes(types)),
  };
}

/** Approves or returns, with the grade of a final report and the similarity that was found. */
function decide(ctx: RuleContext, before: RowData, { note, data }: Transition): void {
  Object.assign(data, { catatan: note });
  if (!isJudging(ctx)) return;
  const { nilai, persenKemiripan } = ctx.judgement;
  const misplaced = nilai !== null && before.kodeJenisLuaran !== laporanAkhir;
  const errors = errorIf(misplaced, 'nilai', 'Nilai hanya untuk laporan akhir.');
  if (misplaced) throw invalid(errors, errors.nilai);
  if (nilai !== null) data.nilai = nilai;
  if (persenKemiripan !== null) data.persenKemiripan = persenKemiripan;
}

/** Output returned → student (docs/domain/20 §4.9). */
const tellOfReturn = (ctx: RuleContext, row: RowData): Promise<number> =>
  notify(ctx, {
    ...texts.luaranDikembalikan({
      judul: String(row.judul),
      catatan: typeof row.catatan === 'string' ? row.catatan : null,
      link: '/magang/laporan-akhir',
    }),
    to: { mahasiswa: [String(row.idMahasiswa)] },
    kunci: `luaran_dikembalikan:${String(row.id)}:${String(row.version)}`,
  });
