import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { heard } from '../platform/errorListener.ts';
import { OpsError } from './errors.ts';
import { readTar, type TarEntry, tarEnd, tarHeader, tarPadding } from './tar.ts';

export interface ArchiveWriter {
  /** Adds a file of known size; what comes must have that size. @returns its SHA-256 */
  add(name: string, size: number, bytes: AsyncIterable<Buffer>): Promise<string>;
  /** Closes the archive and gives it its name: a file with that name is whole. */
  finish(): Promise<void>;
  /** Throws away what was written. */
  abandon(): Promise<void>;
}

/** Starts a compressed archive (tar.gz), readable by its owner only. */
export function writeArchive(path: string, time: Date): ArchiveWriter {
  const partial = `${path}.sebagian`;
  const input = heard(new PassThrough({ highWaterMark: 1024 * 1024 }));
  const written = pipeline(input, createGzip({ level: 5 }), createWriteStream(partial, { mode: 0o600 }));
  // A full disk is told to whoever waits for room, or at the end.
  const failed = written.then(() => undefined as never);
  failed.catch(() => undefined);
  const send = async (bytes: Buffer) => {
    if (bytes.length && !input.write(bytes))
      await Promise.race([new Promise<void>(resolve => input.once('drain', resolve)), failed]);
  };
  return {
    add: async (name, size, bytes) => {
      const hash = createHash('sha256');
      let sent = 0;
      await send(tarHeader(name, size, time));
      for await (const part of bytes) {
        hash.update(part);
        sent += part.length;
        await send(part);
      }
      if (sent !== size) throw new OpsError(`${name}: ukurannya ${sent}, bukan ${size} byte.`);
      await send(tarPadding(size));
      return hash.digest('hex');
    },
    finish: async () => {
      await send(tarEnd);
      input.end();
      await written;
      await rename(partial, path);
    },
    abandon: async () => {
      input.destroy();
      await written.catch(() => undefined);
      await rm(partial, { force: true });
    },
  };
}

/** Files of an archive. @throws OpsError when it does not exist, is damaged or cut off */
export async function* readArchive(path: string): AsyncGenerator<TarEntry> {
  if (!(await stat(path).catch(() => undefined))?.isFile()) throw new OpsError(`Berkas ${path} tidak ada.`);
  yield* readTar(unzipped(path));
}

async function* unzipped(path: string): AsyncGenerator<Buffer> {
  const unpacked = createGunzip();
  const running = pipeline(createReadStream(path), unpacked);
  running.catch(() => undefined);
  try {
    for await (const part of unpacked) yield part;
  } catch (error) {
    // Zlib's own words (Z_DATA_ERROR, Z_BUF_ERROR) help nobody.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new OpsError('Arsip rusak atau terpotong.');
    throw error;
  } finally {
    unpacked.destroy();
    await running.catch(() => undefined);
  }
}
