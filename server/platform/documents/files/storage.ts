import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { heard } from '../../errorListener.ts';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes of uploads live. Keys are made by the server, never from a name that somebody sent. */
export interface FileStorage {
  /** Takes over a finished file; afterwards the whole file is there, or nothing. */
  put(key: string, path: string, about: { size: number; mime: string }): Promise<void>;
  /** @returns undefined when the file is gone */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Removes a file; one that is gone already counts as removed. */
  remove(key: string): Promise<void>;
}

/** Uploads on this machine's disk: below `folder`, in 256 subfolders. */
export function folderStorage(folder: string): FileStorage {
  const at = (key: string) => {
    if (!/^[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(key)) throw new Error('Kunci berkas tidak sah.');
    return join(folder, key);
  };
  return {
    put: async (key, path) => {
      const target = at(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await flush(path);
      await rename(path, target).catch(error => copyAcross(error, path, target));
      await flush(dirname(target));
    },
    read: async (key, range) => {
      const handle = await open(at(key)).catch(absent);
      return handle && heard(handle.createReadStream(range ? { start: range.start, end: range.end } : {}));
    },
    remove: key => rm(at(key), { force: true }),
  };
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function absent(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
}

/** The temporary folder is on another disk: copy beside the target, then rename, so that half a file is never seen. */
async function copyAcross(error: unknown, path: string, target: string): Promise<void> {
  if (codeOf(error) !== 'EXDEV') throw error;
  const source = await open(path);
  const partial = `${target}.sebagian`;
  await pipeline(source.createReadStream(), createWriteStream(partial, { mode: 0o600 }));
  await flush(partial);
  await rename(partial, target);
  await rm(path, { force: true });
}

/** Forces a file, or the names in a folder, to the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what uploads of killed processes left in the temporary folder. */
export async function sweepFolder(folder: string, olderThan: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile() || found.mtimeMs >= olderThan) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}
