import { tasksOf } from '../../../resources/menu.ts';
import type { Mewakili } from '../../../resources/umum/dashboard.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { holderOf, toCaller } from '../../platform/access/callerQuery.ts';
import { type StandIn, standInsOf } from '../../platform/access/deputy.ts';
import type { RoleRights } from '../../platform/access/menuStore.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { countRows } from './counting.ts';

/** Decisions that wait in a role that somebody stands in for, counted as its holder's dashboard counts them. */
async function waitingFor(engine: Engine, rights: RoleRights, standIn: StandIn): Promise<Mewakili> {
  const { idUserRole, pemberi, peran, sampai } = standIn;
  const { db, registry, now } = engine;
  const held = await holderOf(db, registry, idUserRole, now());
  const caller = held && toCaller(held, await rights.flags(held.roleId), now());
  const tasks = caller ? tasksOf(registry.screens, caller.baseRole, dayInZone(now())).filter(task => task.decides) : [];
  const counts = caller
    ? await Promise.all(
        tasks.map(({ resource, filter }) => countRows(engine, caller, { resource: registry.get(resource), filter })),
      )
    : [];
  return { idUserRole, pemberi, peran, sampai, jumlah: counts.reduce((sum, { jumlah }) => sum + jumlah, 0) };
}

/** For whom the caller may decide today; nobody while they act for somebody already. */
export async function representedBy(engine: Engine, rights: RoleRights, caller: Caller): Promise<Mewakili[]> {
  if (caller.onBehalf) return [];
  const all = await standInsOf(engine.db, dayInZone(engine.now()), caller.userId);
  return Promise.all(all.map(one => waitingFor(engine, rights, one)));
}
