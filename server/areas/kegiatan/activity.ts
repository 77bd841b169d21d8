import type { Logbook } from '../../../resources/kegiatan/log.ts';
import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import type { CapaianLogbook } from '../../../resources/kegiatan/ringkasan.ts';
import type { Message, Registry } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { activityOf } from '../mbkm/activities.ts';
import { type Achieved, achievedFor, achievementOf } from './achievement.ts';
import { missingOutputs } from './outputs.ts';

/** Progress of a participation's logbook; null if its programme has none. */
export async function achievedIn(
  on: Queryable,
  registry: Registry,
  kind: unknown,
  id: string,
): Promise<Achieved | null> {
  const log = activityOf(registry, kind)?.log;
  return log ? achievementOf(on, registry, log, id) : null;
}

/** The same as an answer, in the language of whoever asks. */
export async function capaianOf(
  { db, registry }: Engine,
  caller: Caller,
  kind: unknown,
  id: string,
): Promise<CapaianLogbook | null> {
  const achieved = await achievedIn(db, registry, kind, id);
  return achieved && achievedFor(caller, achieved);
}

/** Entries of a participation that still wait for the supervisor. */
async function waitingLogs(on: Queryable, log: Logbook, id: string): Promise<number> {
  const found = await on.one<{ n: number }>(
    `select count(*)::int as n from ${tableName(log)} where id_pendaftar_mbkm = $1 and status = 'diajukan'`,
    [id],
  );
  return found?.n ?? 0;
}

/**
 * Reason why the activity keeps a participation from being finished; null if there is none (docs/domain/20 §1.1
 * `selesaikan`: required outputs approved, no log `diajukan`).
 */
export async function unfinished(
  on: Queryable,
  registry: Registry,
  kind: unknown,
  id: string,
): Promise<Message | null> {
  const activity = activityOf(registry, kind);
  if (!activity) return null;
  const waiting = activity.log ? await waitingLogs(on, activity.log, id) : 0;
  if (waiting) return kegiatanRefusals.logsWait({ n: waiting });
  const missing = activity.outputs ? await missingOutputs(on, registry, activity.outputs, id) : [];
  return missing.length ? kegiatanRefusals.outputsMissing({ nama: missing.map(({ nama }) => nama) }) : null;
}
