import { type Message, type Term, term } from '../../../resources/kit/index.ts';
import { statusGugur } from '../../../resources/mbkm/alurPendaftaran.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { accepted, type Grouping, type GroupMember } from './group.ts';
import { inCommon } from './groupRules.ts';

/** A student as far as groups ask: the participation that fits the group, and the group it takes part in. */
export interface Candidate extends DbRow {
  idMahasiswa: string;
  npm: string;
  nama: string;
  /** Of the participation; null without one. */
  id: string | null;
  status: string | null;
  /** Label of the group. */
  kelompok: string | null;
}

const candidateSql = ({ registry }: Pick<RuleContext, 'registry'>, grouping: Grouping, where: string): string => {
  const { resource, members } = grouping;
  return `select m.id as id_mahasiswa, m.npm, m.nama, t.id, t.status,
      (select ${labelSql(resource, 'o', registry)} from ${members.table} k join ${tableName(resource)} o on o.id = k.parent_id
       where k.${members.participation} = t.id and ${members.isLive('k')} limit 1) as kelompok
    from master_mahasiswa m join ${tableName(resource)} g on g.id = $1
    left join lateral (select t.id, t.status from mbkm_pendaftar_program_mbkm t
      where t.id_mahasiswa = m.id and t.kode_jenis_mbkm = any($2) and t.status <> all($3) and ${inCommon(registry, grouping)}
      order by t.tanggal_daftar desc nulls last limit 1) t on true
    where ${where} order by m.id`;
};

const given = ({ programme }: Grouping, id: unknown): unknown[] => [id, programme.kinds, [...statusGugur]];

/** Students by their NPM, as candidates of a stored group; who is unknown is left out. */
export const candidatesByNpm = (
  ctx: Pick<RuleContext, 'tx' | 'registry'>,
  grouping: Grouping,
  idKelompok: unknown,
  npm: readonly string[],
): Promise<Candidate[]> =>
  ctx.tx.query<Candidate>(candidateSql(ctx, grouping, 'm.npm = any($4)'), [...given(grouping, idKelompok), npm]);

/** A student as a candidate of a stored group. */
export const candidateOf = (
  ctx: Pick<RuleContext, 'tx' | 'registry'>,
  grouping: Grouping,
  idKelompok: unknown,
  idMahasiswa: string,
): Promise<Candidate | undefined> =>
  ctx.tx.one<Candidate>(candidateSql(ctx, grouping, 'm.id = $4'), [...given(grouping, idKelompok), idMahasiswa]);

/** Attributes that members must share with the group, e.g. its wave. */
const common = ({ group, resource }: Grouping): Term[] =>
  Object.keys(group.members.same ?? {}).map(name => term(resource.fields[name]?.label?.toLowerCase() ?? name));

/** Reason why somebody cannot be invited; undefined if there is none. */
export function reasonAgainst(
  grouping: Grouping,
  found: Candidate | undefined,
  known: GroupMember | undefined,
): Message | undefined {
  const { members } = grouping.group;
  const outside = mbkmRefusals.notRegisteredWith({ apa: common(grouping) });
  if (!found) return members.person ? mbkmRefusals.numberUnknown : outside;
  if (!found.id && !members.person) return outside;
  if (found.status && !(members.states ?? accepted).some(state => state === found.status))
    return mbkmRefusals.notAcceptedYet;
  if (found.kelompok) return mbkmRefusals.alreadyInGroup({ kelompok: found.kelompok });
  return known && members.live && known[members.live.field] === members.live.invited
    ? mbkmRefusals.alreadyInvited
    : undefined;
}
