import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { KesiapanNilai, SyaratNilai } from '../../../resources/riset/bacaan.ts';
import { nilaiRisetFinal } from '../../../resources/riset/events.ts';
import { komponenDosen, menilaiRiset } from '../../../resources/riset/menilaiRiset.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { findRow } from '../../rest/read.ts';
import type { ResourceRules, RuleContext } from '../../rest/rules.ts';
import { capaianOf, unfinished } from '../kegiatan/index.ts';
import { tellOf, tellOfTransition } from '../mbkm/tell.ts';
import { letterFields, scaleOf } from '../nilai/scale.ts';
import { copiesOf, lockParticipant, type Participant } from './facts.ts';
import { missingOfScheme } from './outputs.ts';
import { finalTotal, lecturerTotal, weightsOf } from './weights.ts';

const proposed: readonly string[] = ['disetujui', 'dinilai', 'final', 'revisi_nilai'];
const graded: readonly string[] = ['dinilai', 'final', 'revisi_nilai'];
const [kind = ''] = programRiset.kinds;

/** The partner's grade where it is final; undefined while it is not. */
async function partnerGrade(ctx: Reading, id: unknown): Promise<number | undefined> {
  const found = await ctx.tx.one<{ nilai: number | null }>(
    `select nilai from riset_nilai_mitra where id_pendaftar_mbkm = $1 and status = 'final'`,
    [id],
  );
  return found?.nilai ?? undefined;
}

/** Totals of a sheet as it is, with the partner's final grade by today. */
async function totals(ctx: Reading, row: RowData, { id, idMitra }: Participant): Promise<RowData> {
  const mitra = idMitra ? ((await partnerGrade(ctx, id)) ?? null) : null;
  const nilaiDosen = await lecturerTotal(ctx.tx, row);
  return {
    nilaiDosen,
    nilaiMitra: mitra,
    nilaiAkhir: await finalTotal(ctx.tx, idMitra !== null, { dosen: nilaiDosen, mitra }),
  };
}

/** Everything that a grade needs before it is final, in the order in which it is asked for (docs/domain/40 §4.3). */
async function conditionsOf(ctx: Reading, row: RowData, participant: Participant): Promise<SyaratNilai[]> {
  const { id, statusKonversi, idMitra } = participant;
  const log = await capaianOf(ctx.tx, ctx.registry, kind, id);
  const lacks = await missingOfScheme(ctx, id);
  const open = lacks.length ? null : await unfinished(ctx.tx, ctx.registry, kind, id);
  const one = (kode: string, label: string, pesan: string | null): SyaratNilai => ({ kode, label, pesan });
  return [
    one(
      'paket',
      'Paket konversi disetujui',
      proposed.includes(statusKonversi) ? null : 'Paket konversi belum disetujui.',
    ),
    ...(log ? [one('log', 'Log kegiatan', log.cukup ? null : log.pesan)] : []),
    one('luaran', 'Luaran wajib', lacks.length ? `Luaran wajib belum lengkap: ${lacks.join(', ')}.` : null),
    ...(idMitra ? [one('mitra', 'Nilai mitra', row.nilaiMitra === null ? 'Nilai mitra belum final.' : null)] : []),
    one('periksa', 'Tidak ada log yang menunggu', open),
    one('nilai', 'Nilai dosen', komponenDosen.some(name => row[name] === null) ? 'Nilai belum lengkap.' : null),
    one('presentasi', 'Tanggal presentasi', row.tanggalPresentasi ? null : 'Tanggal presentasi belum diisi.'),
  ];
}

type Reading = Pick<RuleContext, 'tx' | 'registry'>;

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
    const syarat = await conditionsOf(on, { ...row, ...sums }, participant);
    return {
      syarat,
      bermitra: participant.idMitra !== null,
      nilaiMitra: typeof sums.nilaiMitra === 'number' ? sums.nilaiMitra : null,
      ...(await weightsOf(tx)),
    };
  });
}

/** Lecturers' sheets and what they come to (docs/domain/40 §4.3, §4.4). */
export const gradeRules: ResourceRules = {
  beforeCreate: async (ctx, data) => {
    const participant = await lockParticipant(ctx, data.idPendaftarMbkm);
    // One address for both: screens and notices name the participation.
    Object.assign(data, copiesOf(participant), { id: participant.id });
  },

  beforeUpdate: async (ctx, before, data) => {
    const participant = await lockParticipant(ctx, before.idPendaftarMbkm);
    if (before.status === 'final') throw conflict('Nilai sudah final.');
    Object.assign(data, await totals(ctx, { ...before, ...data }, participant));
  },

  beforeTransition: async (ctx, before, { action, note, data }) => {
    const participant = await lockParticipant(ctx, before.idPendaftarMbkm);
    const id = participant.id;
    if (action === 'finalkan') {
      const sums = await totals(ctx, before, participant);
      const lacks = (await conditionsOf(ctx, { ...before, ...sums }, participant)).find(({ pesan }) => pesan !== null);
      if (lacks?.pesan) throw conflict(lacks.pesan);
      const letter = letterFields(await scaleOf(ctx.tx, participant.idPeriode), Number(sums.nilaiAkhir));
      Object.assign(data, sums, { nilaiHuruf: letter.nilaiHuruf });
      const values = {
        nilaiMitra: sums.nilaiMitra,
        nilaiDosen: sums.nilaiDosen,
        nilaiAkhir: sums.nilaiAkhir,
        ...letter,
      };
      await ctx.carry(pendaftar, [{ id, values }], 'Nilai riset difinalkan.');
      await finish(ctx, participant);
    }
    if (action === 'buka') {
      if (graded.includes(participant.statusKonversi))
        throw conflict('Nilai sudah diproses pada konversi. Gunakan revisi nilai.');
      const values = { nilaiMitra: null, nilaiDosen: null, nilaiAkhir: null, nilaiHuruf: null, nilaiMutu: null };
      Object.assign(data, { nilaiAkhir: null, nilaiHuruf: null });
      await ctx.carry(pendaftar, [{ id, values }], note ?? 'Nilai riset dibuka kembali.');
    }
  },
};

/** The research ends with its grade; a grade that was opened again finds it ended. */
async function finish(ctx: RuleContext, { id, status }: Participant): Promise<void> {
  const note = 'Nilai riset difinalkan.';
  if (status !== 'berjalan') return;
  const row = await ctx.step(pendaftar, id, 'selesaikan', note);
  await tellOfTransition(ctx, 'selesaikan', row, note);
  await tellOf(ctx, row, nilaiRisetFinal, { words: {} });
}
