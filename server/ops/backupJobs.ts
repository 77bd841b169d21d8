import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { backupJob, rehearsalJob } from '../platform/jobs/backupState.ts';
import type { Job, JobContext, JobResult } from '../platform/jobs/index.ts';
import { archiveStore, ownArchiveName, sweepParts } from './archiveStore.ts';
import { type BackupConfig, backup } from './backup.ts';
import { OpsError } from './errors.ts';
import { mustHaveRoom, rehearse } from './rehearse.ts';

export type BackupJobsConfig = BackupConfig & Pick<Config, 'backup'>;

/** Room that stays free beside an archive of the size of the last one, in bytes. */
const roomBesides = 256 * 1024 * 1024;

/** The portal's own backups and their rehearsal; without a time of day they run by hand only. */
export function backupJobs(config: BackupJobsConfig): Job[] {
  const { at } = config.backup;
  return [
    {
      name: backupJob,
      title: 'Mencadangkan portal',
      schedule: at ? { at } : undefined,
      run: context => makeBackup(config, context),
    },
    {
      name: rehearsalJob,
      title: 'Mencoba memulihkan cadangan',
      schedule: at ? { at: hourAfter(at), on: 7 } : undefined,
      // A new portal has none yet; that none comes is said by the backup itself.
      due: async () => (await archiveStore(config.backup).list()).length > 0,
      run: () => tryBackup(config),
    },
  ];
}

/** `01:30` → `02:30`. */
const hourAfter = (at: string): string => {
  const [hours = '0', minutes = '00'] = at.split(':');
  return `${String((Number(hours) + 1) % 24).padStart(2, '0')}:${minutes}`;
};

async function makeBackup(config: BackupJobsConfig, { now, signal }: JobContext): Promise<JobResult> {
  const { folder, keep } = config.backup;
  const store = archiveStore(config.backup);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweepParts(folder, now);
  const before = await store.list();
  await mustHaveRoom(folder, (before[0]?.size ?? 0) + roomBesides);
  const arsip = ownArchiveName(now);
  const { manifest, missing } = await backup(config, join(folder, arsip), true);
  await store.keep(arsip);
  const kept = await store.list();
  const found = kept.find(({ name }) => name === arsip);
  if (!found) throw new OpsError(`Cadangan ${arsip} tidak ada di tempatnya.`);
  const old = kept.slice(keep);
  for (const { name } of signal.aborted ? [] : old) await store.remove(name);
  return {
    arsip,
    ukuran: found.size,
    tabel: manifest.tabel.length,
    baris: manifest.tabel.reduce((sum, { baris }) => sum + baris, 0),
    berkas: manifest.berkas.length,
    berkasHilang: missing.length,
    dihapus: old.length,
  };
}

async function tryBackup(config: BackupJobsConfig): Promise<JobResult> {
  const store = archiveStore(config.backup);
  const [newest] = await store.list();
  if (!newest) throw new OpsError('Belum ada cadangan untuk dicoba.');
  const { path, done } = await store.fetch(newest.name);
  try {
    return { arsip: newest.name, ...(await rehearse(config, path, true)) };
  } finally {
    await done();
  }
}
