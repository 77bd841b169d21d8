import { type Group, isRecord, type ListFilter } from '../../../resources/kit/index.ts';
import { jenisAnggota } from '../../../resources/master/jenisAnggota.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { asSystem, findOne } from '../../platform/engine/reading.ts';
import type { Grouping, GroupMember, GroupValues } from './group.ts';

type Live = NonNullable<Group['members']['live']>;

/** Declared parameters of groups that students form themselves (docs/domain/30 §1.4, §1.17). */
export interface SelfForming {
  readonly live: Live;
  readonly invited: string;
  readonly left: string;
  /** Field of the day of joining; next: field of the reason for leaving. */
  readonly since: string;
  readonly reason: string;
  /** Groups that still take somebody. */
  readonly open: ListFilter;
  /** Code of the position of who comes. */
  readonly position: string;
}

/** Undefined where students do not form the programme's groups. */
export function selfForming({ group }: Pick<Grouping, 'group'>): SelfForming | undefined {
  const { join, members } = group;
  const { live } = members;
  if (!join || !live?.invited || !live.left || !live.since || !live.reason) return undefined;
  const { invited, left, since, reason } = live;
  return { live, invited, left, since, reason, open: join.open, position: join.position };
}

/** The member rows of a group, as given or stored; copies. */
export const memberRows = ({ group }: Pick<Grouping, 'group'>, row: GroupValues): GroupMember[] => {
  const { rows, live } = group.members;
  const found = row[rows];
  return (Array.isArray(found) ? found.filter(isRecord) : []).map(each =>
    live ? { ...each, [live.field]: each[live.field] ?? live.in[0] } : { ...each },
  );
};

/** Those of them who take part. */
export const liveRows = <M extends GroupMember>({ group }: Pick<Grouping, 'group'>, rows: readonly M[]): M[] => {
  const { live } = group.members;
  return live ? rows.filter(row => live.in.some(state => state === row[live.field])) : [...rows];
};

/** Id of a position by its code. @throws Error where `master/jenis-anggota` lacks it */
export async function positionId(on: Queryable, kode: string): Promise<string> {
  const found = await findOne(asSystem(on), jenisAnggota, { kode }, ['id']);
  if (!found) throw new Error(`Jenis anggota "${kode}" tidak ada.`);
  return found.id;
}
