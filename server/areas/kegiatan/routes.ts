import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLogbook, type Logbook } from '../../../resources/kegiatan/log.ts';
import { isOutputs, type Outputs } from '../../../resources/kegiatan/outputsOf.ts';
import { isWeekly, type Weekly } from '../../../resources/kegiatan/weeklyReportOf.ts';
import { messages } from '../../../resources/kit/index.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import type { FilePorts } from '../../platform/documents/files/index.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { presented } from '../../platform/engine/present.ts';
import { invalid } from '../../platform/errors.ts';
import { activities } from '../mbkm/activities.ts';
import { handInCopy, writerOfCopy } from './copies.ts';
import { coverage, waitingGroups } from './coverage.ts';
import { addDocuments, removeDocument } from './documents.ts';
import { openLate } from './openLate.ts';
import { sendMany } from './sendMany.ts';
import { logbookSummary, outputChecklist, waitingStudents } from './summary.ts';
import { weeklyMaterial } from './weekly.ts';

const { id, words } = parameter;

/**
 * Registers what every programme's logbook, weekly reports and outputs answer beyond plain CRUD (docs/domain/20 §2). Plain paths stand
 * before the engine's `/:id`, so the order of registration does not matter.
 */
export function registerActivities(app: FastifyInstance, engine: Engine, files: FilePorts): void {
  // Checks the programmes' declarations of logbooks and outputs at the start; a wrong one stops it.
  activities(engine.registry);
  const { resources } = engine.registry;
  for (const logbook of resources.filter(isLogbook)) registerLogbook(app, engine, files, logbook);
  for (const weekly of resources.filter(isWeekly)) registerWeekly(app, engine, weekly);
  for (const outputs of resources.filter(isOutputs)) registerOutputs(app, engine, outputs);
}

function registerWeekly(app: FastifyInstance, engine: Engine, weekly: Weekly): void {
  const base = `/api/${weekly.endpoint}`;
  const session = {
    config: { access: 'session', roles: rolesWith(weekly, 'read'), resource: weekly.name },
  } as const;
  app.get(`${base}/bahan`, session, request =>
    weeklyMaterial(engine, callerOf(request), weekly, parametersOf(request, { id, mingguKe: words })),
  );
}

function registerLogbook(app: FastifyInstance, engine: Engine, files: FilePorts, logbook: Logbook): void {
  const base = `/api/${logbook.endpoint}`;
  const session = { config: { access: 'session', roles: rolesWith(logbook, 'read'), resource: logbook.name } } as const;
  app.get(`${base}/ringkasan`, session, request =>
    logbookSummary(engine, callerOf(request), logbook, parametersOf(request, { idPendaftarMbkm: id }).idPendaftarMbkm),
  );
  if (engine.registry.programmes.some(({ log, group }) => group && log?.resource === logbook.name)) {
    app.get(`${base}/kelompok`, session, request => waitingGroups(engine, callerOf(request), logbook));
    app.get(`${base}/cakupan`, session, request =>
      coverage(engine, callerOf(request), logbook, parametersOf(request, { idKelompok: id }).idKelompok),
    );
  }
  app.get(`${base}/menunggu`, session, request => waitingStudents(engine, callerOf(request), logbook));
  const { late } = logbook.log;
  // By hand: makes, changes and hands in what a device has kept.
  app.post(`${base}/kirim-banyak`, session, request => sendMany(engine, callerOf(request), logbook, request.body));
  if (late.openUntil)
    // By hand: opens days of a member, written into the row of the group.
    app.post(`${base}/buka-terlambat`, session, request => openLate(engine, callerOf(request), logbook, request.body));
  // By hand: reads a file of what a device could not send.
  app.post(`${base}/serah-salinan`, session, request => handInCopy(engine, callerOf(request), logbook, request.body));
  // By hand: an upload.
  app.post(`${base}/serah-salinan/dokumen`, session, async (request, reply) => {
    const caller = callerOf(request);
    const entry = await addDocuments(engine, files, request, caller, logbook, id =>
      writerOfCopy(engine, caller, logbook, id),
    );
    return reply.code(201).send(presented(caller, logbook, entry));
  });
  // By hand: an upload.
  app.post(`${base}/dokumen/tambah`, session, async (request, reply) => {
    const caller = callerOf(request);
    const entry = await addDocuments(engine, files, request, caller, logbook);
    return reply.code(201).send(presented(caller, logbook, entry));
  });
  const remove = async (request: FastifyRequest, id: string) => {
    const caller = callerOf(request);
    return presented(caller, logbook, await removeDocument(engine, caller, logbook, id));
  };
  // By hand: takes away one file of several.
  app.delete(`${base}/dokumen/delete/:id`, session, request => remove(request, paramOf(request, 'id')));
  // By hand: as the specification writes it; the document is named beside the address.
  app.delete(`${base}/dokumen/delete`, session, request => {
    const { id: document } = parametersOf(request, { id: words });
    if (!document) throw invalid({ id: messages.required });
    return remove(request, document);
  });
}

function registerOutputs(app: FastifyInstance, engine: Engine, outputs: Outputs): void {
  const base = `/api/${outputs.endpoint}`;
  const session = { config: { access: 'session', roles: rolesWith(outputs, 'read'), resource: outputs.name } } as const;
  app.get(`${base}/kelengkapan`, session, request =>
    outputChecklist(engine, callerOf(request), outputs, parametersOf(request, { idPendaftarMbkm: id }).idPendaftarMbkm),
  );
}
