import { type ChangeOf, noteOf } from '../../../resources/kit/index.ts';
import { dokumenKomcad } from '../../../resources/komcad/dokumen.ts';
import { hasilSeleksi } from '../../../resources/komcad/kelulusan.ts';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { komcadRefusals } from '../../../resources/komcad/refusals.ts';
import { dayInZone } from '../../platform/day.ts';
import { copyFile } from '../../platform/documents/files/attach.ts';
import { hangAt } from '../../platform/documents/files/store.ts';
import { asSystem, find, findOne } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { proofs } from './documentRules.ts';
import { copiesOf, lockParticipant, type Participant } from './participant.ts';

/** @throws HttpError 409 outside the selection, 422 for an announcement to come */
async function judge(ctx: RuleContext, row: ChangeOf<typeof hasilSeleksi>): Promise<Participant> {
  const participant = await lockParticipant(ctx, row.idPendaftarMbkm);
  if (participant.tahap !== 'seleksi' || participant.status !== 'diajukan')
    throw conflict(komcadRefusals.resultAtSelection);
  const message = komcadRefusals.announcementAhead;
  if (row.tanggalPengumuman && row.tanggalPengumuman > dayInZone(ctx.now))
    throw invalid({ tanggalPengumuman: message }, message);
  return participant;
}

const kind = 'bukti_lulus_kompetensi';

/** The proof becomes a document that waits to be verified, in the place of an earlier one. */
async function handProof(ctx: RuleContext, row: ChangeOf<typeof hasilSeleksi>): Promise<void> {
  const [file] = (await copyFile(ctx, hasilSeleksi, 'file', row.file ?? '', 1)) ?? [];
  // Not the student's to use: the row itself is refused with its file.
  if (!file) return;
  await ctx.tx.execute('update internal_berkas set resource = $2 where id = $1', [file, dokumenKomcad.name]);
  const { idPendaftarMbkm, nomorPengumuman: nomorDokumen, tanggalPengumuman: tanggalDokumen } = row;
  const known = await findOne(asSystem(ctx.tx), dokumenKomcad, { idPendaftarMbkm, jenisDokumen: kind }, ['id']);
  const values = { file, nomorDokumen, tanggalDokumen };
  proofs.add(ctx.tx);
  if (!known) await ctx.create(dokumenKomcad, { idPendaftarMbkm, jenisDokumen: kind, ...values });
  else {
    await hangAt(ctx.tx, file, known.id);
    const again: ChangeOf<typeof dokumenKomcad> = { ...values, status: 'menunggu', catatan: null };
    await ctx.carry(dokumenKomcad, [{ id: known.id, values: again }], noteOf(komcadRefusals.notes.proofReplaced));
  }
  proofs.delete(ctx.tx);
}

/** Results of the selection as reported by participants; `lulus` moves them to the next stage (docs/domain/40 §1.1). */
export const resultRules: RulesFor<typeof hasilSeleksi> = {
  beforeCreate: async (ctx, data) => {
    Object.assign(data, copiesOf(await judge(ctx, data)));
    await handProof(ctx, data);
  },
  beforeUpdate: async (ctx, before, data) => {
    const row = { ...before, ...data };
    await judge(ctx, row);
    if ('file' in data) await handProof(ctx, row);
  },
  // Its state is that of its proof: the same file, verified once.
  shown: async ({ db }, rows) => {
    const ids = rows.flatMap(({ idPendaftarMbkm }) => idPendaftarMbkm ?? []);
    const where = { jenisDokumen: kind, idPendaftarMbkm: ids } as const;
    const proofsOf = await find(asSystem(db), dokumenKomcad, where, ['idPendaftarMbkm', 'status', 'catatan']);
    const known = new Map(proofsOf.map(({ idPendaftarMbkm, ...said }) => [idPendaftarMbkm, said]));
    for (const row of rows) Object.assign(row, known.get(row.idPendaftarMbkm ?? '') ?? { status: null, catatan: null });
  },
  afterWrite: async (ctx, row) => {
    if (row?.hasil === 'lulus') await ctx.step(pendaftaranKomcad, row.idPendaftarMbkm, 'tahap/unggah_kelulusan', null);
  },
};
