import type { FastifyInstance } from 'fastify';
import { logbookMagang } from '../../../resources/magang/logbookMagang.ts';
import { luaranMagang } from '../../../resources/magang/luaranMagang.ts';
import { callerOf } from '../../access/guard.ts';
import type { FilePorts } from '../../documents/files/index.ts';
import type { Engine } from '../../rest/context.ts';
import { paramOf, queryOf } from '../../rest/http.ts';
import { presented } from '../../rest/present.ts';
import { decideLogs, decideOutputs } from './decide.ts';
import { addDocuments, removeDocument } from './documents.ts';
import { logbookSummary, outputChecklist, waitingStudents } from './summary.ts';

/**
 * Registers what logbooks and outputs of Magang answer beyond plain CRUD (docs/domain/20 §2). Plain paths stand before
 * the engine's `/:id`, so the order of registration does not matter.
 */
export function registerActivities(app: FastifyInstance, engine: Engine, files: FilePorts): void {
  const log = `/api/${logbookMagang.endpoint}`;
  const output = `/api/${luaranMagang.endpoint}`;
  const ofLogs = { config: { access: 'session', resource: logbookMagang.name } } as const;
  const ofOutputs = { config: { access: 'session', resource: luaranMagang.name } } as const;

  app.get(`${log}/ringkasan`, ofLogs, request =>
    logbookSummary(engine, callerOf(request), queryOf(request).idPendaftarMbkm),
  );
  app.get(`${log}/menunggu`, ofLogs, request => waitingStudents(engine, callerOf(request)));
  app.put(`${log}/verifikasi`, ofLogs, request => decideLogs(engine, callerOf(request), request.body));
  app.post(`${log}/dokumen/tambah`, ofLogs, async (request, reply) => {
    const caller = callerOf(request);
    return reply.code(201).send(presented(caller, logbookMagang, await addDocuments(engine, files, request, caller)));
  });
  app.delete(`${log}/dokumen/delete/:id`, ofLogs, async request => {
    const caller = callerOf(request);
    return presented(caller, logbookMagang, await removeDocument(engine, caller, paramOf(request, 'id')));
  });

  app.get(`${output}/kelengkapan`, ofOutputs, request =>
    outputChecklist(engine, callerOf(request), queryOf(request).idPendaftarMbkm),
  );
  app.put(`${output}/verifikasi`, ofOutputs, request => decideOutputs(engine, callerOf(request), request.body));
}
