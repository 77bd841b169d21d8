import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 as uuidv7 } from 'uuid';
import { dayInZone } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import type { FilePorts } from '../../documents/files/index.ts';
import { announceFile, completeFile } from '../../documents/files/store.ts';
import { writeZip } from '../../documents/spreadsheet/zip.ts';
import { createTurns } from '../../workQueue.ts';
import type { Engine } from '../context.ts';
import { archiveFiles } from './archive.ts';
import { batchRows, type Part, partsOf } from './parts.ts';

/** One at a time: each reads all tables once. */
export const turns = createTurns({ atOnce: 1, waiting: 20, refused: refusals.ownData.busy });

const day = 86_400_000;

/** Parts that have a row. What fits a batch is read once, however many files of the archive are made of it. */
async function filled(parts: readonly Part[]): Promise<Part[]> {
  const found: Part[] = [];
  for (const part of parts) {
    const first = await part.rows(undefined);
    if (first.length) found.push(first.length < batchRows ? { ...part, rows: async () => first } : part);
  }
  return found;
}

/**
 * Makes the archive of everything that is kept of the caller and leaves it among the uploads that only the caller reads,
 * from where the sweep takes it after a day.
 * @param more what no declaration gives: parts of the areas
 */
export async function makeArchive(
  engine: Engine,
  files: FilePorts,
  caller: Caller,
  more: readonly Part[] = [],
): Promise<void> {
  const { db, now } = engine;
  const told = (sql: string, ...values: unknown[]) =>
    db.execute(`update internal_unduhan_data set ${sql}, denyut = $2 where id_user = $1`, [
      caller.userId,
      now().toISOString(),
      ...values,
    ]);
  const id = uuidv7();
  await mkdir(files.temporary, { recursive: true, mode: 0o700 });
  const path = join(files.temporary, `data-${id}.zip`);
  try {
    const parts = await filled([...(await partsOf(engine, caller)), ...more]);
    const progress = async (percent: number) => void (await told('kemajuan = $3', percent));
    const making = { engine, caller, storage: files.storage, parts, progress };
    const hash = createHash('sha256');
    let size = 0;
    async function* bytes() {
      for await (const block of writeZip(archiveFiles(making))) {
        hash.update(block);
        size += block.length;
        yield block;
      }
    }
    await pipeline(Readable.from(bytes(), { objectMode: false }), createWriteStream(path, { mode: 0o600 }));
    const kunci = `${createHash('sha256').update(id).digest('hex').slice(0, 2)}/${randomUUID()}`;
    const namaAsli = `data-pribadi-${dayInZone(now())}.zip`;
    const file = {
      id,
      namaAsli,
      tipe: 'application/zip',
      ukuran: size,
      sha256: hash.digest('hex'),
      resource: 'internal/unduhan-data',
      field: 'idBerkas',
      idBaris: null,
      idAnak: null,
      uploadedBy: caller.userId,
      kunci,
      dihapusPada: null,
    };
    await announceFile(db, file, now());
    await files.storage.put(kunci, path, { size, mime: file.tipe });
    await completeFile(db, id, null);
    const ends = new Date(now().getTime() + day).toISOString();
    await told(`status = 'siap', kemajuan = 100, id_berkas = $3, ukuran = $4, berlaku_sampai = $5`, id, size, ends);
  } catch (error) {
    await told(`status = 'gagal'`);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
