import {
  type ChangeOf,
  type Group,
  matchesFilter,
  type Note,
  noteOf,
  type Programme,
  type Registry,
  type Resource,
  splitSource,
  statesOf,
  type Term,
  term,
  uuid,
} from '../../../resources/kit/index.ts';
import { statusGugur } from '../../../resources/mbkm/alurPendaftaran.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { column, labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { RuleContext, RulesByResource } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { statusFieldOf } from '../../platform/engine/steps.ts';
import { conflict } from '../../platform/errors.ts';
import { accepted, type Grouping, type GroupRow, groupingOf, placeOf } from './group.ts';
import { tellLeft, tellTaken } from './groupNotices.ts';
import { carryMembers, handsIn, plansOf } from './groupSteps.ts';
import { type Plans, unanswered } from './siamik.ts';

/** A value of the group's row `g`, or of the row that one of its references points at, as SQL. */
function pathSql(registry: Registry, resource: Resource, path: string): string {
  const { part, name } = splitSource(path);
  const reference = part ? resource.fields[part] : undefined;
  if (!part || reference?.kind !== 'ref') return `g.${column(name)}`;
  return `(select x.${column(name)} from ${tableName(registry.get(reference.to))} x where x.id = g.${column(part)})`;
}

interface Facts extends DbRow {
  nama: string;
  dosen: string | null;
  maks: number | null;
  anggota: number;
}

/** Name of a group, its lecturer, its size and its greatest size. */
export async function factsOf(
  ctx: Pick<RuleContext, 'tx' | 'registry'>,
  { group, resource, members }: Grouping,
  id: string,
): Promise<Facts> {
  const path = (name: string | undefined, type: string) =>
    name ? `${pathSql(ctx.registry, resource, name)}::${type}` : `null::${type}`;
  const found = await ctx.tx.one<Facts>(
    `select ${labelSql(resource, 'g', ctx.registry)} as nama, ${path(group.supervisor, 'text')} as dosen,
       ${path(group.members.most, 'int')} as maks,
       (select count(*)::int from ${members.table} m where m.parent_id = g.id and ${members.isLive('m')}) as anggota
     from ${tableName(resource)} g where g.id = $1`,
    [id],
  );
  return found ?? { nama: '', dosen: null, maks: null, anggota: 0 };
}

/** SQL condition: participation `t` has the attributes that members of group `g` must share. */
export function inCommon(registry: Registry, { programme, group }: Pick<Grouping, 'programme' | 'group'>): string {
  const conditions = Object.entries(group.members.same ?? {}).map(([field, source]) => {
    const { part, name } = splitSource(source);
    const { detail } = programme;
    const value =
      part && detail
        ? `(select d.${column(name)} from ${tableName(registry.get(detail.resource))} d where d.id_pendaftar_mbkm = t.id)`
        : `t.${column(name)}`;
    return `${value} is not distinct from g.${column(field)}`;
  });
  return conditions.length ? `(${conditions.join(' and ')})` : 'true';
}

/** Locked in the order of their ids: two groups that take the same student at once take turns. */
const lockMembers = (ctx: RuleContext, { members }: Grouping, id: string) =>
  ctx.tx.query(
    `select 1 from mbkm_pendaftar_program_mbkm t where t.id in
       (select m.${members.participation} from ${members.table} m where m.parent_id = $1 and ${members.isLive('m')})
     order by t.id for no key update`,
    [id],
  );

/** Labels of the attributes that members share with the group. */
const sharedBy = ({ group, resource }: Grouping): Term[] =>
  Object.keys(group.members.same ?? {}).map(name => term(resource.fields[name]?.label ?? name));

/** Members are participations of the programme that have come far enough, in one group only, and not too many. @throws HttpError 409 */
async function mustFit(ctx: RuleContext, grouping: Grouping, id: string, { maks, anggota }: Facts): Promise<void> {
  const { programme, group, members } = grouping;
  const wrong = await ctx.tx.one<{ nama: string }>(
    `select t.nama_mahasiswa as nama from ${members.table} m join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
     where m.parent_id = $1 and ${members.isLive('m')} and (t.kode_jenis_mbkm <> all($2) or t.status <> all($3)) limit 1`,
    [id, programme.kinds, group.members.states ?? accepted],
  );
  if (wrong) throw conflict(mbkmRefusals.notParticipant({ nama: wrong.nama, program: term(programme.label) }));
  const elsewhere = await ctx.tx.one<{ nama: string }>(
    `select t.nama_mahasiswa as nama from ${members.table} m join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
     join ${tableName(grouping.resource)} g on g.id = m.parent_id
     where m.parent_id = $1 and ${members.isLive('m')} and not ${inCommon(ctx.registry, grouping)} limit 1`,
    [id],
  );
  if (elsewhere) throw conflict(mbkmRefusals.registeredElsewhere({ nama: elsewhere.nama, apa: sharedBy(grouping) }));
  const twice = await ctx.tx.one<{ nama: string }>(
    `select t.nama_mahasiswa as nama from ${members.table} m join ${members.table} o on o.${members.participation} = m.${members.participation}
       and o.id <> m.id and ${members.isLive('o')}
     join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
     where m.parent_id = $1 and ${members.isLive('m')} limit 1`,
    [id],
  );
  if (twice) throw conflict(mbkmRefusals.inOtherGroup({ nama: twice.nama }));
  if (maks !== null && anggota > maks) throw conflict(mbkmRefusals.groupFullAt({ maks }));
}

/** A participation that is in the group, or was until now. */
interface Touched extends DbRow {
  id: string;
  idRincian: string;
  /** The group that its detail names, its supervisor, and whether it takes part in this group. */
  idKelompok: string | null;
  idDosen: string | null;
  ikut: boolean;
}

function touchedBy(ctx: RuleContext, { programme, group, members }: Grouping, id: string): Promise<Touched[]> {
  const { resource, name } = placeOf(ctx.registry, programme, group);
  return ctx.tx.query<Touched>(
    `with ikut as (select m.${members.participation} as id from ${members.table} m
       where m.parent_id = $1::uuid and ${members.isLive('m')})
     select t.id, d.id as "idRincian", d.${column(name)} as "idKelompok", t.id_dosen_pembimbing as "idDosen",
       t.id in (select i.id from ikut i) as ikut
     from mbkm_pendaftar_program_mbkm t join ${tableName(resource)} d on d.id_pendaftar_mbkm = t.id
     where d.${column(name)} = $1::uuid or t.id in (select i.id from ikut i) order by t.id`,
    [id],
  );
}

/**
 * Members carry their group, and its lecturer once it is placed; who left it carries neither. Each of them has it in its
 * history (docs/domain/30 §1.4 `tetapkan`, §4.6).
 */
async function keepMembers(
  ctx: RuleContext,
  grouping: Grouping,
  row: GroupRow,
  before: GroupRow | undefined,
  { nama, dosen }: Facts,
): Promise<void> {
  const { programme, group } = grouping;
  const { id } = row;
  const touched = await touchedBy(ctx, grouping, id);
  const joined = touched.filter(({ ikut, idKelompok }) => ikut && idKelompok !== id);
  const left = touched.filter(({ ikut }) => !ikut);
  const placed = (values: GroupRow) => group.supervisor !== undefined && matchesFilter(values, group.placed ?? {});
  const lecturer = placed(row) ? dosen : null;
  const led = lecturer ? touched.filter(({ ikut, idDosen }) => ikut && idDosen !== lecturer) : [];
  const { resource, name } = placeOf(ctx.registry, programme, group);
  const place = (rows: readonly Touched[], value: string | null) =>
    rows.map(({ idRincian }) => ({ id: idRincian, values: { [name]: value } }));
  const supervise = (rows: readonly Touched[], values: ChangeOf<typeof pendaftar>) =>
    rows.map(each => ({ id: each.id, values }));
  // The participation goes first: whoever has an older copy of it must look again, even where only the detail changed.
  const { outOfGroup, intoGroup, groupSupervisor } = mbkmRefusals.notes;
  const [out, into] = [noteOf(outOfGroup({ nama })), noteOf(intoGroup({ nama }))];
  await ctx.carry(pendaftar, supervise(left, placed(before ?? row) ? { idDosenPembimbing: null } : {}), out);
  await ctx.carry(resource, place(left, null), out);
  const others = joined.filter(each => !led.includes(each));
  await ctx.carry(pendaftar, supervise(led, { idDosenPembimbing: lecturer }), noteOf(groupSupervisor({ nama })));
  await ctx.carry(pendaftar, supervise(others, {}), into);
  await ctx.carry(resource, place(joined, id), into);
}

const rulesOf = (programme: Programme, group: Group): RulesFor<Resource> => ({
  beforeDelete: async (ctx, row) => {
    const grouping = groupingOf(ctx.registry, programme, group);
    if (grouping) await tellTaken(ctx, grouping, (await factsOf(ctx, grouping, row.id)).nama, undefined, row);
  },

  afterWrite: async (ctx, row, before) => {
    const grouping = groupingOf(ctx.registry, programme, group);
    // A group that somebody is in is not deleted: details refer to it.
    if (!row || !grouping) return;
    const { id } = row;
    await lockMembers(ctx, grouping, id);
    const facts = await factsOf(ctx, grouping, id);
    await mustFit(ctx, grouping, id, facts);
    await keepMembers(ctx, grouping, row, before, facts);
    if (before) await tellTaken(ctx, grouping, facts.nama, row, before);
  },
});

const carryingOf = (programme: Programme, group: Group, siamik: Plans): RulesFor<Resource> => ({
  outside: async ({ db, registry }, _caller, id, { name }) => {
    const grouping = groupingOf(registry, programme, group);
    return grouping && handsIn(grouping, name) && uuid.safeParse(id).success ? plansOf(db, siamik, grouping, id) : [];
  },
  beforeTransition: async (ctx, before, transition) => {
    const grouping = groupingOf(ctx.registry, programme, group);
    if (!grouping) return;
    await lockMembers(ctx, grouping, before.id);
    const facts = await factsOf(ctx, grouping, before.id);
    await carryMembers(ctx, grouping, before, transition, row => keepMembers(ctx, grouping, row, before, facts));
  },
});

/** A withdrawn or refused participant leaves the group (docs/domain/30 §4.6). */
const leaving: RulesFor<typeof pendaftar> = {
  afterWrite: async (ctx, row, before) => {
    if (!row || !before || isOut(before) || !isOut(row)) return;
    const programme = ctx.registry.programmeOf(row.kodeJenisMbkm);
    const grouping = programme?.group && groupingOf(ctx.registry, programme, programme.group);
    const { live } = programme?.group?.members ?? {};
    if (!grouping || !live?.left) return;
    const left = await ctx.tx.query<{ id: string }>(
      `update ${grouping.members.table} m set ${column(live.field)} = $2
       where m.${grouping.members.participation} = $1 and ${grouping.members.isLive('m')} returning m.parent_id as id`,
      [row.id, live.left],
    );
    const changes = left.map(({ id }) => ({ id, values: {} }));
    const note = noteOf(mbkmRefusals.notes.withdrew({ nama: row.namaMahasiswa ?? '' }));
    await ctx.carry(grouping.resource, changes, note);
    const student = { id: row.idMahasiswa, nama: row.namaMahasiswa ?? '' };
    for (const { id } of left) {
      const { nama, anggota } = await factsOf(ctx, grouping, id);
      if (anggota > 0) await tellLeft(ctx, grouping, { id, version: row.version }, nama, student);
      else await endEmpty(ctx, grouping, id, note);
    }
  },
};

/** A group that its last member has left while it was formed ends: nobody could hand it in, join or dissolve it. */
async function endEmpty(ctx: RuleContext, { group, resource }: Grouping, id: string, note: Note): Promise<void> {
  const status = statusFieldOf(resource);
  const action = group.emptied ? status?.workflow.actions[group.emptied] : undefined;
  if (!group.emptied || !action) return;
  const found = await ctx.tx.one<{ status: string }>(`select status from ${tableName(resource)} where id = $1`, [id]);
  if (found && statesOf(action).includes(found.status)) await ctx.step(resource, id, group.emptied, note);
}

const isOut = ({ status }: Pick<Pendaftar, 'status'>): boolean => statusGugur.some(state => state === status);

const ofGroups = ({ programmes }: Registry, rules: (programme: Programme, group: Group) => RulesFor<Resource>) =>
  Object.fromEntries(
    programmes.flatMap(programme =>
      programme.group ? [[programme.group.resource, rules(programme, programme.group)]] : [],
    ),
  );

/** Rules of the programmes' groups: members are participants and change with them. */
export const rulesOfGroups = (registry: Registry): RulesByResource => ({
  [pendaftar.name]: leaving,
  ...ofGroups(registry, rulesOf),
});

/**
 * Groups that are decided on for their members: these go along when everything else has said yes, so that what the group
 * lacks is said before what one of them lacks.
 */
export const rulesOfCarrying = (registry: Registry, siamik: Plans = unanswered): RulesByResource =>
  ofGroups(registry, (programme, group) => (group.carries ? carryingOf(programme, group, siamik) : {}));
