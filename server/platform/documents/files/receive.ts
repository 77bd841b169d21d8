import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';

/** A file as it arrived, in the temporary folder. */
export interface Received {
  path: string;
  size: number;
  sha256: string;
  name: string | undefined;
}

/** The other parts of the form. */
export type FormFields = Readonly<Record<string, string>>;

export interface ReceiveOptions {
  folder: string;
  /** Most bytes of any file; what goes beyond is thrown away as it comes. */
  most: number;
  /**
   * Told the fields that came before the file (and the query): says how many bytes this file may have, 0 = do not keep
   * it. Not asked when the file comes first; then `most` holds.
   */
  limitFor(fields: FormFields): Promise<number>;
}

/** The part of a request that is a file or text, from @fastify/multipart. */
export interface Form {
  fields: FormFields;
  file: Received | undefined;
  /** The file went beyond its limit; nothing of it is kept. */
  tooLarge: boolean;
}

/**
 * Streams the one file of a form into a temporary file. The whole body is always read, so that a browser in the middle
 * of sending gets the answer instead of a broken connection. The caller removes the file; on an interrupted upload
 * nothing is left.
 */
export async function receive(request: FastifyRequest, options: ReceiveOptions): Promise<Form> {
  const fields: Record<string, string> = { ...queryTexts(request.query) };
  const limits = { limits: { fileSize: options.most + 1, files: 1 }, throwFileSizeLimit: false };
  let kept: Kept | undefined;
  try {
    for await (const part of request.parts(limits)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      const limit = fields.resource && fields.field ? await options.limitFor(fields) : options.most;
      kept = await keep(part.file, options.folder, limit, part.filename);
    }
  } catch (error) {
    if (kept) await rm(kept.path, { force: true });
    throw error;
  }
  return { fields, file: kept?.whole ? kept : undefined, tooLarge: kept !== undefined && !kept.whole };
}

/** Every file of a form, and whether one went beyond the limit; nothing of that one is kept. */
export interface ManyFiles {
  fields: FormFields;
  files: Received[];
  tooLarge: boolean;
}

/**
 * Streams all files of a form into temporary files, at most `count` of them. The caller removes them; on an interrupted
 * upload nothing is left.
 * @param most bytes that each may have
 */
export async function receiveAll(
  request: FastifyRequest,
  { folder, most, count }: Pick<ReceiveOptions, 'folder' | 'most'> & { count: number },
): Promise<ManyFiles> {
  const fields: Record<string, string> = { ...queryTexts(request.query) };
  const limits = { limits: { fileSize: most + 1, files: count }, throwFileSizeLimit: false };
  const found: Kept[] = [];
  try {
    for await (const part of request.parts(limits)) {
      if (part.type === 'file') found.push(await keep(part.file, folder, most, part.filename));
      else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
  } catch (error) {
    await Promise.all(found.map(({ path }) => rm(path, { force: true })));
    throw error;
  }
  return { fields, files: found.filter(({ whole }) => whole), tooLarge: found.some(({ whole }) => !whole) };
}

interface Kept extends Received {
  whole: boolean;
}

/** Writes a stream into a temporary file, up to `limit` bytes; of a longer one nothing stays (`whole`). */
export async function keep(
  source: AsyncIterable<Buffer>,
  folder: string,
  limit: number,
  name: string | undefined,
): Promise<Kept> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  let whole = false;
  try {
    for await (const bytes of source) {
      size += bytes.length;
      if (size > limit) continue;
      hash.update(bytes);
      // All of them: `write` alone may take a part on a disk that is nearly full, and calls that a success.
      await handle.appendFile(bytes);
    }
    whole = size <= limit;
  } finally {
    await handle.close();
    if (!whole) await rm(path, { force: true });
  }
  return { path, size, sha256: hash.digest('hex'), name, whole };
}

const queryTexts = (query: unknown): Record<string, string> =>
  typeof query === 'object' && query !== null
    ? Object.fromEntries(
        Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
