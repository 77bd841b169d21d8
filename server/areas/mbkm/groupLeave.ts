import { matchesFilter, noteOf } from '../../../resources/kit/index.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { candidateOf } from './candidates.ts';
import type { Grouping } from './group.ts';
import { liveRows, memberRows, positionId, selfForming } from './selfForming.ts';

/**
 * PUT {group}/{id}/keluar: the calling student leaves a group that is still being formed. Who leads it dissolves it or
 * is replaced by Tim MBKM.
 * @throws HttpError 403, 404, 409 where the group is closed or the caller leads it
 */
export async function leaveGroup(
  engine: Engine,
  caller: Caller,
  grouping: Grouping,
  id: string,
): Promise<{ id: string }> {
  const { resource, group } = grouping;
  mustBeAllowed(caller, resource, 'read');
  const { idMahasiswa } = caller;
  if (!idMahasiswa) throw forbidden();
  return inTransaction(engine, caller, resource, async ctx => {
    const row = await findRow(engine, ctx.tx, caller, resource, id, 'read', true);
    const forming = selfForming(grouping);
    const own = row && (await candidateOf(ctx, grouping, id, idMahasiswa));
    const rows = row ? memberRows(grouping, row) : [];
    const { participation, position } = group.members;
    const mine = own?.id ? liveRows(grouping, rows).find(each => each[participation] === own.id) : undefined;
    if (!row || !mine || !forming) throw notFound();
    if (!matchesFilter(row, forming.open)) throw conflict(mbkmRefusals.handedInStays);
    if (mine[position] === (await positionId(ctx.tx, group.leader))) throw conflict(mbkmRefusals.leaderStays);
    const gone = { [forming.live.field]: forming.left, [forming.reason]: noteOf(mbkmRefusals.notes.ownWish) };
    const changed = { [group.members.rows]: rows.map(each => (each === mine ? { ...each, ...gone } : each)) };
    await storeChange(
      ctx,
      resource,
      row,
      changed,
      { action: 'ubah', note: noteOf(mbkmRefusals.notes.left) },
      'decided',
    );
    return { id };
  });
}
