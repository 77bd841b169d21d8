import type { Outputs } from '../../../resources/kegiatan/outputsOf.ts';
import {
  type ChangeOf,
  type Group,
  type Programme,
  type Registry,
  type Resource,
  type RowOf,
  splitSource,
} from '../../../resources/kit/index.ts';
import { childTableName, column, tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { programmeWith } from './activities.ts';

/** A group of whatever programme: its own fields go by the names that the programme declares. */
export type GroupRow = RowOf<Resource>;

/** Values of a group, stored or given. */
export type GroupValues = ChangeOf<Resource>;

/** The row of a member in it, by the names of `Group.members`. */
export type GroupMember = Readonly<Record<string, unknown>>;

/** A participation's place in its group. */
export interface Membership extends DbRow {
  idKelompok: string;
  /** Code of master/jenis-anggota. */
  jabatan: string;
  row: GroupMember;
}

/** Table of a programme's group members, and the names of its columns. */
export function membersOf(registry: Registry, { group }: Programme) {
  if (!group) return undefined;
  const resource = registry.get(group.resource);
  const { rows, participation, position, live } = group.members;
  const field = resource.fields[rows];
  if (field?.kind !== 'rows') return undefined;
  return {
    table: childTableName(resource, rows),
    names: Object.keys(field.fields),
    participation: column(participation),
    position: column(position),
    /** Condition of a member who takes part, over the alias. */
    isLive: (alias: string): string =>
      live ? `${alias}.${column(live.field)} in (${live.in.map(state => `'${state}'`).join(', ')})` : 'true',
  };
}

/** States of participations that may be members, where the programme says nothing else. */
export const accepted = ['disetujui', 'berjalan', 'selesai'] as const;

/** A programme with its resource of groups, as the rules of groups use them. */
export interface Grouping {
  readonly programme: Programme;
  readonly group: Group;
  readonly resource: Resource;
  readonly members: NonNullable<ReturnType<typeof membersOf>>;
}

export function groupingOf(registry: Registry, programme: Programme, group: Group): Grouping | undefined {
  const members = membersOf(registry, programme);
  return members && { programme, group, resource: registry.get(group.resource), members };
}

/** Resource and field of a participation's detail that hold its group. */
export function placeOf(registry: Registry, { detail }: Programme, group: Group) {
  return { resource: registry.get(detail?.resource ?? ''), name: splitSource(group.field).name };
}

/** SQL condition over the alias: the participation is in a group, so supervisor and limits are the group's. */
export function inGroupSql(registry: Registry, alias: string): string {
  const details = registry.programmes.flatMap(programme => {
    if (!programme.group) return [];
    const { resource, name } = placeOf(registry, programme, programme.group);
    const { [name]: field } = resource.fields;
    return field
      ? [
          `exists (select 1 from ${tableName(resource)} g where g.id_pendaftar_mbkm = ${alias}.id and g.${column(name)} is not null)`,
        ]
      : [];
  });
  return details.length ? `(${details.join(' or ')})` : 'false';
}

/** Membership of a participation in a group of its programme; undefined without a group. */
export async function membershipOf(
  on: Queryable,
  registry: Registry,
  programme: Programme,
  idPendaftarMbkm: string,
): Promise<Membership | undefined> {
  const members = membersOf(registry, programme);
  if (!members) return undefined;
  const named = members.names.map(name => `'${name}', m.${column(name)}`).join(', ');
  return on.one<Membership>(
    `select m.parent_id as id_kelompok, j.kode as jabatan, jsonb_build_object(${named}) as row
     from ${members.table} m join master_jenis_anggota j on j.id = m.${members.position}
     where m.${members.participation} = $1 and ${members.isLive('m')} limit 1`,
    [idPendaftarMbkm],
    { prepare: true },
  );
}

/** Somebody who takes part in a group. */
export interface LiveMember extends DbRow {
  /** Of the participation. */
  id: string;
  nama: string;
  npm: string;
  /** Code of master/jenis-anggota. */
  jabatan: string;
}

/** Everybody who takes part in a group, in the order of its rows; nobody where the programme has no groups. */
export async function liveMembers(
  on: Queryable,
  registry: Registry,
  programme: Programme,
  idKelompok: string,
): Promise<LiveMember[]> {
  const members = membersOf(registry, programme);
  if (!members) return [];
  return on.query<LiveMember>(
    `select t.id, t.nama_mahasiswa as nama, t.npm, j.kode as jabatan from ${members.table} m
     join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
     join master_jenis_anggota j on j.id = m.${members.position}
     where m.parent_id = $1 and ${members.isLive('m')} order by m.nomor`,
    [idKelompok],
    { prepare: true },
  );
}

/**
 * SQL condition over the alias: outputs that count for a participation, its own and its group's. The groups are an array,
 * so that both sides of the OR have their index; of a subquery in IN all outputs were looked at for each participation.
 */
export function belongsSql(registry: Registry, outputs: Outputs, alias: string, participation = '$1'): string {
  const own = `${alias}.id_pendaftar_mbkm = ${participation}`;
  const { group } = outputs.output;
  const members = group && membersOf(registry, programmeWith(registry, outputs));
  if (!members) return own;
  return `(${own} or ${alias}.${column(group)} = any(array(select m.parent_id from ${members.table} m
    where m.${members.participation} = ${participation} and ${members.isLive('m')})))`;
}
