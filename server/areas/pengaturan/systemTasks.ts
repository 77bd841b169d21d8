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
  /** Since when (ISO). */
  since: string;
  /** What went wrong, as the job says it. */
  reason: string | null;
}

/** What is wrong with the portal's own backups. */
export function backupTroubles(found: { backup: Watched; rehearsal: Watched }): Trouble[] {
  const troubles = ({ failed, overdueSince }: Watched, failure: Message, none: Message): Trouble[] => {
    if (failed) return [{ says: failure, since: failed.selesai, reason: failed.pesan }];
    return overdueSince ? [{ says: none, since: overdueSince, reason: null }] : [];
  };
  return [
    ...troubles(found.backup, words.failed, words.none),
    ...troubles(found.rehearsal, words.rehearsalFailed, words.notRehearsed),
  ];
}

/** Where it is looked after. */
const page = '/pengaturan/mulai';

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
