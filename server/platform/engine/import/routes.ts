import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages, type Resource } from '../../../../resources/kit/index.ts';
import { keptSaid } from '../../access/keptSaid.ts';
import { maxFileMb } from '../../documents/spreadsheet/read.ts';
import { badRequest, HttpError, invalid } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { fileName, formatOf, sendSheets } from '../export/send.ts';
import { extended } from '../extras/seen.ts';
import { parseListQuery } from '../listQuery.ts';
import { parameter, parametersOf } from '../parameters.ts';
import { callerOf, isPublished } from '../routes.ts';
import { pageOfRows, presentImport, statusOf, wrongRows } from './answers.ts';
import { apply, beingApplied, recovered, settled } from './apply.ts';
import { mustKnowOrders } from './dates.ts';
import { takeBackHalf } from './shadow.ts';
import { findImport } from './store.ts';
import { template } from './template.ts';
import { undo } from './undo.ts';
import { mustBeImporter, remap, upload } from './uploadAndCheck.ts';

type Params = { idImpor: string };
const idOf = (request: FastifyRequest): string => (request.params as Params).idImpor;

/** Resources that can be filled from a spreadsheet: those whose rows people write. */
export const isImportable = (r: Resource): boolean => isPublished(r) && !r.serverOnly;

/** Registers the import calls of docs/api.md for every resource that people write. */
export function registerImport(app: FastifyInstance, engine: Engine): void {
  for (const r of engine.registry.resources) {
    if (!isImportable(r)) continue;
    for (const endpoint of [r.endpoint, ...r.alsoAt]) registerFor(app, engine, r, `/api/${endpoint}/impor`);
  }
  // Before anybody reads.
  app.addHook('onReady', () => takeBackHalf(engine));
  // A stop waits for the imports that are being written.
  app.addHook('onClose', settled);
}

function registerFor(app: FastifyInstance, engine: Engine, r: Resource, base: string): void {
  const session = { config: { access: 'session', roles: 'policy', resource: r.name, long: true } } as const;
  app.get(`${base}/templat`, session, async (request, reply) => {
    const caller = callerOf(request);
    mustBeImporter(caller, r);
    const format = formatOf(parametersOf(request, { format: parameter.format }).format);
    const sheets = await template(engine, caller, r);
    return sendSheets(reply, format, fileName(`Templat ${r.label}`, format), sheets);
  });
  app.post(base, session, async (request, reply) => {
    const caller = callerOf(request);
    mustBeImporter(caller, r);
    const { file, mapping } = await readUpload(request);
    const stored = await upload(engine, caller, r, file, mapping);
    return reply.code(201).send(await presentImport(engine, caller, r, stored));
  });
  app.get(`${base}/:idImpor`, session, async request => {
    const caller = callerOf(request);
    mustBeImporter(caller, r);
    const live = beingApplied(caller, r, idOf(request));
    if (live) return presentImport(engine, caller, r, live);
    const stored = await findImport(engine.db, caller, r, idOf(request));
    return presentImport(engine, caller, r, await recovered(engine, stored));
  });
  app.put(`${base}/:idImpor`, session, async request => {
    const caller = callerOf(request);
    return presentImport(engine, caller, r, await remap(engine, caller, r, idOf(request), bodyOf(request)));
  });
  registerRows(app, engine, r, base, session);
  registerOutcome(app, engine, r, base, session);
}

function registerRows(app: FastifyInstance, engine: Engine, r: Resource, base: string, session: object): void {
  app.get(`${base}/:idImpor/baris`, session, async (request, reply) => {
    const caller = callerOf(request);
    mustBeImporter(caller, r);
    const { range, status } = parametersOf(request, { range: parameter.json, status: parameter.words });
    const { offset, limit } = parseListQuery({ range });
    const stored = await findImport(engine.db, caller, r, idOf(request));
    const { rows, total } = await pageOfRows(
      engine,
      caller,
      await extended(engine, caller, r),
      stored,
      statusOf(status),
      offset,
      limit,
    );
    return reply
      .header('content-range', `items ${offset}-${offset + Math.max(0, rows.length - 1)}/${total}`)
      .send(rows);
  });
  app.get(`${base}/:idImpor/salah`, session, async (request, reply) => {
    const caller = callerOf(request);
    mustBeImporter(caller, r);
    const format = formatOf(parametersOf(request, { format: parameter.format }).format);
    const stored = await findImport(engine.db, caller, r, idOf(request));
    return sendSheets(reply, format, fileName(`Baris salah ${r.label}`, format), [
      wrongRows(engine, caller, await extended(engine, caller, r), stored),
    ]);
  });
}

function registerOutcome(app: FastifyInstance, engine: Engine, r: Resource, base: string, session: object): void {
  app.post(`${base}/:idImpor/terapkan`, session, async (request, reply) => {
    const caller = callerOf(request);
    const wanted = bodyOf(request).semuaAtauTidak ?? false;
    if (typeof wanted !== 'boolean') throw invalid({ semuaAtauTidak: messages.wrongType });
    mustBeImporter(caller, r);
    // Calls that save at once have nobody to ask, and say in their templates that days stand first.
    mustKnowOrders((await findImport(engine.db, caller, r, idOf(request))).kolom);
    const stored = await apply(engine, caller, r, idOf(request), wanted, error =>
      request.log.error({ err: error }, 'impor gagal'),
    );
    return reply.code(202).send(await presentImport(engine, caller, r, stored));
  });
  app.post(`${base}/:idImpor/batalkan`, session, async request => {
    const caller = callerOf(request);
    const { stored, gagal } = await undo(engine, caller, r, idOf(request));
    return {
      ...(await presentImport(engine, caller, r, stored)),
      gagal: gagal.map(one => ({ ...one, pesan: keptSaid(one.pesan, caller) })),
    };
  });
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw badRequest(messages.badBody);
  return { ...body };
}

const maxBytes = maxFileMb * 1024 * 1024;

interface Upload {
  file: { name: string; bytes: Buffer };
  mapping: unknown;
}

/** The file and the mapping of a multipart body. @throws HttpError 413 above 10 MB, 422 without a file */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw invalid({ berkas: messages.required });
  try {
    return await readParts(request);
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw tooLarge ? new HttpError(413, messages.tooLarge({ mb: maxFileMb })) : error;
  }
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  let file: Upload['file'] | undefined;
  let mapping: unknown;
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1 } })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'berkas') file = { name: part.filename, bytes };
    } else if (part.fieldname === 'pemetaan') mapping = parsed(part.value);
  }
  if (!file) throw invalid({ berkas: messages.required });
  return { file, mapping };
}

function parsed(value: unknown): unknown {
  if (value === '') return undefined;
  try {
    return JSON.parse(String(value));
  } catch {
    throw badRequest(messages.badJson);
  }
}
