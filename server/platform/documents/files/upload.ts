import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { extraName, extrasField, messages, type Registry, type Resource } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import type { Db } from '../../database/db.ts';
import { badRequest, forbidden, HttpError, invalid } from '../../errors.ts';
import { inThread } from '../thread/run.ts';
import { type FileFieldAt, fileFieldsOf } from './fields.ts';
import { type Sniffed, sniff } from './kinds.ts';
import { cleanName } from './name.ts';
import { type FormFields, type Received, receive } from './receive.ts';
import { type FilesOf, mayUpload, uploadErrors } from './rights.ts';
import type { FileStorage } from './storage.ts';
import { announceFile, completeFile, countUnattached, findUpload, removeRow, type StoredFile } from './store.ts';

export interface UploadPorts {
  readonly db: Db;
  readonly registry: Registry;
  readonly storage: FileStorage;
  /** Folder of uploads in progress. */
  readonly temporary: string;
  readonly now: () => Date;
  readonly filesOf?: FilesOf;
  readonly withExtras?: WithExtras;
}

/** A resource with the extra fields that the caller sees. */
export type WithExtras = (caller: Caller, r: Resource) => Promise<Resource>;

const none: FilesOf = () => undefined;
const asDeclared: WithExtras = (_caller, r) => Promise.resolve(r);

/** More files than any form has: somebody who uploads without ever saving is stopped before the disk is full. */
const mostUnattached = 200;

interface Target {
  resource: Resource;
  at: FileFieldAt;
}

/**
 * Takes an upload (docs/domain/10 §3.4). Saving the row that names the file attaches it.
 * @throws HttpError 403, 413 'Ukuran berkas maksimal {n} MB.', 422 refusals.file.empty, 'Tipe berkas tidak diizinkan. …'
 */
export async function upload(
  ports: UploadPorts,
  request: FastifyRequest,
  caller: Caller,
): Promise<{ file: StoredFile; created: boolean }> {
  const idempotencyKey = uploadKeyOf(request);
  let refused: unknown;
  const form = await receive(request, {
    folder: ports.temporary,
    most: largest(ports.registry),
    limitFor: async fields => {
      try {
        const { at } = await targetOf(ports, caller, fields);
        return bytes(at);
      } catch (error) {
        refused = error;
        return 0;
      }
    },
  });
  try {
    if (refused) throw refused;
    const target = await targetOf(ports, caller, form.fields);
    if (form.tooLarge || (form.file && form.file.size > bytes(target.at))) throw tooLarge(target.at);
    if (!form.file) throw invalid({ file: messages.required });
    const key = idempotencyKey && keyFor(caller, target, idempotencyKey);
    const before = key ? await findUpload(ports.db, key) : undefined;
    if (before) return { file: before, created: false };
    return await keepFile(ports, caller, target, form.file, key ?? null);
  } finally {
    if (form.file) await rm(form.file.path, { force: true });
  }
}

/**
 * Stores a received file for a field, for calls that take files in a form of their own. Saving the row attaches it.
 * @throws HttpError 403, 422, 429 as `upload`
 */
export async function storeReceived(
  ports: UploadPorts,
  caller: Caller,
  place: { resource: string; field: string },
  received: Received,
): Promise<StoredFile> {
  const { file } = await keepFile(ports, caller, await targetOf(ports, caller, place), received, null);
  return file;
}

/** Which field the file is for, and that the caller may write it. */
async function targetOf(
  { registry, filesOf = none, withExtras = asDeclared }: Pick<UploadPorts, 'registry' | 'filesOf' | 'withExtras'>,
  caller: Caller,
  fields: FormFields,
): Promise<Target> {
  const resource = registry.find(fields.resource ?? '');
  if (!resource) throw invalid({ resource: fields.resource ? messages.choice : messages.required });
  if (!mayUpload(caller, resource, filesOf)) throw forbidden();
  const within = extrasField(resource);
  const asksExtra = within !== undefined && fields.field?.startsWith(extraName(within, ''));
  const asked = asksExtra ? await withExtras(caller, resource) : resource;
  const at = fileFieldsOf(asked).find(({ path }) => path === fields.field);
  if (!at) throw invalid({ field: fields.field ? messages.choice : messages.required });
  const errors = uploadErrors(caller, resource, at, filesOf);
  if (Object.keys(errors).length) throw invalid({ field: Object.values(errors)[0] ?? messages.forbidden });
  return { resource, at };
}

const bytes = ({ field }: FileFieldAt): number => Math.floor(field.maxMb * 1024 * 1024);
const tooLarge = ({ field }: FileFieldAt) => new HttpError(413, messages.tooLarge({ mb: field.maxMb }));

/** Bytes that the largest file of any field may have. */
export const largest = (registry: Registry): number =>
  Math.max(0, ...registry.resources.flatMap(r => fileFieldsOf(r).map(bytes)));

/**
 * The name that a client gives to one upload, so that sending it again after a lost answer makes no second file.
 * @throws HttpError 400 when it is of no use
 */
function uploadKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w.:-]{8,120}$/.test(key)) throw badRequest(refusals.file.badKey);
  return key;
}

const keyFor = (caller: Caller, { resource, at }: Target, key: string): string =>
  createHash('sha256').update([caller.userId, resource.name, at.path, key].join('\n')).digest('hex');

async function keepFile(
  ports: UploadPorts,
  caller: Caller,
  target: Target,
  received: Received,
  uploadKey: string | null,
): Promise<{ file: StoredFile; created: boolean }> {
  const { sniffed, content } = await judged(received, target.at);
  if ((await countUnattached(ports.db, caller.userId)) >= mostUnattached)
    throw new HttpError(429, refusals.file.tooManyUnused);
  const now = ports.now();
  const folder = createHash('sha256').update(received.path).digest('hex').slice(0, 2);
  const file: StoredFile = {
    id: uuidv7({ msecs: now.getTime() }),
    namaAsli: cleanName(received.name, sniffed.extension),
    tipe: sniffed.mime,
    ukuran: content.size,
    sha256: content.sha256,
    resource: target.resource.name,
    field: target.at.path,
    idBaris: null,
    idAnak: null,
    uploadedBy: caller.userId,
    kunci: `${folder}/${randomUUID()}`,
    versi: 1,
    createdAt: now.toISOString(),
    dihapusPada: null,
  };
  await announceFile(ports.db, file, now);
  await ports.storage.put(file.kunci, content.path, { size: file.ukuran, mime: file.tipe });
  if (await completeFile(ports.db, file.id, uploadKey)) return { file, created: true };
  await discard(ports, file);
  const winner = uploadKey ? await findUpload(ports.db, uploadKey) : undefined;
  if (!winner) throw new HttpError(500, messages.internal);
  return { file: winner, created: false };
}

/** The same upload came twice at once and the other one was first. */
async function discard(ports: UploadPorts, file: StoredFile): Promise<void> {
  await ports.storage.remove(file.kunci);
  await removeRow(ports.db, file.id);
}

/** Judges a file by its contents; a drawing is rewritten without what could run. */
async function judged(received: Received, { field }: FileFieldAt): Promise<{ sniffed: Sniffed; content: Received }> {
  if (received.size === 0) throw invalid({ file: refusals.file.empty }, refusals.file.empty);
  const sniffed = await sniff(received.path, field.types);
  const clean = sniffed?.extension === 'svg' ? await cleanDrawing(received.path) : undefined;
  if (!sniffed || (sniffed.extension === 'svg' && clean === undefined)) {
    const refused = messages.fileTypes({ types: field.types });
    throw invalid({ file: refused }, refused);
  }
  if (clean === undefined) return { sniffed, content: received };
  await writeFile(received.path, clean);
  const { size } = await stat(received.path);
  return { sniffed, content: { ...received, size, sha256: createHash('sha256').update(clean).digest('hex') } };
}

async function cleanDrawing(path: string): Promise<string | undefined> {
  for await (const clean of inThread('svg', await readFile(path, 'utf8'))) return clean;
  return undefined;
}
