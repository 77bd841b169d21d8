import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { komcad } from '../../../resources/komcad/programme.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { bobotAkhir, bobotDari } from '../../../resources/pengaturan/bobot.ts';
import type { RowData } from '../../database/db.ts';
import { conflict } from '../../errors.ts';
import type { ResourceRules, RuleContext } from '../../rest/rules.ts';
import { capaianOf, unfinished } from '../kegiatan/index.ts';
import { letterFields, scaleOf } from '../nilai/scale.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { notValid } from './documents.ts';
import { copiesOf, lockParticipant, type Participant } from './facts.ts';
import { tellOfGrade } from './notices.ts';
import { weighted } from './trainingRules.ts';

const proposed: readonly string[] = ['disetujui', 'dinilai', 'final', 'revisi_nilai'];
const graded: readonly string[] = ['dinilai', 'final', 'revisi_nilai'];
const [kind = ''] = komcad.kinds;

/** Why a grade may not be final yet; null = it may (docs/domain/40 §4.3). */
async function missing(ctx: RuleContext, row: RowData, participant: Participant): Promise<string | null> {
  const id = String(row.id);
  if (!proposed.includes(participant.statusKonversi)) return 'Paket konversi belum disetujui.';
  const open = await unfinished(ctx.tx, ctx.registry, kind, id);
  if (open) return open;
  const log = await capaianOf(ctx.tx, ctx.registry, kind, id);
  if (log && !log.cukup) return 'Log kegiatan yang disetujui belum cukup.';
  const papers = [...(await notValid(ctx.tx, id, 'terima_laporan')), ...(await notValid(ctx.tx, id, 'finalkan'))];
  if (papers.length) return `Dokumen berikut belum lengkap: ${papers.join(', ')}.`;
  if (row.nilaiLatsarmil === null) return 'Nilai latsarmil belum lengkap.';
  return row.nilaiLaporan === null || row.nilaiLogbook === null ? 'Nilai belum lengkap.' : null;
}

/** The grade of a row as it is now, with what training came to by today. */
async function totals(ctx: RuleContext, row: RowData): Promise<RowData> {
  const found = await ctx.tx.one<{ nilai: number | null }>(
    'select nilai_latsarmil as nilai from komcad_latsarmil where id = $1',
    [row.id],
  );
  const weights = bobotDari(await readSetting(ctx.tx, 'komcad.bobotAkhir'), bobotAkhir);
  const nilaiLatsarmil = found?.nilai ?? null;
  const parts = { latsarmil: nilaiLatsarmil, laporan: row.nilaiLaporan, logbook: row.nilaiLogbook };
  return { nilaiLatsarmil, nilaiAkhir: weights ? weighted(weights, parts) : null };
}

const keep = (ctx: RuleContext, id: unknown, values: RowData, note: string) =>
  ctx.carry(pendaftar, [{ id: String(id), values }], note);

/** Grades of Komcad (docs/domain/40 §4.3, §4.4). */
export const gradeRules: ResourceRules = {
  beforeCreate: async (ctx, data) => {
    const participant = await lockParticipant(ctx, data.idPendaftarMbkm);
    Object.assign(data, copiesOf(participant), { id: participant.id });
    Object.assign(data, await totals(ctx, data));
  },

  beforeUpdate: async (ctx, before, data) => {
    const { tahap } = await lockParticipant(ctx, before.idPendaftarMbkm);
    if (before.status === 'final') throw conflict('Nilai sudah final.');
    if (tahap !== 'penilaian' && tahap !== 'selesai') throw conflict('Penilaian belum dibuka.');
    Object.assign(data, await totals(ctx, { ...before, ...data }));
  },

  beforeTransition: async (ctx, before, { action, note, data }) => {
    const participant = await lockParticipant(ctx, before.idPendaftarMbkm);
    if (action === 'finalkan') {
      const row = { ...before, ...(await totals(ctx, before)) };
      const lacks = await missing(ctx, row, participant);
      if (lacks) throw conflict(lacks);
      const letter = letterFields(await scaleOf(ctx.tx, participant.idPeriode), Number(row.nilaiAkhir));
      Object.assign(data, {
        nilaiLatsarmil: row.nilaiLatsarmil,
        nilaiAkhir: row.nilaiAkhir,
        nilaiHuruf: letter.nilaiHuruf,
      });
      await keep(
        ctx,
        row.id,
        { nilaiMitra: row.nilaiLatsarmil, nilaiDosen: row.nilaiLaporan, nilaiAkhir: row.nilaiAkhir, ...letter },
        'Nilai Komcad difinalkan.',
      );
      if (participant.tahap === 'penilaian') await ctx.step(pendaftaranKomcad, String(row.id), 'tahap/finalkan', note);
      await tellOfGrade(ctx, before);
    }
    if (action === 'buka') {
      if (graded.includes(participant.statusKonversi))
        throw conflict('Nilai sudah diproses pada konversi. Gunakan revisi nilai.');
      const none = { nilaiMitra: null, nilaiDosen: null, nilaiAkhir: null, nilaiHuruf: null, nilaiMutu: null };
      Object.assign(data, { nilaiAkhir: null, nilaiHuruf: null });
      await keep(ctx, before.id, none, note ?? 'Nilai Komcad dibuka kembali.');
    }
  },
};
