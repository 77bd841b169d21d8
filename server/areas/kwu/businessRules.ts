import { type ChangeOf, groupOf, type Message, noteOf, type Row } from '../../../resources/kit/index.ts';
import type { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import { kwuRefusals } from '../../../resources/kwu/refusals.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { jabatan } from '../../../resources/programme/groupMembers.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { changes, isTeam } from '../master/common.ts';
import { freed, mustHaveOneLeader, mustStayFormed } from '../mbkm/formedGroup.ts';
import { type GroupMember, groupingOf } from '../mbkm/group.ts';
import { participationFor } from '../mbkm/groupPerson.ts';
import { liveRows, memberRows, positionId } from '../mbkm/selfForming.ts';
import { tellOfBusiness } from './notices.ts';
import { type RulesOfPeriod, rulesOfPeriod } from './rulesOfPeriod.ts';
import { mustFitSupervisor } from './supervisorCapacity.ts';
import { members } from './tables.ts';

type Business = Row<typeof kelompokKwu>;

const formed = { group: groupOf(kwu) };

/** Message to the members of a business that ended, by state. */
const ended: Readonly<Record<string, string>> = { ditolak: 'Kelompok ditolak.', bubar: 'Kelompok dibubarkan.' };

/** Businesses (docs/domain/30 §1.17). That their members move with them is every programme's rule. */
export const businessRules: RulesFor<typeof kelompokKwu> = {
  beforeCreate: async (ctx, data) => {
    const rules = await mustHaveRules(ctx, data.idPeriode);
    data.idPengaturan = rules.id;
    if (!isTeam(ctx.caller)) await startOwn(ctx, rules, data);
    else {
      Object.assign(data, { anggota: await withParticipations(ctx, data) });
      if (await allAccepted(ctx, data)) data.status = 'disetujui';
    }
    await mustHaveOneLeader(ctx, formed, data);
    await mustFitSupervisor(ctx, null, data.idPeriode, data.idPegawaiDpl);
  },

  beforeUpdate: async (ctx, before, data) => {
    const row = { ...before, ...data };
    if ('anggota' in data) {
      if (!isTeam(ctx.caller)) await mustStayFormed(ctx, formed, before, data);
      else Object.assign(data, { anggota: await withParticipations(ctx, row) });
      await mustHaveOneLeader(ctx, formed, row);
    }
    if (changes(before, data, 'jenis')) await changeKind(ctx, row, before);
    if (changes(before, data, 'idPegawaiDpl')) await mayBeSupervised(ctx, row, before);
  },

  beforeTransition: async (ctx, before, transition) => {
    if (transition.action === 'ajukan') await mustBeWhole(ctx, before);
    if (transition.action === 'aktifkan' && !before.idPegawaiDpl) throw conflict(kwuRefusals.chooseSupervisor);
    await tellOfBusiness(ctx, before, transition);
    const gone = Object.hasOwn(ended, transition.to) ? ended[transition.to] : undefined;
    if (gone) Object.assign(transition.data, { anggota: freed(ctx, formed, before, gone) });
  },
};

async function mustHaveRules(ctx: RuleContext, idPeriode: string | undefined): Promise<RulesOfPeriod> {
  const rules = idPeriode && (await rulesOfPeriod(ctx.tx, idPeriode));
  const message = kwuRefusals.notOpen;
  if (!rules) throw invalid({ idPeriode: message }, message);
  return rules;
}

function mustAllowAlone(rules: RulesOfPeriod, jenis: Business['jenis'] | undefined): void {
  const message = kwuRefusals.noneAlone;
  if (jenis === 'mandiri' && !rules.izinkanMandiri) throw invalid({ jenis: message }, message);
}

/** A student begins a business and leads it; its registration is made with it. @throws HttpError 409, 422 */
async function startOwn(ctx: RuleContext, rules: RulesOfPeriod, data: ChangeOf<typeof kelompokKwu>): Promise<void> {
  mustAllowAlone(rules, data.jenis);
  const grouping = groupingOf(ctx.registry, kwu, formed.group);
  if (!grouping || !ctx.caller.idMahasiswa) throw conflict(kwuRefusals.formedByStudents);
  data.anggota = [
    {
      idMahasiswa: ctx.caller.idMahasiswa,
      idPendaftarMbkm: await participationFor(ctx, grouping, data),
      idJenisAnggota: await positionId(ctx.tx, jabatan.ketua),
      statusAnggota: 'bergabung',
      tanggalGabung: dayInZone(ctx.now),
    },
  ];
}

interface Registered extends DbRow {
  id: string;
  idMahasiswa: string;
}

/**
 * Finds the registrations of members whom Tim MBKM named by student. @throws HttpError 422 at the row of a student
 * without one
 */
async function withParticipations(ctx: RuleContext, row: ChangeOf<typeof kelompokKwu>): Promise<GroupMember[]> {
  const rows = memberRows(formed, row);
  const found = await ctx.tx.query<Registered>(
    `select t.id, t.id_mahasiswa from mbkm_pendaftar_program_mbkm t
     where t.id_mahasiswa = any($1) and t.kode_jenis_mbkm = 'kwu' and t.id_periode = $2
       and t.status not in ('ditolak', 'mengundurkan_diri') order by t.tanggal_daftar`,
    [rows.map(({ idMahasiswa }) => idMahasiswa), row.idPeriode],
  );
  const known = new Map(found.map(({ id, idMahasiswa }) => [idMahasiswa, id]));
  const live = new Set(liveRows(formed, rows));
  return rows.map((each, i) => {
    const id = each.idPendaftarMbkm ?? known.get(String(each.idMahasiswa));
    const message = kwuRefusals.notRegistered;
    if (!id && live.has(each)) throw invalid({ [`anggota.${i}.idMahasiswa`]: message }, message);
    return { ...each, idPendaftarMbkm: id ?? null };
  });
}

/** A business that Tim MBKM makes of registrations which are approved already is approved with them. */
async function allAccepted(ctx: RuleContext, row: ChangeOf<typeof kelompokKwu>): Promise<boolean> {
  const ids = liveRows(formed, memberRows(formed, row)).map(({ idPendaftarMbkm }) => idPendaftarMbkm);
  if (!ids.length) return false;
  const found = await ctx.tx.one<{ jumlah: number }>(
    `select count(*)::int as jumlah from mbkm_pendaftar_program_mbkm where id = any($1::uuid[]) and status = 'disetujui'`,
    [ids],
  );
  return found?.jumlah === ids.length;
}

/**
 * Changes between single entrepreneur and group: possible before the first submission; later only Tim MBKM makes the
 * last remaining member a single entrepreneur (docs/domain/30 §4.7). The members' way in changes too.
 */
async function changeKind(ctx: RuleContext, row: Business, before: Business): Promise<void> {
  if (!isTeam(ctx.caller) && before.status !== 'draf') {
    const message = kwuRefusals.kindFixed;
    throw invalid({ jenis: message }, message);
  }
  const live = liveRows(formed, memberRows(formed, row));
  if (row.jenis === 'mandiri' && live.length > 1) {
    const message = kwuRefusals.aloneIsOne;
    throw invalid({ jenis: message }, message);
  }
  mustAllowAlone(await mustHaveRules(ctx, row.idPeriode), row.jenis);
  const changed = live.flatMap(({ idPendaftarMbkm: id }) =>
    typeof id === 'string' ? [{ id, values: { jalur: row.jenis } }] : [],
  );
  await ctx.carry(pendaftar, changed, noteOf(kwuRefusals.notes.kindChanged));
}

async function mayBeSupervised(ctx: RuleContext, row: Business, before: Business): Promise<void> {
  if (!row.idPegawaiDpl && (before.status === 'aktif' || before.status === 'selesai'))
    throw conflict(kwuRefusals.activeNeedsSupervisor);
  await mustFitSupervisor(ctx, row.id, row.idPeriode, row.idPegawaiDpl);
}

interface Whole extends DbRow {
  anggota: number;
  prodi: number;
  diundang: number;
  ideKetua: boolean;
}

/** Reads a business with its members, as its shape is checked. */
const wholeOf = (on: Queryable, id: string): Promise<Whole | undefined> =>
  on.one<Whole>(
    `select count(*) filter (where m.status_anggota = 'bergabung')::int as anggota,
       count(distinct t.id_program_prodi) filter (where m.status_anggota = 'bergabung')::int as prodi,
       count(*) filter (where m.status_anggota = 'diundang')::int as diundang,
       coalesce(bool_or(j.kode = $2 and p.berkas_ide_usaha is not null), false) as ide_ketua
     from ${members} m left join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm
     left join kwu_pendaftaran_kwu p on p.id_pendaftar_mbkm = t.id
     join master_jenis_anggota j on j.id = m.id_jenis_anggota where m.parent_id = $1`,
    [id, jabatan.ketua],
  );

/** Checks the shape and members of a business before it is handed in. @throws HttpError 422 */
async function mustBeWhole(ctx: RuleContext, row: Business): Promise<void> {
  const found = await wholeOf(ctx.tx, row.id);
  const [problem] = await problemsOf(ctx.tx, row, found);
  if (problem) throw invalid({ anggota: problem }, problem);
  if (!found?.ideKetua) throw invalid({ 'kwu.berkasIdeUsaha': kwuRefusals.uploadIdea }, kwuRefusals.uploadIdea);
}

/** Sentences about requirements that members of a business do not meet yet. */
export async function problemsOf(
  on: Queryable,
  row: Pick<Business, 'id' | 'idPeriode' | 'jenis'>,
  known?: Whole,
): Promise<Message[]> {
  const rules = await rulesOfPeriod(on, row.idPeriode);
  const found = known ?? (await wholeOf(on, row.id));
  if (!rules || !found) return [];
  return row.jenis === 'mandiri' ? aloneProblems(found) : groupProblems(rules, found);
}

const aloneProblems = ({ anggota }: Whole): Message[] => (anggota === 1 ? [] : [kwuRefusals.aloneIsOne]);

const groupProblems = (
  { ukuranMin, ukuranMaks, minProdi }: RulesOfPeriod,
  { anggota, prodi, diundang }: Whole,
): Message[] => [
  ...(diundang ? [kwuRefusals.invitationsOpen({ n: diundang })] : []),
  ...(anggota < ukuranMin || anggota > ukuranMaks
    ? [programmeRefusals.wrongSize({ min: ukuranMin, maks: ukuranMaks })]
    : []),
  ...(prodi < minProdi ? [kwuRefusals.fewProgrammes({ n: minProdi })] : []),
];
