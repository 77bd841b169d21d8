import { messages, type Note, noteOf, type Row } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { nilaiMitraDiputus } from '../../../resources/riset/events.ts';
import { menilaiRiset } from '../../../resources/riset/menilaiRiset.ts';
import { nilaiMitra } from '../../../resources/riset/nilaiMitra.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import { role } from '../../../resources/roles.ts';
import { findRow } from '../../platform/engine/read.ts';
import { removeIn } from '../../platform/engine/removeRow.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { tellOf } from '../mbkm/notices.ts';
import { onwards } from './followingWrites.ts';
import { copiesOf, lockParticipant } from './participant.ts';
import { partnerTotal } from './weights.ts';

const isPartner = ({ caller }: RuleContext): boolean => caller.baseRole === role.mitra;

/** A form that is not accepted yet gives way to what the partner says itself. */
async function replaceUpload(ctx: RuleContext, id: unknown): Promise<void> {
  const known = await ctx.tx.one<{ id: string; status: string; sumber: string }>(
    'select id, status, sumber from riset_nilai_mitra where id_pendaftar_mbkm = $1 for update',
    [id],
  );
  if (known && known.sumber === 'unggahan' && known.status !== 'final')
    await removeIn(onwards(ctx), nilaiMitra, known.id, asItIs, { note: noteOf(risetRefusals.notes.partnerReplaced) });
}

/** The partner's grade, given in the portal or from the form that it signed (docs/domain/40 §1.2, §4.4). */
export const partnerGradeRules: RulesFor<typeof nilaiMitra> = {
  beforeCreate: async (ctx, data) => {
    const participant = await lockParticipant(ctx, data.idPendaftarMbkm);
    if (isPartner(ctx)) await replaceUpload(ctx, participant.id);
    data.sumber = isPartner(ctx) ? 'portal' : 'unggahan';
    Object.assign(data, copiesOf(participant), { nilai: await partnerTotal(ctx.tx, data) });
  },

  beforeUpdate: async (ctx, before, data) => {
    const open = before.status === 'draf' || before.status === 'revisi';
    const takesOver = isPartner(ctx) && before.sumber === 'unggahan' && before.status !== 'final';
    if (before.status === 'final') throw conflict(risetRefusals.partnerGradeFinal);
    if (!open && !takesOver) throw conflict(messages.wrongState);
    if (takesOver) Object.assign(data, { sumber: 'portal', status: 'draf', catatanPemeriksa: null });
    data.nilai = await partnerTotal(ctx.tx, { ...before, ...data });
  },

  beforeTransition: async (ctx, before, { action, data, note }) => {
    if (action === 'ajukan' && !before.berkas) throw invalid({ berkas: messages.required }, risetRefusals.uploadSigned);
    if (action !== 'ajukan' && action !== 'finalkan') data.catatanPemeriksa = note;
    await tellOfGrade(ctx, before, action, note);
  },

  afterWrite: async (ctx, row, before) => {
    if (row?.status === before?.status || (row?.status !== 'final' && before?.status !== 'final')) return;
    const id = row?.idPendaftarMbkm ?? before?.idPendaftarMbkm;
    const sheet = await ctx.tx.one<{ id: string }>('select id from riset_menilai_riset where id_pendaftar_mbkm = $1', [
      id,
    ]);
    const nilai = row?.status === 'final' ? row.nilai : null;
    if (sheet)
      await ctx.carry(
        menilaiRiset,
        [{ id: sheet.id, values: { nilaiMitra: nilai } }],
        noteOf(risetRefusals.notes.followsPartner),
      );
  },
};

/** Words of a decision; handing in tells the supervisor. */
const said: Readonly<Record<string, string>> = { finalkan: 'final', setujui: 'final', revisi: 'dikembalikan' };

async function tellOfGrade(
  ctx: RuleContext,
  before: Row<typeof nilaiMitra>,
  action: string,
  note: Note | null,
): Promise<void> {
  const { engine, tx } = ctx;
  const row = await findRow(engine, tx, null, pendaftar, before.idPendaftarMbkm, 'read');
  if (!row) return;
  const key = `${before.id}:${action}:${before.version}`;
  const keadaan = Object.hasOwn(said, action) ? said[action] : undefined;
  if (action === 'ajukan') await tellOf(ctx, row, nilaiMitraDiputus.diajukan, { words: {}, key });
  else if (keadaan) await tellOf(ctx, row, nilaiMitraDiputus.diputuskan, { words: { keadaan }, note, key });
}
