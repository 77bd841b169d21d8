import { type ChangeOf, messages, term } from '../../../resources/kit/index.ts';
import type { dokumenKomcad } from '../../../resources/komcad/dokumen.ts';
import { type JenisDokumen, jenisDari } from '../../../resources/komcad/jenisDokumen.ts';
import { komcadMessages } from '../../../resources/komcad/messages.ts';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { komcadRefusals } from '../../../resources/komcad/refusals.ts';
import { namaTahap } from '../../../resources/komcad/tahap.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { tellOfRefusal, tellOfReport } from './notices.ts';
import { copiesOf, lockParticipant, type Participant } from './participant.ts';

/** The same day so many months later; the last day of a month stays one. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const live: readonly string[] = ['draf', 'diajukan', 'revisi', 'disetujui', 'berjalan'];

/** @throws HttpError 409 for a kind that does not belong to the stage */
function mustBeOpen(ctx: RuleContext, { pada, label, dari }: JenisDokumen, { tahap, status }: Participant): void {
  if (dari && !proofs.has(ctx.tx)) throw conflict(komcadRefusals.sentWithResult({ label: term(label) }));
  if (!pada.some(open => open === tahap) || !live.includes(status))
    throw conflict(komcadRefusals.notAtThisStage({ label: term(label), tahap: term(namaTahap(tahap)) }));
}

/** Checks file and date of a document as its kind demands. @throws HttpError 422 by field */
async function judge(
  ctx: RuleContext,
  kind: JenisDokumen,
  row: ChangeOf<typeof dokumenKomcad>,
): Promise<{ berlakuSampai: string | null }> {
  const stored = await ctx.tx.one<{ nama: string; ukuran: number }>(
    'select nama_asli as nama, ukuran::float8 as ukuran from internal_berkas where id = $1',
    [row.file],
  );
  const extension = stored?.nama.split('.').at(-1)?.toLowerCase().replace('jpeg', 'jpg') ?? '';
  if (!kind.types.includes(extension)) throw invalid({ file: messages.fileTypes({ types: kind.types }) });
  if ((stored?.ukuran ?? 0) > kind.maxMb * 1024 ** 2) throw invalid({ file: messages.tooLarge({ mb: kind.maxMb }) });
  if (!kind.bulan || !row.tanggalDokumen) return { berlakuSampai: null };
  const today = dayInZone(ctx.now);
  if (row.tanggalDokumen > today) throw invalid({ tanggalDokumen: komcadRefusals.documentAhead });
  const berlakuSampai = monthsAfter(row.tanggalDokumen, kind.bulan);
  if (berlakuSampai < today) throw invalid({ tanggalDokumen: kind.lewat ?? messages.choice }, kind.lewat);
  return { berlakuSampai };
}

/** True if a report is handed in after its last day; it is accepted and marked as late. */
async function isLate(ctx: RuleContext, code: unknown, { latsarmilSelesai }: Participant): Promise<boolean> {
  if (code !== 'laporan_akhir') return false;
  const days = await readSetting(ctx.tx, 'komcad.batasLaporan');
  return dayAfter(latsarmilSelesai, days) < dayInZone(ctx.now);
}

const kindOf = (code: unknown): JenisDokumen => {
  const kind = jenisDari(code);
  if (!kind) throw invalid({ jenisDokumen: messages.choice });
  return kind;
};

/** Transactions that bring the proof of a selection's result, which is handed in with the result only. */
export const proofs = new WeakSet<object>();

/** Documents of participants: their own life, by stage (docs/domain/40 §1.1 DOC). */
export const documentRules: RulesFor<typeof dokumenKomcad> = {
  beforeCreate: async (ctx, data) => {
    const participant = await lockParticipant(ctx, data.idPendaftarMbkm);
    const kind = kindOf(data.jenisDokumen);
    mustBeOpen(ctx, kind, participant);
    const judged = await judge(ctx, kind, data);
    Object.assign(data, copiesOf(participant), judged, {
      terlambat: await isLate(ctx, data.jenisDokumen, participant),
    });
  },

  beforeUpdate: async (ctx, before, data) => {
    const participant = await lockParticipant(ctx, before.idPendaftarMbkm);
    if (before.status === 'valid') throw conflict(komcadMessages.documentLocked);
    const kind = kindOf(before.jenisDokumen);
    mustBeOpen(ctx, kind, participant);
    const again = 'file' in data || 'tanggalDokumen' in data;
    Object.assign(data, await judge(ctx, kind, { ...before, ...data }));
    if (again) Object.assign(data, { status: 'menunggu', catatan: null });
    if ('file' in data) data.terlambat = await isLate(ctx, before.jenisDokumen, participant);
  },

  beforeDelete: async (ctx, row) => {
    mustBeOpen(ctx, kindOf(row.jenisDokumen), await lockParticipant(ctx, row.idPendaftarMbkm));
  },

  beforeTransition: async (ctx, before, { action, note, data }) => {
    data.catatan = note;
    const { tahap } = await lockParticipant(ctx, before.idPendaftarMbkm);
    if (action === 'tolak') await tellOfRefusal(ctx, before, note);
    if (action === 'sahkan' && before.jenisDokumen === 'laporan_akhir' && tahap === 'pelaporan')
      await ctx.step(pendaftaranKomcad, before.idPendaftarMbkm, 'tahap/terima_laporan', note);
  },

  afterWrite: async (ctx, row, before) => {
    if (row?.jenisDokumen === 'laporan_akhir' && row.file !== before?.file) await tellOfReport(ctx, row);
  },
};
