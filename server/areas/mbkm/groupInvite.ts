import { digitsOf, type Message, matchesFilter, messages, noteOf } from '../../../resources/kit/index.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { diundangKelompok, undanganDijawab } from '../../../resources/programme/groupEvents.ts';
import type { UndanganKelompok } from '../../../resources/programme/ownGroup.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { column, labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { lockRow } from '../../platform/engine/lockRow.ts';
import { findRow } from '../../platform/engine/read.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { tell } from '../../platform/notify/index.ts';
import { isTeam } from '../master/common.ts';
import { type Candidate, candidateOf, candidatesByNpm, reasonAgainst } from './candidates.ts';
import type { Grouping, GroupMember, GroupRow } from './group.ts';
import { participationFor } from './groupPerson.ts';
import { factsOf } from './groupRules.ts';
import { memberRows, positionId, type SelfForming, selfForming } from './selfForming.ts';

/** Most who are invited with one call. */
const mostInvited = 40;

function npmOf(input: unknown): string[] {
  const { npm } = mustBeObject(input);
  if (!Array.isArray(npm) || !npm.length || !npm.every(each => typeof each === 'string'))
    throw invalid({ npm: messages.required }, messages.required);
  if (npm.length > mostInvited) throw invalid({ npm: mbkmRefusals.mostInvited({ n: mostInvited }) });
  return [...new Set(npm.map(each => digitsOf(String(each).trim())))];
}

/**
 * POST {group}/{id}/undang `{ npm[] }`: the leader invites students; all of them, or nobody.
 * @returns the group as stored
 * @throws HttpError 403, 404, 409 where the group is closed or full, 422 '{npm} tidak dapat diundang: {alasan}.' of each
 */
export async function invite(
  engine: Engine,
  caller: Caller,
  grouping: Grouping,
  id: string,
  input: unknown,
): Promise<GroupRow> {
  const { resource } = grouping;
  mustBeAllowed(caller, resource, 'update');
  const npm = npmOf(input);
  return inTransaction(engine, caller, resource, async ctx => {
    const row = await lockRow(ctx, resource, id);
    const forming = mustBeOpen(grouping, row);
    const found = new Map((await candidatesByNpm(ctx, grouping, id, npm)).map(one => [one.npm, one]));
    const rows = memberRows(grouping, row);
    const refused = npm.flatMap(each => {
      const one = found.get(each);
      const reason = reasonAgainst(grouping, one, one && rowOf(grouping, rows, one));
      return reason ? [{ npm: each, alasan: reason }] : [];
    });
    if (refused.length) throw refusal(refused);
    const { maks } = await factsOf(ctx, grouping, id);
    const there = rows.filter(each => [...forming.live.in, forming.invited].includes(String(each[forming.live.field])));
    if (maks !== null && there.length + npm.length > maks) throw conflict(mbkmRefusals.groupFull);
    const position = await positionId(ctx.tx, forming.position);
    for (const one of found.values()) {
      const known = rowOf(grouping, rows, one);
      const invited = { ...memberOf(grouping, one), [grouping.group.members.position]: position };
      const row = { ...known, ...invited, [forming.live.field]: forming.invited };
      if (known) rows[rows.indexOf(known)] = row;
      else rows.push(row);
    }
    const audit = { action: 'ubah', note: noteOf(mbkmRefusals.notes.invited) } as const;
    const saved = await storeChange(ctx, resource, row, { [grouping.group.members.rows]: rows }, audit);
    for (const one of found.values()) await tellInvited(ctx, grouping, saved, one);
    return saved;
  });
}

/** Everybody who cannot be invited is named at once. */
function refusal(refused: readonly { npm: string; alasan: Message }[]) {
  const said = mbkmRefusals.notInvitable({
    npm: refused.map(({ npm }) => npm),
    alasan: refused.map(({ alasan }) => alasan),
  });
  return invalid({ npm: said }, said);
}

/** Child row of a new member. */
const memberOf = ({ group: { members } }: Grouping, one: Candidate): GroupMember => ({
  ...(one.id && !members.person ? { [members.participation]: one.id } : {}),
  ...(members.person ? { [members.person.field]: one.idMahasiswa } : {}),
});

/** Row of a present or former member. */
const rowOf = (
  { group: { members } }: Grouping,
  rows: readonly GroupMember[],
  one: Candidate,
): GroupMember | undefined =>
  rows.find(row =>
    members.person ? row[members.person.field] === one.idMahasiswa : row[members.participation] === one.id,
  );

/** @throws HttpError 409 where students form it no more */
function mustBeOpen(grouping: Grouping, row: GroupRow): SelfForming {
  const forming = selfForming(grouping);
  if (!forming || !matchesFilter(row, forming.open)) throw conflict(messages.wrongState);
  return forming;
}

async function tellInvited(ctx: RuleContext, grouping: Grouping, row: GroupRow, one: Candidate): Promise<void> {
  const { nama } = await factsOf(ctx, grouping, row.id);
  await tell(ctx, {
    event: diundangKelompok,
    key: `${row.id}:${one.idMahasiswa}:${row.version}`,
    words: { program: grouping.programme.label, kelompok: nama, pengundang: ctx.caller.name },
    people: { mahasiswa: [{ mahasiswa: [one.idMahasiswa] }] },
    programme: grouping.programme,
  });
}

/** GET {group}/undangan: the open groups that have invited the calling student. */
export async function ownInvitations(engine: Engine, caller: Caller, grouping: Grouping): Promise<UndanganKelompok[]> {
  const forming = selfForming(grouping);
  if (!caller.idMahasiswa || !forming) return [];
  const { members, resource, group } = grouping;
  const person = group.members.person
    ? `m.${column(group.members.person.field)} = $1`
    : `exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id = m.${members.participation} and p.id_mahasiswa = $1)`;
  const states = Object.entries(forming.open);
  return engine.db.query<UndanganKelompok & DbRow>(
    `select g.id as id_kelompok, ${labelSql(resource, 'g', engine.registry)} as nama,
       (select t.nama_mahasiswa from ${members.table} k join mbkm_pendaftar_program_mbkm t on t.id = k.${members.participation}
        join master_jenis_anggota j on j.id = k.${members.position}
        where k.parent_id = g.id and j.kode = $2 and ${members.isLive('k')} limit 1) as ketua,
       (select count(*)::int from ${members.table} k where k.parent_id = g.id and ${members.isLive('k')}) as anggota
     from ${members.table} m join ${tableName(resource)} g on g.id = m.parent_id
     where ${person} and m.${column(forming.live.field)} = $3
       ${states.map(([name], i) => `and g.${column(name)} = any($${i + 4})`).join(' ')} order by 2 limit 50`,
    [caller.idMahasiswa, group.leader, forming.invited, ...states.map(([, values]) => [values].flat())],
  );
}

/**
 * PUT {group}/undangan/{id} `{ jawaban: terima|tolak }`: the invited student answers; `id` is the group's.
 * @throws HttpError 403, 404 without an invitation, 409 where the group is closed or full, 422
 */
export async function answerInvitation(
  engine: Engine,
  caller: Caller,
  grouping: Grouping,
  id: string,
  input: unknown,
): Promise<{ idKelompok: string; jawaban: string }> {
  const { resource, group } = grouping;
  mustBeAllowed(caller, resource, 'read');
  const { jawaban } = mustBeObject(input);
  if (jawaban !== 'terima' && jawaban !== 'tolak') throw invalid({ jawaban: messages.choice });
  const { idMahasiswa } = caller;
  if (!idMahasiswa || isTeam(caller)) throw forbidden();
  return inTransaction(engine, caller, resource, async ctx => {
    const row = await findRow(engine, ctx.tx, null, resource, id, 'read', true);
    const own = row && (await candidateOf(ctx, grouping, id, idMahasiswa));
    const rows = row ? memberRows(grouping, row) : [];
    const mine = own && rowOf(grouping, rows, own);
    const { live } = group.members;
    if (!row || !own || !mine || !live || mine[live.field] !== live.invited) throw notFound();
    const forming = mustBeOpen(grouping, row);
    const joins = jawaban === 'terima';
    const { maks, anggota, nama } = await factsOf(ctx, grouping, id);
    if (joins && own.kelompok) throw conflict(mbkmRefusals.inGroup({ kelompok: own.kelompok }));
    if (joins && maks !== null && anggota >= maks) throw conflict(mbkmRefusals.groupFull);
    const answered = joins
      ? { ...(await joined(ctx, grouping, row)), [live.field]: live.in[0], [forming.since]: dayInZone(ctx.now) }
      : { [live.field]: live.refused };
    const changed = { [group.members.rows]: rows.map(each => (each === mine ? { ...each, ...answered } : each)) };
    const note = noteOf(mbkmRefusals.notes[joins ? 'accepted' : 'declined']);
    const saved = await storeChange(ctx, resource, row, changed, { action: 'ubah', note }, 'decided');
    await tellLeader(ctx, grouping, saved, { nama: own.nama, kelompok: nama, jawaban: joins ? 'diterima' : 'ditolak' });
    return { idKelompok: saved.id, jawaban };
  });
}

/** A student who was no participant yet becomes one. */
const joined = async (ctx: RuleContext, grouping: Grouping, row: GroupRow): Promise<GroupMember> =>
  grouping.group.members.person
    ? { [grouping.group.members.participation]: await participationFor(ctx, grouping, row) }
    : {};

async function tellLeader(
  ctx: RuleContext,
  { programme, group, members }: Grouping,
  row: GroupRow,
  words: Record<'nama' | 'kelompok' | 'jawaban', string>,
): Promise<void> {
  const leader = await ctx.tx.one<{ id: string }>(
    `select t.id_mahasiswa::text as id from ${members.table} m join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
     join master_jenis_anggota j on j.id = m.${members.position}
     where m.parent_id = $1 and j.kode = $2 and ${members.isLive('m')} limit 1`,
    [row.id, group.leader],
  );
  await tell(ctx, {
    event: undanganDijawab,
    key: `${row.id}:${ctx.caller.userId}:${row.version}`,
    words,
    people: { ketua: [{ mahasiswa: [leader?.id ?? null] }] },
    programme,
  });
}
