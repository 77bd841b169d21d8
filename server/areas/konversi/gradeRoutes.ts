import type { FastifyInstance } from 'fastify';
import type { Resource, Role } from '../../../resources/kit/index.ts';
import { alamatLangkahKonversi, langkahKonversiSendiri } from '../../../resources/konversi/alamatLangkah.ts';
import { revisiNilai } from '../../../resources/konversi/revisiNilai.ts';
import { riwayatNilai } from '../../../resources/konversi/riwayatNilai.ts';
import { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import type { RowData } from '../../platform/database/db.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { registerDecidedAt } from '../../platform/engine/decidedAt.ts';
import { history } from '../../platform/engine/history.ts';
import { itemsOf, paramOf, queryOf, sendPage } from '../../platform/engine/http.ts';
import { isOn, parseListQuery } from '../../platform/engine/listQuery.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { presented } from '../../platform/engine/present.ts';
import { list, oneJson } from '../../platform/engine/read.ts';
import { registerSteps } from '../../platform/engine/routes.ts';
import { oneParticipation } from '../mbkm/readParticipations.ts';
import { session } from '../mbkm/routes.ts';
import { gradeByProposal, gradeHistory, listByKkn } from './gradeReads.ts';
import { saveConversion, saveConversions } from './gradeSave.ts';
import { gradeSheet } from './gradeSheet.ts';
import { checkRecognition, sendRecognition } from './pddikti.ts';
import { requestRevision } from './revision.ts';
import { type SendPorts, sendGrades } from './sendGrades.ts';

const { flag, format, json } = parameter;

const asJson = 'application/json; charset=utf-8';
const N = `/api/${pendaftar.endpoint}`;
const of = (r: Resource, roles: readonly Role[]) =>
  ({ config: { access: 'session', roles, resource: r.name } }) as const;
const ofRevision = of(revisiNilai, rolesWith(revisiNilai, 'read'));
const requestsRevision = of(revisiNilai, rolesWith(revisiNilai, 'create'));
const decidesRevision = of(revisiNilai, rolesWith(revisiNilai, 'action'));
const ofGrades = of(riwayatNilai, rolesWith(riwayatNilai, 'read'));
/** Roles that grade, review and finalise. */
const grades = of(terpilihFinal, rolesWith(terpilihFinal, 'action'));
const takesSteps = of(pendaftar, rolesWith(pendaftar, 'action'));
const sendsGrades = of(pendaftar, [role.bakpk]);
/** All grades of whole study programmes, as PDDikti takes them. */
const recognition = of(pendaftar, [role.superAdmin, role.timMbkm, role.bakpk]);

/**
 * Registers the calls of conversion grades (docs/domain/20 §2): F/save, A/update-nilai, grade history, revisions,
 * N/matkul-kkn, N/{id}/konversi, sending to SIAMIK, recognition export and recap. Call it after `registerMagang`.
 */
export function registerConversionGrades(app: FastifyInstance, engine: Engine, ports: SendPorts): void {
  registerGrades(app, engine);
  registerRevisions(app, engine);
  registerOwnSteps(app, engine);
  registerFinalData(app, engine, ports);
}

/** Steps of a conversion that come without courses: one by one, and at their further addresses. */
function registerOwnSteps(app: FastifyInstance, engine: Engine): void {
  const answer = (caller: Caller, { id }: RowData) => oneParticipation(engine, caller, String(id));
  registerSteps(app, engine, pendaftar, { base: N, status: 'statusKonversi', actions: langkahKonversiSendiri, answer });
  registerDecidedAt(app, engine, pendaftar, alamatLangkahKonversi, { ...takesSteps, judgedByRow: true, answer });
}

function registerGrades(app: FastifyInstance, engine: Engine): void {
  app.get(`${N}/matkul-kkn`, session, async (request, reply) => {
    const raw = queryOf(request);
    const query = parseListQuery(raw, ['ada']);
    const { ada = raw.ada, ...filter } = query.filter;
    const page = await listByKkn(engine, callerOf(request), { ...query, filter }, String(ada));
    return sendPage(reply, page, query);
  });
  app.get(`${N}/:id/konversi`, session, request => gradeSheet(engine, callerOf(request), paramOf(request, 'id')));
  // By hand: saves grades of several courses with the step of the conversion.
  app.post(`/api/${terpilihFinal.endpoint}/save`, grades, request =>
    saveConversion(engine, callerOf(request), request.body),
  );
  // By hand: the form in which lists ask for many rows: `{ items: [{ id, version }], aksi, catatan }`.
  app.put(`/api/${terpilihFinal.endpoint}/save`, grades, request =>
    saveConversions(engine, callerOf(request), request.body),
  );
  // By hand: the grade of a proposal is written in the course that was recognised of it.
  app.put(`/api/${terpilihAwal.endpoint}/update-nilai/:id`, grades, request =>
    gradeByProposal(engine, callerOf(request), paramOf(request, 'id'), request.body),
  );
  app.get(`/api/${riwayatNilai.endpoint}`, ofGrades, async (request, reply) => {
    const query = parseListQuery(queryOf(request));
    return sendPage(reply, await list(engine, callerOf(request), riwayatNilai, query), query);
  });
  app.get(`/api/${riwayatNilai.endpoint}/:id`, ofGrades, async (request, reply) => {
    const page = await gradeHistory(engine, callerOf(request), paramOf(request, 'id'));
    return sendPage(reply, page, { offset: 0, limit: page.total });
  });
}

function registerRevisions(app: FastifyInstance, engine: Engine): void {
  const base = `/api/${revisiNilai.endpoint}`;
  app.get(base, ofRevision, async (request, reply) => {
    const query = parseListQuery(queryOf(request));
    return sendPage(reply, await list(engine, callerOf(request), revisiNilai, query), query);
  });
  app.get(`${base}/:id`, ofRevision, async (request, reply) => {
    const embed = isOn(parametersOf(request, { embed: flag }).embed);
    return reply
      .type(asJson)
      .send(await oneJson(engine, callerOf(request), revisiNilai, paramOf(request, 'id'), embed));
  });
  app.get(`${base}/:id/riwayat`, ofRevision, request =>
    history(engine, callerOf(request), revisiNilai, paramOf(request, 'id')),
  );
  // By hand: moves the participation along, whose grades it asks for.
  app.post(base, requestsRevision, async (request, reply) =>
    reply.code(201).send(await requestRevision(engine, callerOf(request), request.body)),
  );
  const answer = async (caller: Caller, row: RowData) => presented(caller, revisiNilai, row);
  registerDecidedAt(app, engine, revisiNilai, revisiNilai.decidedAt, { ...decidesRevision, answer });
  registerSteps(app, engine, revisiNilai, { base, status: 'status', answer });
}

function registerFinalData(app: FastifyInstance, engine: Engine, ports: SendPorts): void {
  // By hand: sends grades to another system, and says of each what became of it.
  app.post(`${N}/kirim-siamik`, sendsGrades, request =>
    sendGrades(engine, ports, callerOf(request), itemsOf(mustBeObject(request.body))),
  );
  app.get(`${N}/pddikti/periksa`, recognition, request =>
    checkRecognition(engine, callerOf(request), parametersOf(request, { filter: json })),
  );
  app.get(`${N}/pddikti`, recognition, (request, reply) =>
    sendRecognition(engine, callerOf(request), parametersOf(request, { filter: json, format }), reply),
  );
}
