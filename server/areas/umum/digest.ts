import {
  allRoles,
  type Language,
  originOf,
  putOffFilter,
  type Registry,
  type Role,
  type Task,
} from '../../../resources/kit/index.ts';
import { tasksOf } from '../../../resources/menu.ts';
import { ringkasanHarian } from '../../../resources/umum/events.ts';
import { type Held, holderOf, holdersOf, holdersSql, toCaller } from '../../platform/access/callerQuery.ts';
import { standInsOf } from '../../platform/access/deputy.ts';
import type { RoleRights } from '../../platform/access/menuStore.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine, EngineJob, EngineJobContext } from '../../platform/engine/context.ts';
import { putOffBy } from '../../platform/engine/putOff.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import type { JobResult } from '../../platform/jobs/types.ts';
import { tellAccount } from '../../platform/notify/index.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { countRows } from './counting.ts';

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The tasks that the dashboard shows to each role; roles without one are not in it. */
const tasksByRole = ({ screens }: Registry, day: string): ReadonlyMap<Role, readonly Task[]> =>
  new Map(
    allRoles.flatMap((role): [Role, readonly Task[]][] => {
      const tasks = tasksOf(screens, role, day);
      return tasks.length ? [[role, tasks]] : [];
    }),
  );

interface Waiting {
  roleName: string;
  label: string;
  jumlah: number;
}

/** Tasks in one of a person's roles, counted as on the dashboard. */
async function waitingIn(
  engine: Engine,
  rights: RoleRights,
  held: Held,
  tasks: ReadonlyMap<Role, readonly Task[]>,
  off: ReadonlySet<string> | undefined,
): Promise<Waiting[]> {
  const caller = toCaller(held, await rights.flags(held.roleId), engine.now());
  const found: Waiting[] = [];
  for (const { label, resource, filter: whole, decides } of (caller && tasks.get(caller.baseRole)) ?? []) {
    if (!caller) continue;
    const filter = decides && off?.has(resource) ? { ...whole, [putOffFilter]: false } : whole;
    const { jumlah } = await countRows(engine, caller, { resource: engine.registry.get(resource), filter });
    if (jumlah) found.push({ roleName: held.roleName, label, jumlah });
  }
  return found;
}

/** A line for each: `Logbook menunggu verifikasi: 4`; under the role's name where somebody has several. */
function inWords(waiting: readonly Waiting[], said: (text: string) => string = text => text): string {
  const roles = [...new Set(waiting.map(({ roleName }) => roleName))];
  return roles
    .map(role => {
      const own = waiting
        .filter(({ roleName }) => roleName === role)
        .map(({ label, jumlah }) => `${said(label)}: ${jumlah}`);
      return [...(roles.length > 1 ? [`${said(role)}:`] : []), ...own].join('\n');
    })
    .join('\n\n');
}

/** Roles by the account that holds them. */
function byAccount(held: readonly Held[]): ReadonlyMap<string, readonly Held[]> {
  const people = new Map<string, Held[]>();
  for (const one of held) people.set(one.userId, [...(people.get(one.userId) ?? []), one]);
  return people;
}

/**
 * Tells everybody once a weekday what waits for them, as the tabs and lists of their screens declare it; nobody for
 * whom nothing waits (docs/domain/10 §6). The day is the occasion: a run that is repeated tells nobody twice, and counts
 * only for those who were not told.
 */
async function sendDigest(rights: RoleRights, context: EngineJobContext): Promise<JobResult> {
  const { engine, now, signal, progress } = context;
  const { db, registry } = engine;
  const day = dayInZone(now);
  const done = { diperiksa: 0, diberitahu: 0 };
  if (isWeekend(day) || !(await readSetting(db, 'ringkasan.harian'))) return done;
  const tasks = tasksByRole(registry, day);
  const roles = [...tasks.keys()];
  const off = await putOffBy(db, day);
  const standIns = await standInsOf(db, day);
  const untold = `${holdersSql} and not exists (select 1 from notifikasi n where n.kunci = $2 || ':' || u.id || ':' || $3 || ' ' || u.id)`;
  for await (const part of partsOf<DbRow & { id: string }>(context, untold, [roles, ringkasanHarian.code, day])) {
    const ids = part.map(({ id }) => id);
    for (const [userId, held] of byAccount(await holdersOf(db, registry, { ids, roles }, now))) {
      if (signal.aborted) return done;
      done.diperiksa++;
      const waiting: Waiting[] = [];
      for (const one of held) waiting.push(...(await waitingIn(engine, rights, one, tasks, off.get(userId))));
      for (const { idUserRole, pemberi } of standIns.filter(({ idUser }) => idUser === userId)) {
        const lent = await holderOf(db, registry, idUserRole, now);
        const theirs = lent ? await waitingIn(engine, rights, lent, tasks, off.get(lent.userId)) : [];
        waiting.push(...theirs.map(one => ({ ...one, roleName: `${one.roleName}, atas nama ${pemberi}` })));
      }
      if (!waiting.length) continue;
      const jumlah = waiting.reduce((sum, each) => sum + each.jumlah, 0);
      const words = {
        jumlah,
        rincian: (language?: Language) => inWords(waiting, word => language?.wordOf(originOf(word)) ?? word),
      };
      done.diberitahu += await db.transaction(tx =>
        tellAccount({ tx, now, registry }, ringkasanHarian, userId, words, day),
      );
    }
    progress?.({ ...done });
  }
  return done;
}

/** @param rights what roles may do, as a session asks it */
export const digestJob = (rights: RoleRights): EngineJob => ({
  name: 'ringkasan-harian',
  title: 'Mengirim ringkasan harian',
  schedule: { at: '07:00' },
  run: context => sendDigest(rights, context),
});
