import { joinCodeOf, matchesFilter, messages, noteOf, type Programme } from '../../../resources/kit/index.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { accepted, type Grouping, type GroupMember, type GroupRow, type GroupValues, groupingOf } from './group.ts';
import { participationFor } from './groupPerson.ts';
import { factsOf, inCommon } from './groupRules.ts';
import { positionId } from './selfForming.ts';

/**
 * POST {group}/gabung: the calling student joins the group whose code it was given (docs/domain/30 §2). Those who come
 * for the last place take turns.
 * @param body `{ kodeGabung }`
 * @returns the group as stored
 * @throws HttpError 403, 404 for an unknown code, 409 full, closed or in a group already, 422 not accepted yet
 */
export async function joinGroup(
  engine: Engine,
  caller: Caller,
  programme: Programme,
  { kodeGabung }: { kodeGabung?: unknown },
): Promise<GroupRow> {
  const grouping = programme.group && groupingOf(engine.registry, programme, programme.group);
  if (!grouping?.group.join) throw notFound(messages.unknownCall);
  const { resource } = grouping;
  mustBeAllowed(caller, resource, 'read');
  if (!caller.idMahasiswa) throw forbidden();
  if (typeof kodeGabung !== 'string' || !kodeGabung) throw invalid({ kodeGabung: messages.required });
  const code = joinCodeOf(kodeGabung);
  return inTransaction(engine, caller, resource, ctx => joinIn(ctx, grouping, code));
}

async function joinIn(ctx: RuleContext, grouping: Grouping, code: string): Promise<GroupRow> {
  const { group, resource } = grouping;
  const { join } = group;
  const found =
    join &&
    (await ctx.tx.one<{ id: string }>(`select id from ${tableName(resource)} where ${column(join.code)} = $1`, [code]));
  if (!join || !found) throw notFound(mbkmRefusals.joinCodeUnknown);
  const person = group.members.person;
  const own = person ? undefined : await ownParticipation(ctx, grouping, found.id);
  if (!person && !own) throw invalid({ kodeGabung: join.early }, join.early);
  const row = await findRow(ctx.engine, ctx.tx, null, resource, found.id, 'read', true);
  if (!row || !matchesFilter(row, join.open)) throw conflict(mbkmRefusals.groupClosed);
  const { maks, anggota } = await factsOf(ctx, grouping, found.id);
  if (maks !== null && anggota >= maks) throw conflict(mbkmRefusals.groupFull);
  const taking = async () => own?.id ?? participationFor(ctx, grouping, row);
  const audit = { action: 'ubah', note: noteOf(mbkmRefusals.notes.joinedByCode) } as const;
  return storeChange(ctx, resource, row, await withMember(ctx, grouping, row, taking), audit, 'decided');
}

/** The participation of the caller that may be a member: one that belongs to the group first, then the latest. */
const ownParticipation = ({ tx, caller, registry }: RuleContext, grouping: Grouping, id: string) =>
  tx.one<{ id: string }>(
    `select t.id from mbkm_pendaftar_program_mbkm t join ${tableName(grouping.resource)} g on g.id = $4
     where t.id_mahasiswa = $1 and t.kode_jenis_mbkm = any($2) and t.status = any($3)
     order by coalesce(${inCommon(registry, grouping)}, false) desc, t.tanggal_daftar desc limit 1`,
    [caller.idMahasiswa, grouping.programme.kinds, grouping.group.members.states ?? accepted, id],
  );

/** Child rows with a new member; a student who was invited, or had left, gets the existing row back. */
async function withMember(
  ctx: RuleContext,
  { group }: Grouping,
  row: GroupRow,
  participationOf: () => Promise<string>,
): Promise<GroupValues> {
  const { rows, participation, position, live, person } = group.members;
  const there: GroupMember[] = Array.isArray(row[rows]) ? row[rows] : [];
  const isLive = (each: GroupMember) => !live || live.in.some(state => state === each[live.field]);
  const already = () => conflict(mbkmRefusals.inThisGroup);
  if (person && there.some(each => isLive(each) && each[person.field] === ctx.caller.idMahasiswa)) throw already();
  const id = await participationOf();
  const known = there.find(each =>
    person ? each[person.field] === ctx.caller.idMahasiswa : each[participation] === id,
  );
  if (known && isLive(known)) throw already();
  const taking = {
    ...(live ? { [live.field]: live.in[0] } : {}),
    ...(person ? { [participation]: id, [person.field]: ctx.caller.idMahasiswa } : {}),
  };
  if (known) return { [rows]: there.map(each => (each === known ? { ...each, ...taking } : each)) };
  const jabatan = await positionId(ctx.tx, group.join?.position ?? '');
  return { [rows]: [...there, { [participation]: id, [position]: jabatan, ...taking }] };
}
