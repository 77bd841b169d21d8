import { errorIf, requiredIf } from '../../../resources/checkHelpers.ts';
import { luaranDikembalikan, luaranDiputuskan } from '../../../resources/kegiatan/events.ts';
import type { SyaratPeserta } from '../../../resources/kegiatan/kelengkapan.ts';
import { kegiatanMessages } from '../../../resources/kegiatan/messages.ts';
import { fileWrongWords, type Output, type Outputs } from '../../../resources/kegiatan/outputsOf.ts';
import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import { type ChangeOf, type FieldErrors, messages, noteOf, term, withWords } from '../../../resources/kit/index.ts';
import { masihBerjalan, setsNote, statusTerbuka } from '../../../resources/mbkm/alurPeriksa.ts';
import { column, labelSql, tableName } from '../../platform/database/columns.ts';
import { textOf } from '../../platform/database/values.ts';
import { isOneOf } from '../../platform/documents/files/kinds.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { type Telling, tell } from '../../platform/notify/index.ts';
import { programmeWith } from '../mbkm/activities.ts';
import { belongsSql, membershipOf, membersOf } from '../mbkm/group.ts';
import { outputNeeds } from './outputs.ts';
import { copiesOf, type Participation, participationOf, programmeOf, whileRunning } from './participation.ts';

const has = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Outputs and final reports, as they are declared (docs/domain/20 §1.11, 30 §1.12, 40 §1.2). */
export function outputRules(outputs: Outputs): RulesFor<Outputs> {
  const { output } = outputs;
  return {
    conditions: {
      [masihBerjalan]: whileRunning(outputs, (registry, alias) => participantsSql(registry, outputs, alias)),
    },

    beforeCreate: async (ctx, data) => {
      if (output.group) Object.assign(data, requiredOwner(data));
      const participation = await participationOf(ctx, outputs, data);
      if (!hasBegun(participation))
        throw invalid({ idPendaftarMbkm: kegiatanMessages.outputOnceRunning }, kegiatanMessages.outputOnceRunning);
      const needs = await outputNeeds(ctx.tx, ctx.registry, outputs, participation.id);
      Object.assign(data, copiesOf(participation), await kindOf(ctx, outputs, needs, data));
      await mustBeFree(ctx, outputs, needs, data);
      if (output.group) await giveToGroup(ctx, outputs, output.group, needs, data);
    },

    beforeUpdate: async (ctx, before) => {
      await mustBeOpen(ctx, outputs, before);
    },

    beforeDelete: async (ctx, row) => {
      await mustBeOpen(ctx, outputs, row);
    },

    beforeTransition: async (ctx, before, transition) => {
      if (transition.action === 'ajukan') await submit(ctx, outputs, before, transition);
      else if (setsNote(transition.action)) transition.data[output.note] = transition.note;
    },

    afterWrite: async (ctx, row, before) => {
      if (!row || before?.status !== 'diajukan') return;
      const { judul } = row;
      if (row.status === 'revisi') await tellOf(ctx, outputs, row, { event: luaranDikembalikan, words: { judul } });
      // For outputs of groups every decision sends a notice (docs/domain/30 §4.10).
      const keadaan = output.group && ['disetujui', 'ditolak'].find(state => state === row.status);
      if (keadaan) await tellOf(ctx, outputs, row, { event: luaranDiputuskan, words: { judul, keadaan } });
    },
  };
}

/** Every output begins with the participation of whoever writes it. @throws HttpError 422 without one */
function requiredOwner({ idPendaftarMbkm, idKelompok }: ChangeOf<Outputs>) {
  if (!has(idPendaftarMbkm)) throw invalid({ idPendaftarMbkm: messages.required });
  if (has(idKelompok)) throw invalid({ idKelompok: messages.readOnly });
  return { idPendaftarMbkm };
}

/** Participations that an output is of: its own, or the members of its group. */
function participantsSql(registry: RuleContext['registry'], outputs: Outputs, alias: string): string {
  const own = `select ${alias}.id_pendaftar_mbkm`;
  const { group } = outputs.output;
  const members = group && membersOf(registry, programmeWith(registry, outputs));
  if (!members) return own;
  return `${own} union all select m.${members.participation} from ${members.table} m
    where m.parent_id = ${alias}.${column(group)} and ${members.isLive('m')}`;
}

const hasBegun = ({ status }: Participation): boolean => status === 'berjalan' || status === 'selesai';

/** The participation that stands for an output: its own, or one of the group's. */
async function standsFor(ctx: RuleContext, outputs: Outputs, row: Output): Promise<Participation> {
  const { group } = outputs.output;
  if (!group || has(row.idPendaftarMbkm)) return participationOf(ctx, outputs, row);
  const members = membersOf(ctx.registry, programmeOf(ctx, outputs));
  const found =
    members &&
    (await ctx.tx.one<{ id: string }>(
      `select p.id from ${members.table} m join mbkm_pendaftar_program_mbkm p on p.id = m.${members.participation}
     where m.parent_id = $1 and ${members.isLive('m')} order by p.id_mahasiswa = $2 desc nulls last, p.id limit 1`,
      [row[group], ctx.caller.idMahasiswa],
    ));
  return participationOf(ctx, outputs, { idPendaftarMbkm: found?.id });
}

/** The output is in its owner's hands. @throws HttpError 409 */
async function mustBeOpen(ctx: RuleContext, outputs: Outputs, row: Output): Promise<Participation> {
  if (!statusTerbuka.some(state => state === row.status)) throw conflict(messages.wrongState);
  const participation = await standsFor(ctx, outputs, row);
  if (!hasBegun(participation)) throw conflict(kegiatanMessages.outputOnceRunning);
  return participation;
}

/** Demands that an output answers. */
const answered = (
  { output: { names } }: Outputs,
  needs: readonly SyaratPeserta[],
  row: ChangeOf<Outputs>,
): SyaratPeserta[] => needs.filter(need => need[names] === row[names]);

/** Kind of the output with its code. @throws HttpError 422 for a demand of another programme */
async function kindOf(
  ctx: RuleContext,
  outputs: Outputs,
  needs: readonly SyaratPeserta[],
  data: ChangeOf<Outputs>,
): Promise<ChangeOf<Outputs>> {
  if (outputs.output.names === 'idSyaratLuaran') {
    const [need] = answered(outputs, needs, data);
    if (!need) throw invalid({ idSyaratLuaran: messages.reference({ label: term('Syarat luaran') }) });
    return { idJenisLuaran: need.idJenisLuaran, kodeJenisLuaran: need.kodeJenisLuaran };
  }
  const kind = await ctx.tx.one<{ kode: string }>('select kode from master_jenis_luaran where id = $1', [
    data.idJenisLuaran,
  ]);
  return { kodeJenisLuaran: kind?.kode ?? '' };
}

/** A required kind is handed in as often as it is demanded; asked while the participation is locked. */
async function mustBeFree(
  ctx: RuleContext,
  outputs: Outputs,
  needs: readonly SyaratPeserta[],
  data: ChangeOf<Outputs>,
): Promise<void> {
  const { names } = outputs.output;
  const demanded = answered(outputs, needs, data)
    .filter(need => need.wajib)
    .reduce((sum, need) => sum + need.jumlahMinimal, 0);
  if (!demanded) return;
  const found = await ctx.tx.one<{ n: number }>(
    `select count(*)::int as n from ${tableName(outputs)} o
     where ${belongsSql(ctx.registry, outputs, 'o')} and o.${column(names)} = $2`,
    [data.idPendaftarMbkm, data[names]],
  );
  const message = kegiatanRefusals.outputThere;
  if ((found?.n ?? 0) >= demanded) throw invalid({ [names]: message }, message);
}

/** An output that is demanded of the group belongs to it, and to no one member. @throws HttpError 422 without a group */
async function giveToGroup(
  ctx: RuleContext,
  outputs: Outputs,
  group: string,
  needs: readonly SyaratPeserta[],
  data: ChangeOf<Outputs>,
): Promise<void> {
  if (!answered(outputs, needs, data).some(({ tingkat }) => tingkat === 'kelompok')) return;
  const own = await membershipOf(ctx.tx, ctx.registry, programmeOf(ctx, outputs), data.idPendaftarMbkm ?? '');
  if (!own) throw invalid({ idPendaftarMbkm: kegiatanRefusals.notInGroup }, kegiatanRefusals.notInGroup);
  Object.assign(data, {
    [group]: own.idKelompok,
    idPendaftarMbkm: null,
    idMahasiswa: null,
    npm: null,
    namaMahasiswa: null,
  });
}

/** Only the leader hands in a group's outputs. @throws HttpError 403 */
async function mustLead(ctx: RuleContext, outputs: Outputs, { id }: Participation): Promise<void> {
  const programme = programmeOf(ctx, outputs);
  const own = await membershipOf(ctx.tx, ctx.registry, programme, id);
  if (own?.jabatan !== programme.group?.leader) throw forbidden(kegiatanRefusals.leaderHandsIn);
}

/** Something to judge, and for a final report the signed approval page. */
async function submit(
  ctx: RuleContext,
  outputs: Outputs,
  before: Output,
  { from, data }: Transition<Output>,
): Promise<void> {
  const { files, link, linkDemanded } = outputs.output;
  const participation = await mustBeOpen(ctx, outputs, before);
  if (!has(before.idPendaftarMbkm)) await mustLead(ctx, outputs, participation);
  const needs = await outputNeeds(ctx.tx, ctx.registry, outputs, participation.id);
  const own = answered(outputs, needs, before);
  const [main] = files;
  const errors: FieldErrors = {
    ...requiredIf(
      own.some(need => need.wajibTautan),
      before[link],
      link,
      linkDemanded,
    ),
    ...(await takenErrors(ctx, outputs, before, participation)),
  };
  for (const { name, only } of files)
    Object.assign(errors, requiredIf(only !== undefined && before.kodeJenisLuaran === only, before[name], name));
  if (main) {
    const empty = !has(before[main.name]) && !has(before[link]);
    Object.assign(errors, errorIf(empty, main.name, kegiatanMessages.fileOrLink));
    Object.assign(errors, await fileErrors(ctx, outputs, main.name, before[main.name], own));
  }
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
  data.tanggalUnggah = ctx.now.toISOString();
  data.revisiKe = (before.revisiKe ?? 0) + (from === 'revisi' ? 1 : 0);
}

/** A link that another output of the period has already, where that is not allowed. */
async function takenErrors(
  ctx: RuleContext,
  outputs: Outputs,
  before: Output,
  { idPeriode }: Participation,
): Promise<FieldErrors> {
  const { link, linkTaken, group } = outputs.output;
  if (!linkTaken || !has(before[link])) return {};
  const members = group && membersOf(ctx.registry, programmeOf(ctx, outputs));
  const ofGroup = members
    ? `or p.id in (select m.${members.participation} from ${members.table} m where m.parent_id = o.${column(group)})`
    : '';
  const resource = programmeOf(ctx, outputs).group?.resource;
  const grouped = group && resource ? ctx.registry.get(resource) : undefined;
  const name = grouped
    ? `(select ${labelSql(grouped, 'g', ctx.registry)} from ${tableName(grouped)} g where g.id = o.${column(group ?? '')})`
    : 'null';
  const other = await ctx.tx.one<{ pemilik: string | null }>(
    `select coalesce(o.nama_mahasiswa, ${name}) as pemilik from ${tableName(outputs)} o where o.${column(link)} = $1 and o.id <> $2
       and exists (select 1 from mbkm_pendaftar_program_mbkm p
         where p.id_periode = $3 and (p.id = o.id_pendaftar_mbkm ${ofGroup})) limit 1`,
    [before[link], before.id, idPeriode],
  );
  return other ? { [link]: withWords(linkTaken, { pemilik: other.pemilik ?? '' }) } : {};
}

/** A file that none of the demands on its kind takes; without a demand the field's own limits are all. */
async function fileErrors(
  ctx: RuleContext,
  { output }: Outputs,
  name: string,
  id: unknown,
  needs: readonly SyaratPeserta[],
): Promise<FieldErrors> {
  if (!has(id) || !needs.length) return {};
  const file = await ctx.tx.one<{ tipe: string; ukuran: number }>(
    'select tipe, ukuran from internal_berkas where id = $1',
    [id],
  );
  if (!file) return {};
  const types = [...new Set(needs.flatMap(({ jenisBerkas }) => jenisBerkas))];
  const free = needs.some(({ jenisBerkas }) => jenisBerkas.length === 0);
  const most = Math.max(...needs.map(({ maksMb }) => maksMb ?? Number.POSITIVE_INFINITY));
  const words = fileWrongWords(output, free ? [] : types, most);
  return {
    ...errorIf(file.ukuran > most * 1024 ** 2, name, words ?? messages.tooLarge({ mb: most })),
    ...errorIf(!free && !isOneOf(file.tipe, types), name, words ?? messages.fileTypes({ types })),
  };
}

/** Output decided on → student, or the members of the group (docs/domain/20 §4.9, 30 §4.10). */
async function tellOf<W extends string>(
  ctx: RuleContext,
  outputs: Outputs,
  row: Output,
  { event, words }: Pick<Telling<W>, 'event' | 'words'>,
): Promise<number> {
  const { output } = outputs;
  const note = row[output.note];
  return tell(ctx, {
    event,
    key: `${row.id}:${row.version}`,
    words,
    note: noteOf(textOf(note)),
    people: { mahasiswa: [{ mahasiswa: await ownersOf(ctx, outputs, row) }] },
    programme: programmeOf(ctx, outputs),
  });
}

async function ownersOf(ctx: RuleContext, outputs: Outputs, row: Output): Promise<string[]> {
  if (row.idMahasiswa) return [row.idMahasiswa];
  const { group } = outputs.output;
  const members = group && membersOf(ctx.registry, programmeOf(ctx, outputs));
  if (!members) return [];
  const rows = await ctx.tx.query<{ id: string }>(
    `select p.id_mahasiswa as id from ${members.table} m join mbkm_pendaftar_program_mbkm p on p.id = m.${members.participation}
     where m.parent_id = $1 and ${members.isLive('m')}`,
    [row[group]],
  );
  return rows.map(({ id }) => id);
}
