import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { type Field, messages } from '../../../../../resources/kit/index.ts';
import { dokumenInbound, mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import { pertukaranRefusals } from '../../../../../resources/pertukaran/refusals.ts';
import type { RowData } from '../../../../platform/database/db.ts';
import { keep, type Received } from '../../../../platform/documents/files/receive.ts';
import { badRequest, HttpError } from '../../../../platform/errors.ts';

/** A form as it arrived: its values, and its documents by field in the temporary folder. */
export interface SentForm {
  data: RowData;
  words: Readonly<Record<string, string>>;
  files: ReadonlyMap<string, Received>;
}

const documents: ReadonlySet<string> = new Set([...dokumenInbound, 'berkasAsuransi']);
const mb = 1024 * 1024;
/** All documents together (docs/domain/50 §2.1). */
const mostTogether = 12;

const limitOf = (name: string): number => {
  const field = new Map<string, Field>(Object.entries(mhsInbound.fields)).get(name);
  return field?.kind === 'file' ? Math.floor(field.maxMb * mb) : 0;
};

/** @throws HttpError 400 for what is no JSON object */
function parsed(text: string | undefined): RowData {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // said below
  }
  throw badRequest(messages.badBody);
}

/**
 * Reads a registration: `data` in JSON, words, and a file for each document. Whoever calls removes the files (`discard`).
 * @throws HttpError 400, 413 for a file or all of them beyond their size
 */
export async function readForm(request: FastifyRequest, folder: string): Promise<SentForm> {
  const words: Record<string, string> = {};
  const files = new Map<string, Received>();
  const limits = {
    limits: { files: 8, fields: 10, fieldSize: 40_000, fileSize: 2 * mb + 1 },
    throwFileSizeLimit: false,
  };
  let together = 0;
  let large: number | undefined;
  try {
    for await (const part of request.parts(limits)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') words[part.fieldname] = part.value;
        continue;
      }
      const known = documents.has(part.fieldname) && !files.has(part.fieldname);
      const kept = await keep(part.file, folder, known ? limitOf(part.fieldname) : 0, part.filename);
      together += kept.size;
      if (known && !kept.whole) large = limitOf(part.fieldname) / mb;
      if (known && kept.whole) files.set(part.fieldname, kept);
      else await rm(kept.path, { force: true });
    }
    if (large !== undefined) throw new HttpError(413, messages.tooLarge({ mb: large }));
    if (together > mostTogether * mb) throw new HttpError(413, pertukaranRefusals.berkasTerlalu({ mb: mostTogether }));
    return { data: parsed(words.data), words, files };
  } catch (error) {
    await discard(files);
    throw error;
  }
}

/** Removes the files of a form from the temporary folder. */
export async function discard(files: SentForm['files']): Promise<void> {
  await Promise.all([...files.values()].map(({ path }) => rm(path, { force: true })));
}
