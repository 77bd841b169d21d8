import { messages } from '../../resources/kit/index.ts';
import { DatabaseLost } from './database/db.ts';
import { HttpError } from './errors.ts';
import { diskFull, isDiskFull } from './fullDisk.ts';

/** Largest JSON body; uploads have limits of their own. */
export const bodyLimit = 2 * 1024 * 1024;

/** @fastify/multipart: more files, parts or fields than the call takes. */
const manyParts: ReadonlySet<string> = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);
/** Messages of the multipart parser about a form that ends early or has no boundary; such errors carry no status. */
const brokenForm =
  /^(Multipart: Boundary not found|Unexpected end of (form|multipart data)|Malformed (part header|content type))/;

const lost = (reading: boolean) =>
  new HttpError(503, reading ? messages.databaseLost : messages.notSaved, undefined, {
    kode: 'BASIS_DATA_TERPUTUS',
    tungguDetik: 5,
  });
/** Has a code of its own and no Retry-After: a program that repeats the call may do it twice. */
const maybeSaved = () => new HttpError(503, messages.maybeSaved, undefined, { kode: 'MUNGKIN_TERSIMPAN' });

/**
 * Converts errors of Fastify and of the surroundings into our refusals.
 * @param reading the call changes nothing
 */
export function toHttpError(error: unknown, reading = false): HttpError {
  if (error instanceof HttpError) return error;
  if (isDiskFull(error)) return diskFull();
  if (error instanceof DatabaseLost) return error.maybeSaved && !reading ? maybeSaved() : lost(reading);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (manyParts.has(code)) return new HttpError(422, messages.manyFiles);
  if (error instanceof Error && brokenForm.test(error.message)) return new HttpError(400, messages.badUpload);
  // A form was expected and something else came.
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return new HttpError(415, messages.badUpload);
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 413) return new HttpError(413, messages.tooLarge({ mb: bodyLimit / 1024 / 1024 }));
  if (status === 415) return new HttpError(415, messages.badBody);
  if (status === 429) return new HttpError(429, messages.tooManyRequests({ minutes: 1 }));
  if (status >= 400 && status < 500) return new HttpError(status, messages.invalid);
  return new HttpError(500, messages.internal);
}
