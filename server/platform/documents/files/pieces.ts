import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { messages } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import type { Db, Queryable } from '../../database/db.ts';
import { conflict, HttpError, invalid } from '../../errors.ts';
import { keep, type Received, receive } from './receive.ts';
import type { FileStorage } from './storage.ts';

/**
 * Files in pieces, for lines that drop before a whole file is through (docs/domain/30 §4.3). What arrived stays, by person
 * and the name that the device gives to the file (`kunci`); the device goes on from there. The pieces lie in the storage
 * of all files, so that any process can take the next one: the stores of tus would need one process, or a lock that all
 * share.
 */
export interface PiecePorts {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly temporary: string;
  readonly now: () => Date;
}

/** Most bytes of one piece. */
const mostPiece = 256 * 1024;
/** Most pieces of one file. */
const mostPieces = 640;
/** Unfinished files that one person may have. */
const mostFiles = 12;
/** How long pieces wait for the rest, in milliseconds. */
const patience = 3 * 86_400_000;

interface Piece extends Record<string, unknown> {
  mulai: number;
  ukuran: number;
  kunci: string;
}

const outOfOrder = (diterima: number) => conflict(refusals.file.outOfOrder, { diterima });

/** The pieces of a file that follow each other from its first byte on. */
async function chainOf(on: Queryable, userId: string, kunci: string): Promise<{ pieces: Piece[]; size: number }> {
  const stored = await on.query<Piece>(
    `select mulai, ukuran, kunci from internal_potongan
      where id_user = $1 and kunci_unggah = $2 and ukuran > 0
      order by mulai limit ${2 * mostPieces}`,
    [userId, kunci],
  );
  const pieces: Piece[] = [];
  let size = 0;
  for (const piece of stored) {
    if (piece.mulai !== size) continue;
    pieces.push(piece);
    size += piece.ukuran;
  }
  return { pieces, size };
}

/** @throws HttpError 422 */
function nameOf(kunci: unknown): string {
  if (typeof kunci === 'string' && /^[\w-]{8,36}$/.test(kunci)) return kunci;
  throw invalid({ kunci: kunci ? messages.invalid : messages.required });
}

/** How many bytes of a file the caller has sent so far. @throws HttpError 422 */
export const receivedOf = async (on: Queryable, caller: Caller, kunci: unknown): Promise<{ diterima: number }> => ({
  diterima: (await chainOf(on, caller.userId, nameOf(kunci))).size,
});

/**
 * Takes the next piece of a file: multipart `kunci`, `mulai` (its first byte in the file), `file`. One that is there
 * already changes nothing.
 * @param most bytes of the largest file that any field takes
 * @throws HttpError 409 with `diterima` where bytes before it are missing, 413, 422, 429
 */
export async function takePiece(
  ports: PiecePorts,
  request: FastifyRequest,
  caller: Caller,
  most: number,
): Promise<{ diterima: number }> {
  const { db, temporary } = ports;
  const form = await receive(request, { folder: temporary, most: mostPiece, limitFor: async () => mostPiece });
  try {
    if (form.tooLarge) throw new HttpError(413, refusals.file.pieceTooLarge({ kb: mostPiece / 1024 }));
    const kunci = nameOf(form.fields.kunci);
    const mulai = Number(form.fields.mulai || Number.NaN);
    if (!Number.isInteger(mulai) || mulai < 0) throw invalid({ mulai: messages.invalid });
    if (!form.file?.size) throw invalid({ file: form.file ? refusals.file.empty : messages.required });
    const { pieces, size } = await chainOf(db, caller.userId, kunci);
    if (mulai < size) return { diterima: size };
    if (mulai > size) throw outOfOrder(size);
    if (size + form.file.size > most || pieces.length >= mostPieces)
      throw new HttpError(413, messages.tooLarge({ mb: most / 1024 / 1024 }));
    await mustHaveFew(db, caller.userId, kunci);
    await store(ports, caller.userId, kunci, mulai, form.file);
    return { diterima: (await chainOf(db, caller.userId, kunci)).size };
  } finally {
    if (form.file) await rm(form.file.path, { force: true });
  }
}

/** @throws HttpError 429 */
async function mustHaveFew(on: Queryable, userId: string, kunci: string): Promise<void> {
  const found = await on.one<{ n: number }>(
    'select count(distinct kunci_unggah)::int as n from internal_potongan where id_user = $1 and kunci_unggah <> $2',
    [userId, kunci],
  );
  if ((found?.n ?? 0) >= mostFiles) throw new HttpError(429, refusals.file.tooManyUnfinished);
}

/** Announced first, so that a process killed in between leaves nothing that the daily sweep does not find. */
async function store(
  { db, storage, now }: PiecePorts,
  userId: string,
  kunci: string,
  mulai: number,
  { path, size }: Received,
): Promise<void> {
  const folder = createHash('sha256').update(path).digest('hex').slice(0, 2);
  const row = await db.one<{ id: string; kunci: string }>(
    `insert into internal_potongan (id, created_at, updated_at, id_user, kunci_unggah, mulai, ukuran, kunci)
     values ($1, $2, $2, $3, $4, $5, 0, $6)
     on conflict (id_user, kunci_unggah, mulai) do update set updated_at = excluded.updated_at returning id, kunci`,
    [uuidv7(), now().toISOString(), userId, kunci, mulai, `${folder}/${randomUUID()}`],
  );
  if (!row) throw new Error('potongan tidak tercatat');
  await storage.put(row.kunci, path, { size, mime: 'application/octet-stream' });
  await db.execute('update internal_potongan set ukuran = $2 where id = $1', [row.id, size]);
}

/**
 * The file that the caller has sent in pieces, as if it had come whole.
 * @param ukuran its bytes, as the device says
 * @throws HttpError 409 with `diterima` while pieces are missing
 */
export async function assembled(
  { db, storage, temporary }: PiecePorts,
  caller: Caller,
  { kunci, ukuran, nama }: { kunci: string; ukuran: number; nama: string | undefined },
): Promise<Received> {
  const { pieces, size } = await chainOf(db, caller.userId, kunci);
  if (size !== ukuran) throw outOfOrder(size);
  const lost = new Error('potongan hilang');
  async function* bytes(): AsyncIterable<Buffer> {
    for (const piece of pieces) {
      const content = await storage.read(piece.kunci);
      if (!content) throw lost;
      yield* content;
    }
  }
  try {
    return await keep(bytes(), temporary, ukuran, nama);
  } catch (error) {
    if (error !== lost) throw error;
    // The storage has lost one: the device begins anew.
    await forgetPieces({ db, storage }, caller, kunci);
    throw outOfOrder(0);
  }
}

/** The file has arrived: its pieces are needed no more. */
export async function forgetPieces(
  { db, storage }: Pick<PiecePorts, 'db' | 'storage'>,
  { userId }: Caller,
  kunci: string,
): Promise<void> {
  await removePieces(db, storage, 'id_user = $1 and kunci_unggah = $2', [userId, kunci]);
}

/** Removes pieces whose rest never came. */
export const sweepPieces = (db: Db, storage: FileStorage, now: Date): Promise<number> =>
  removePieces(db, storage, 'updated_at < $1', [new Date(now.getTime() - patience).toISOString()]);

/** Content first: killed in between, the next sweep goes on. */
async function removePieces(
  db: Db,
  storage: FileStorage,
  which: 'id_user = $1 and kunci_unggah = $2' | 'updated_at < $1',
  values: readonly string[],
): Promise<number> {
  let removed = 0;
  while (true) {
    const found = await db.query<{ id: string; kunci: string }>(
      `select id, kunci from internal_potongan where ${which} order by id limit 200`,
      [...values],
    );
    for (const { id, kunci } of found) {
      await storage.remove(kunci);
      removed += await db.execute('delete from internal_potongan where id = $1', [id]);
    }
    if (!found.length) return removed;
  }
}
