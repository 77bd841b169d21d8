import type { Message } from '../../../resources/kit/index.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { role } from '../../../resources/roles.ts';
import type { Tugas } from '../../../resources/umum/dashboard.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { saidTo } from '../../platform/access/saidTo.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { backupState, type Watched } from '../../platform/jobs/backupState.ts';
import type { System } from '../../platform/system.ts';

const words = pengaturanRefusals.health.backup;

interface Trouble {
  says: Message;
  /** The same with what to do. */
  todo: Message;
  /** Since when (ISO). */
  since: string;
  /** Reason of the failure, as the job gives it. */
  reason: string | null;
}

/** Problems of the portal's own backups. */
export function backupTroubles(found: { backup: Watched; rehearsal: Watched }): Trouble[] {
  const { backup, rehearsal } = found;
  return [
    ...troubleOf(backup, words.failed, words.failedTodo, { says: words.none, todo: words.noneTodo }),
    ...troubleOf(rehearsal, words.rehearsalFailed, words.rehearsalFailedTodo, {
      says: words.notRehearsed,
      todo: words.notRehearsedTodo,
    }),
  ];
}

function troubleOf(
  { failed, overdueSince }: Watched,
  says: Message,
  todo: (filling: { pesan: string }) => Message,
  none: Pick<Trouble, 'says' | 'todo'>,
): Trouble[] {
  if (failed) {
    const pesan = failed.pesan ?? '';
    return [{ says, todo: todo({ pesan }), since: failed.selesai, reason: failed.pesan }];
  }
  return overdueSince ? [{ ...none, since: overdueSince, reason: null }] : [];
}

/** Page on which it is solved. */
const page = '/pengaturan/kesehatan';

/** Backups that failed or are missing wait for Super Admin. */
export async function systemTasks(engine: Engine, caller: Caller, { backup }: System): Promise<readonly Tugas[]> {
  if (caller.baseRole !== role.superAdmin) return [];
  const state = await backupState(engine.db, engine.now(), backup.at !== undefined);
  return backupTroubles(state).map(({ says, since, reason }) => ({
    label: saidTo(caller, says),
    jumlah: 1,
    link: page,
    tertua: since,
    keputusan: true,
    nama: reason ? [reason] : [],
    nanti: 0,
  }));
}
