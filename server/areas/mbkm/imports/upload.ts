import type { FastifyRequest } from 'fastify';
import { messages } from '../../../../resources/kit/index.ts';
import { mbkmRefusals } from '../../../../resources/mbkm/refusals.ts';
import { HttpError, invalid } from '../../../platform/errors.ts';

/** Largest file of POST …/import (docs/domain/20 §2). */
export const maxImportMb = 5;

const maxBytes = maxImportMb * 1024 * 1024;

/** A file with the fields that came beside it. */
export interface SheetUpload {
  name: string;
  bytes: Buffer;
  said: ReadonlyMap<string, string>;
}

/** @throws HttpError 413 above 5 MB, 422 without a file */
export async function readSheetUpload(request: FastifyRequest): Promise<SheetUpload> {
  if (!request.isMultipart()) throw invalid({ file: messages.required });
  try {
    return await readParts(request);
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw tooLarge ? new HttpError(413, messages.tooLarge({ mb: maxImportMb })) : error;
  }
}

async function readParts(request: FastifyRequest): Promise<SheetUpload> {
  const said = new Map<string, string>();
  let file: Pick<SheetUpload, 'name' | 'bytes'> | undefined;
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1 } })) {
    if (part.type === 'file') file = { name: part.filename, bytes: await part.toBuffer() };
    else said.set(part.fieldname, String(part.value).slice(0, 60));
  }
  if (!file) throw invalid({ file: messages.required });
  return { ...file, said };
}

/** @throws HttpError 422 */
export const tooManyRows = (most: number) => new HttpError(422, mbkmRefusals.fileTooLong({ most }));
