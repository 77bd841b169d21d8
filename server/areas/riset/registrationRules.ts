import { type FieldErrors, type Message, messages, type Note, type Row, term } from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { lamaRiset } from '../../../resources/riset/bidang.ts';
import { undanganDilepas } from '../../../resources/riset/events.ts';
import { menilaiRiset } from '../../../resources/riset/menilaiRiset.ts';
import { pendaftaranRiset } from '../../../resources/riset/pendaftaran.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import { simaris } from '../../../resources/riset/simaris.ts';
import { skemaMitra } from '../../../resources/riset/skemaMitra.ts';
import type { RowData } from '../../platform/database/db.ts';
import { dayAfter } from '../../platform/day.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { asSystem, exists, findOne, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { changes, isTeam } from '../master/common.ts';
import { tellOf } from '../mbkm/notices.ts';
import { isOnwards, onwards } from './followingWrites.ts';
import { isRiset, monthsLater } from './participant.ts';

/** Ways in that others open. */
const opened: Readonly<Record<string, Message>> = {
  simaris: risetRefusals.openedByHead,
  inisiasi_mitra: risetRefusals.openedByScheme,
};

const invitedTo = (ctx: RuleContext, idPendaftarMbkm: string) =>
  findOne(asSystem(ctx.tx), pendaftaranRiset, { idPendaftarMbkm }, ['idPenelitian', 'konfirmasi']);

/** The head of a project hears that a place is free again which a student had accepted. */
async function tellGivenBack(
  ctx: RuleContext,
  row: Row<typeof pendaftar>,
  idPenelitian: string | null,
  note: Note | null,
): Promise<void> {
  const project = await read(asSystem(ctx.tx), simaris, idPenelitian, ['judul', 'idKetua']);
  if (!project) return;
  const people = { dosen: [{ pegawai: [project.idKetua] }] };
  await tellOf(ctx, row, undanganDilepas, { words: { judul: project.judul }, note, people });
}

/** Participations of research beside what every one is asked (docs/domain/40 §1.2, §2.3). */
export const participationRules: RulesFor<typeof pendaftar> = {
  beforeUpdate: (ctx, before, data) => {
    if (isRiset(ctx, before) && changes(before, data, 'jalur')) throw invalid({ jalur: messages.fixed });
  },

  beforeDelete: async (ctx, row) => {
    if (!isRiset(ctx, row)) return;
    const own = await invitedTo(ctx, row.id);
    if (own?.konfirmasi === 'menunggu' && !isTeam(ctx.caller)) throw conflict(risetRefusals.answerInvitationThere);
    if (own?.konfirmasi === 'diterima') await tellGivenBack(ctx, row, own.idPenelitian, null);
    if (own?.idPenelitian)
      await ctx.tx.execute('update riset_simaris set terisi = greatest(terisi - 1, 0) where id = $1', [
        own.idPenelitian,
      ]);
  },

  beforeTransition: async (ctx, before, { field, action, to, note, data }) => {
    if (field !== 'status' || before.jalur !== 'simaris' || !isRiset(ctx, before)) return;
    if (to === 'mengundurkan_diri') {
      const own = await invitedTo(ctx, before.id);
      if (own?.konfirmasi === 'diterima') await tellGivenBack(ctx, before, own.idPenelitian, note);
    }
    if (action !== 'setujui') return;
    const other = data.idDosenPembimbing !== undefined && data.idDosenPembimbing !== before.idDosenPembimbing;
    if (other && !isTeam(ctx.caller))
      throw invalid({ idDosenPembimbing: risetRefusals.headSupervises }, risetRefusals.headSupervises);
  },

  afterWrite: async (ctx, row, before) => {
    if (!row || !before || !isRiset(ctx, row)) return;
    const replaced = before.idDosenPembimbing !== null && row.idDosenPembimbing !== before.idDosenPembimbing;
    if (replaced && row.jalur === 'simaris' && !isTeam(ctx.caller)) throw forbidden(risetRefusals.headSupervises);
    if (row.status === 'berjalan' && before.status !== 'berjalan') await openSheet(ctx, row);
  },
};

/** The lecturer's sheet comes with the first day. */
async function openSheet(ctx: RuleContext, { id }: Pendaftar): Promise<void> {
  const known = await exists(asSystem(ctx.tx), menilaiRiset, { idPendaftarMbkm: id });
  if (!known) await createIn(onwards(ctx), menilaiRiset, { idPendaftarMbkm: id, status: 'draf' });
}

/** The 1:1 detail: what others have opened is theirs to say. */
export const detailRules: RulesFor<typeof pendaftaranRiset> = {
  beforeCreate: async (ctx, data) => {
    if (isOnwards(ctx)) return;
    const found = await read(asSystem(ctx.tx), pendaftar, data.idPendaftarMbkm, ['jalur']);
    const jalur = found?.jalur ?? '';
    const said = Object.hasOwn(opened, jalur) ? opened[jalur] : undefined;
    if (said) throw invalid({ jalur: said }, said);
    await mustBeOfWay(ctx, jalur, data.idSkema);
  },

  beforeUpdate: async (ctx, before, data) => {
    if (isOnwards(ctx) || isTeam(ctx.caller)) return;
    const found = await read(asSystem(ctx.tx), pendaftar, before.idPendaftarMbkm, ['jalur']);
    const jalur = found?.jalur ?? '';
    const said = [
      ...(jalur === 'simaris' ? (['idSkema', 'peranMahasiswa', 'idDosenUsulan'] as const) : []),
      ...(jalur === 'inisiasi_mitra' ? (['idSkema'] as const) : []),
    ].filter(name => changes(before, data, name));
    if (said.length) throw invalid(Object.fromEntries(said.map(name => [name, messages.fixed])));
    if ('idSkema' in data) await mustBeOfWay(ctx, jalur, data.idSkema);
  },
};

/** Only a partner's programme has a scheme, and not one that somebody else has initiated. @throws HttpError 422 */
async function mustBeOfWay(ctx: RuleContext, jalur: string, idSkema: string | null | undefined): Promise<void> {
  if (!idSkema || isTeam(ctx.caller)) return;
  const found = await read(asSystem(ctx.tx), skemaMitra, idSkema, ['sumber']);
  if (jalur !== 'program' || found?.sumber !== 'mitra')
    throw invalid({ idSkema: messages.reference({ label: term('Skema') }) });
}

/** Errors of a registration beyond its form: open invitation, or not four to six months. */
export async function submissionErrors(_ctx: RuleContext, values: RowData): Promise<FieldErrors> {
  const own: RowData = Object(values.riset);
  const { tanggalMulai: from, tanggalSelesai: to } = values;
  const errors: FieldErrors = {};
  if (own.konfirmasi === 'menunggu') errors['riset.konfirmasi'] = risetRefusals.acceptFirst;
  if (typeof from === 'string' && typeof to === 'string') {
    const first = dayAfter(monthsLater(from, lamaRiset.min), -1);
    if (to < first || to > monthsLater(from, lamaRiset.max))
      errors.tanggalSelesai = risetRefusals.length({ min: lamaRiset.min, maks: lamaRiset.max });
  }
  return errors;
}
