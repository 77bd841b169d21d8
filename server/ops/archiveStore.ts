import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupPlan } from '../platform/config.ts';
import { openS3 } from '../platform/documents/files/s3.ts';
import { OpsError } from './errors.ts';

/** A kept archive. */
interface KeptArchive {
  name: string;
  size: number;
  /** When it was finished (ISO). */
  time: string;
}

/** Where the portal's own archives are kept. */
export interface ArchiveStore {
  /** Archives that the portal made by itself, the newest first. */
  list(): Promise<KeptArchive[]>;
  /** Takes over a finished archive of `plan.folder`. */
  keep(name: string): Promise<void>;
  /** @returns where the archive can be read on this machine; one that was fetched for it is removed by `done` */
  fetch(name: string): Promise<{ path: string; done(): Promise<void> }>;
  remove(name: string): Promise<void>;
}

const ownName = /^portal-mbkm-otomatis-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz$/;
const anyName = /^portal-mbkm-[\w-]{1,60}\.tar\.gz$/;
const prefix = 'cadangan/';

/** `2026-11-21-013000`: sorts by time. */
const stamp = (time: Date): string => time.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/** Name of an archive made by hand. */
export const archiveName = (time: Date): string => `portal-mbkm-${stamp(time)}.tar.gz`;

/** Name of an archive that the portal makes by itself; only these are removed when newer ones are there. */
export const ownArchiveName = (time: Date): string => `portal-mbkm-otomatis-${stamp(time)}.tar.gz`;

const byName = (a: KeptArchive, b: KeptArchive): number => (a.name < b.name ? 1 : -1);

async function archivesIn(folder: string, pattern: RegExp): Promise<KeptArchive[]> {
  const names = (await readdir(folder).catch(() => [])).filter(name => pattern.test(name));
  const found = await Promise.all(
    names.map(async name => {
      const about = await stat(join(folder, name)).catch(() => undefined);
      return about?.isFile() ? [{ name, size: about.size, time: about.mtime.toISOString() }] : [];
    }),
  );
  return found.flat();
}

/** The newest archive in a folder, whoever made it. @throws OpsError where there is none */
export async function newestArchive(folder: string): Promise<string> {
  const [newest] = (await archivesIn(folder, anyName)).sort((a, b) => (a.time < b.time ? 1 : -1));
  if (!newest) throw new OpsError(`Belum ada cadangan di ${folder}. Buat dengan: npm run backup`);
  return join(folder, newest.name);
}

/** The folder of the plan, or its bucket. */
export function archiveStore({ folder, s3 }: BackupPlan): ArchiveStore {
  if (!s3)
    return {
      list: async () => (await archivesIn(folder, ownName)).sort(byName),
      keep: async () => undefined,
      fetch: async name => ({ path: join(folder, name), done: async () => undefined }),
      remove: name => rm(join(folder, name), { force: true }),
    };
  const bucket = openS3(s3);
  return {
    list: async () =>
      (await bucket.list(prefix))
        .map(({ key, size, time }) => ({ name: key.slice(prefix.length), size, time }))
        .filter(({ name }) => ownName.test(name))
        .sort(byName),
    keep: async name => {
      const path = join(folder, name);
      await bucket.putLarge(prefix + name, path);
      await rm(path, { force: true });
    },
    fetch: async name => {
      const path = join(folder, `${name}.sebagian`);
      const bytes = await bucket.get(prefix + name);
      if (!bytes) throw new OpsError(`Cadangan ${name} tidak ada lagi.`);
      await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
      return { path, done: () => rm(path, { force: true }) };
    },
    remove: name => bucket.remove(prefix + name),
  };
}

/** A part of a killed run is older than this, in milliseconds: one under way is written to all the time. */
const abandoned = 60 * 60_000;

/** Removes what killed runs left: parts of archives, and rows on their way into one. */
export async function sweepParts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^portal-mbkm-[\w.-]{1,80}\.sebagian$|^\.cadangan-\w{6}$/.test(name)) continue;
    const path = join(folder, name);
    const inside = name.startsWith('.') ? join(path, 'baris') : path;
    const about = (await stat(inside).catch(() => undefined)) ?? (await stat(path).catch(() => undefined));
    if (about && about.mtimeMs < now.getTime() - abandoned) await rm(path, { recursive: true, force: true });
  }
}
