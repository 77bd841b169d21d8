import type { FastifyInstance } from 'fastify';
import { messages } from '../../../../resources/kit/index.ts';
import { terpilihAwal } from '../../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../../resources/konversi/terpilihFinal.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { peranRekap } from '../../../../resources/mbkm/prints.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { rolesWith } from '../../../platform/access/permission.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { createLetterLimit, sendLetter } from '../../../platform/documents/letters/index.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { registerDecidedAt } from '../../../platform/engine/decidedAt.ts';
import { paramOf } from '../../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../../platform/engine/parameters.ts';
import { invalid } from '../../../platform/errors.ts';
import type { AreaPlace } from '../../area.ts';
import { packageView } from '../../konversi/packageRead.ts';
import type { Ports } from '../../mbkm/ports.ts';
import { saveRegistration } from '../../mbkm/programmeRoutes.ts';
import { oneParticipation } from '../../mbkm/readParticipations.ts';
import { session } from '../../mbkm/routes.ts';
import { addCourse, changeCourse, decidePlan, removeCourse, submitPlan } from './courseCalls.ts';
import { updateKhs, uploadKhs } from './khs.ts';
import type { Leaving } from './leaving.ts';
import { leavingSheet, recognitionFile } from './recognition.ts';
import { completeHost, ownOne } from './registrationCalls.ts';
import { sendLeavingReport } from './reports.ts';

const { format, id, words } = parameter;

const courses = {
  config: { access: 'session', roles: rolesWith(terpilihAwal, 'read'), resource: terpilihAwal.name },
} as const;

const reporters = {
  config: { access: 'session', roles: [role.superAdmin, role.timMbkm, role.koordinator, role.penilai, role.bakpk] },
} as const;
const recognised = {
  config: { access: 'session', roles: rolesWith(terpilihFinal, 'read'), resource: terpilihFinal.name },
} as const;
/** Steps that move a registration; withdrawal is one word for two steps. */
const moved = {
  actions: ['ajukan', 'mulai'],
  words: { undur_diri: ['mengundurkan_diri', 'mundurkan'], selesai: ['selesaikan'] },
} as const;
/** The row is named in the body there. @throws HttpError 422 */
const idInBody = (_caller: Caller, { id }: RowData): string => {
  if (typeof id !== 'string') throw invalid({ id: messages.required });
  return id;
};
const printers = { config: { access: 'session', roles: peranRekap } } as const;

/**
 * The calls that both ways out have, at the endpoint of each (docs/domain/50 §2.4, §2.5); what every programme's
 * registrations answer is in `server/areas/mbkm/programmeRoutes.ts`.
 * @param names what the interface calls the steps that differ
 */
export function registerLeaving(
  app: FastifyInstance,
  engine: Engine,
  ports: Ports,
  leaving: Leaving,
  names: { status: string; upload: string },
): void {
  const base = `/api/${leaving.programme.endpoint}`;
  const view = (request: Parameters<typeof callerOf>[0], idPendaftarMbkm: string) =>
    packageView(engine, ports, callerOf(request), { idPendaftarMbkm });

  app.get(`${base}/laporan`, reporters, (request, reply) =>
    sendLeavingReport(
      engine,
      callerOf(request),
      leaving,
      parametersOf(request, { idMasaStudi: id, idProgramProdi: id, format }),
      reply,
    ),
  );
  app.get(`${base}/saya`, session, request => ownOne(engine, callerOf(request), leaving));
  registerDecidedAt(app, engine, pendaftar, [{ ...moved, path: names.status }], {
    ...session,
    endpoint: leaving.programme.endpoint,
    find: idInBody,
    meets: ({ kodeJenisMbkm }) => leaving.programme.kinds.some(kind => kind === kodeJenisMbkm),
    answer: (caller, { id }) => oneParticipation(engine, caller, String(id)),
  });
  app.get(`${base}/matkul`, courses, request =>
    packageView(
      engine,
      ports,
      callerOf(request),
      parametersOf(request, { idPendaftarMbkm: id, idProgram: id, idPeriode: id }),
    ),
  );
  // By hand: a course of the mapping is made with the package that it belongs to.
  app.post(`${base}/matkul`, courses, async (request, reply) =>
    reply.code(201).send(await view(request, await addCourse(engine, callerOf(request), leaving, request.body))),
  );
  // By hand: changes a course under the lock of its participation, and answers the whole mapping.
  app.put(`${base}/matkul/:id`, courses, async request =>
    view(request, await changeCourse(engine, callerOf(request), leaving, paramOf(request, 'id'), request.body)),
  );
  // By hand: gives up a course under the lock of its participation, and answers the whole mapping.
  app.delete(`${base}/matkul/:id`, courses, async request =>
    view(request, await removeCourse(engine, callerOf(request), leaving, paramOf(request, 'id'), request.body)),
  );
  // By hand: hands in a file with the grades of several courses.
  app.post(`${base}/${names.upload}`, session, async request => {
    const caller = callerOf(request);
    return oneParticipation(engine, caller, await uploadKhs(engine, caller, leaving, request.body));
  });
}

/** The sheet of what is recognised of a semester elsewhere, which only Outbound has by name. */
export function registerRecognition(
  app: FastifyInstance,
  engine: Engine,
  leaving: Leaving,
  { letters: { ports } }: AreaPlace,
): void {
  const limit = createLetterLimit(engine.now);
  const base = `/api/${leaving.programme.endpoint}`;
  app.get(`${base}/khs`, recognised, request =>
    leavingSheet(engine, callerOf(request), leaving, parametersOf(request, { npm: words }).npm),
  );
  app.get(`${base}/cetak-khs/:id`, printers, (request, reply) =>
    sendLetter(request, reply, limit, () =>
      recognitionFile(engine, ports, callerOf(request), leaving, paramOf(request, 'id')),
    ),
  );
}

/** The calls that only Outbound has, whose study plan is approved by itself. */
export function registerPlan(app: FastifyInstance, engine: Engine, ports: Ports, leaving: Leaving): void {
  const base = `/api/${leaving.programme.endpoint}`;
  // By hand: saves a registration with its detail: the specification's own address of it.
  app.post(`${base}/registrasi`, session, async (request, reply) => {
    const body = mustBeObject(request.body);
    const saved = await saveRegistration(engine, ports, callerOf(request), leaving.programme, body);
    return reply.code(body.id ? 200 : 201).send(saved);
  });
  // By hand: writes into the detail by the version of the participation.
  app.put(`${base}/tujuan/:id`, session, request =>
    completeHost(engine, callerOf(request), leaving, paramOf(request, 'id'), request.body),
  );
  // By hand: hands in the mapping with its courses.
  app.put(`${base}/ajukan-krs/:id`, courses, async request => {
    const caller = callerOf(request);
    const id = await submitPlan(engine, ports, caller, leaving, paramOf(request, 'id'), request.body);
    return packageView(engine, ports, caller, { idPendaftarMbkm: id });
  });
  // By hand: decides on each course of the mapping.
  app.put(`${base}/verifikasi-krs/:id`, courses, async request => {
    const caller = callerOf(request);
    const id = await decidePlan(engine, ports, caller, leaving, paramOf(request, 'id'), request.body);
    return packageView(engine, ports, caller, { idPendaftarMbkm: id });
  });
  // By hand: keeps grades of several courses with the step of the KHS.
  app.put(`${base}/update-khs`, session, async request => {
    const caller = callerOf(request);
    return oneParticipation(engine, caller, await updateKhs(engine, caller, leaving, request.body));
  });
}
