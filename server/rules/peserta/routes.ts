import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages, type Programme } from '../../../resources/kit/index.ts';
import type { PratinjauPendaftar } from '../../../resources/mbkm/imporPeserta.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../access/caller.ts';
import { callerOf } from '../../access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../access/permission.ts';
import { forbidden, HttpError, invalid } from '../../errors.ts';
import { mustBeObject } from '../../rest/check.ts';
import type { Engine } from '../../rest/context.ts';
import { fileName, formatOf, sendSheets } from '../../rest/export/send.ts';
import { paramOf, queryOf } from '../../rest/http.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { importFacts, targetFacts } from './facts.ts';
import { type Importing, judgeRows } from './judge.ts';
import { maxImportMb, readRows } from './read.ts';
import { saveParticipants } from './save.ts';
import { answerOf, findParticipants, keepParticipants, pastImports, previewRows } from './store.ts';
import { findingsSheet, importTemplate } from './template.ts';

const access = (summary: string) =>
  ({
    config: { access: 'session', roles: rolesWith(pendaftar, 'create'), resource: pendaftar.name, summary, long: true },
  }) as const;
/** So many past imports are listed. */
const mostPast = 50;

/** Tim MBKM imports. @throws HttpError 403 */
function mustBeTeam(caller: Caller): Caller {
  if (caller.baseRole !== 'HA03' && caller.baseRole !== 'HA01') throw forbidden();
  mustBeAllowed(caller, pendaftar, 'create');
  return caller;
}

const isImporting = (programme: Programme): programme is Importing => programme.participants !== undefined;

/** The calls of every programme that declares an import of participants. */
export function registerParticipantImport(app: FastifyInstance, engine: Engine): void {
  for (const programme of engine.registry.programmes.filter(isImporting)) registerFor(app, engine, programme);
}

/**
 * Import of participants in two steps (docs/domain/20 §2): upload and preview, which saves no participation, then
 * save-import; with the template, past imports and the rows to correct.
 */
function registerFor(app: FastifyInstance, engine: Engine, programme: Importing): void {
  const { participants } = programme;
  const base = `/api/${programme.endpoint}`;
  const called = participants.title.toLowerCase();
  app.get(`${base}/import/template`, access('Unduh templat impor mahasiswa'), (request, reply) => {
    mustBeTeam(callerOf(request));
    const format = formatOf(queryOf(request).format);
    return sendSheets(reply, format, fileName(`Templat impor ${called}`, format), importTemplate(participants));
  });
  app.get(`${base}/import`, access('Daftar impor mahasiswa'), async request => {
    mustBeTeam(callerOf(request));
    const found = await pastImports(engine.db, programme, mostPast);
    return Promise.all(found.map(stored => answerOf(engine.db, stored)));
  });
  app.get(`${base}/import/:idImport`, access('Pratinjau impor mahasiswa'), request => {
    mustBeTeam(callerOf(request));
    return preview(engine, programme, paramOf(request, 'idImport'));
  });
  app.get(
    `${base}/import/:idImport/salah`,
    access('Unduh baris impor yang perlu diperbaiki'),
    async (request, reply) => {
      mustBeTeam(callerOf(request));
      const format = formatOf(queryOf(request).format);
      const stored = await findParticipants(engine.db, programme, paramOf(request, 'idImport'));
      const sheet = findingsSheet(participants, await previewRows(engine.db, stored.id));
      return sendSheets(reply, format, fileName(`Perbaikan impor ${called}`, format), [sheet]);
    },
  );
  app.post(`${base}/import`, access('Periksa berkas impor mahasiswa; belum menyimpan'), async (request, reply) => {
    const caller = mustBeTeam(callerOf(request));
    return reply.code(201).send(await check(engine, programme, caller, await readUpload(request)));
  });
  app.post(`${base}/save-import`, access('Simpan impor mahasiswa'), request =>
    saveParticipants(engine, programme, mustBeTeam(callerOf(request)), mustBeObject(request.body)),
  );
}

async function preview(engine: Engine, programme: Importing, id: string): Promise<PratinjauPendaftar> {
  const stored = await findParticipants(engine.db, programme, id);
  return { ...(await answerOf(engine.db, stored)), baris: await previewRows(engine.db, stored.id) };
}

interface Upload {
  name: string;
  bytes: Buffer;
  idProgram: string;
  idPeriode: string;
}

async function check(
  engine: Engine,
  programme: Importing,
  caller: Caller,
  upload: Upload,
): Promise<PratinjauPendaftar> {
  const { db } = engine;
  const target = await targetFacts(db, upload.idProgram, upload.idPeriode, programme);
  const rows = await readRows(programme.participants, upload.bytes, await readSetting(db, 'import.maksBaris'));
  const facts = await importFacts(
    db,
    engine.registry,
    target,
    rows.map(({ cells }) => cells),
  );
  const judged = judgeRows({ engine, caller, programme }, facts, rows);
  const file = { namaBerkas: upload.name, idProgram: upload.idProgram, idPeriode: upload.idPeriode };
  const id = await db.transaction(tx => keepParticipants(tx, programme, caller, file, rows, judged, engine.now()));
  return preview(engine, programme, id);
}

const maxBytes = maxImportMb * 1024 * 1024;

/** @throws HttpError 413 above 5 MB, 422 without a file */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw invalid({ file: messages.required });
  try {
    return await readParts(request);
  } catch (error) {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw tooLarge ? new HttpError(413, messages.tooLarge(maxImportMb)) : error;
  }
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  const said = new Map<string, string>();
  let file: Pick<Upload, 'name' | 'bytes'> | undefined;
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1 } })) {
    if (part.type === 'file') file = { name: part.filename, bytes: await part.toBuffer() };
    else said.set(part.fieldname, String(part.value).slice(0, 60));
  }
  if (!file) throw invalid({ file: messages.required });
  return { ...file, idProgram: said.get('idProgram') ?? '', idPeriode: said.get('idPeriode') ?? '' };
}
