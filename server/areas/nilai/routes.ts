import type { FastifyInstance } from 'fastify';
import type { Programme } from '../../../resources/kit/index.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { history } from '../../platform/engine/history.ts';
import { itemsOf, paramOf, queryOf, sendPage } from '../../platform/engine/http.ts';
import { isOn, parseListQuery } from '../../platform/engine/listQuery.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { presented } from '../../platform/engine/present.ts';
import { list, oneJson } from '../../platform/engine/read.ts';
import { registerSteps } from '../../platform/engine/routes.ts';
import { gradedGroups, gradeRecap } from './groupList.ts';
import { sendRecap } from './groupRecap.ts';
import { readGroupSheet, saveGroupSheet, submitGroupSheets } from './groupSheet.ts';
import { registerScoreImport } from './import/routes.ts';
import { readSheet } from './readSheet.ts';
import { saveSheet } from './saveSheet.ts';

const { format, id, json, words } = parameter;

const session = {
  config: { access: 'session', roles: rolesWith(penilaian, 'read'), resource: penilaian.name },
} as const;

/**
 * Registers the calls of programme grades (docs/domain/20 §2): a sheet (`lembar`) is read and saved by the id of its
 * participation; one row, its history and its workflow go by the grade's own.
 */
export function registerGrading(app: FastifyInstance, engine: Engine): void {
  const base = `/api/${penilaian.endpoint}`;
  app.get(base, session, async (request, reply) => {
    const query = parseListQuery(queryOf(request));
    return sendPage(reply, await list(engine, callerOf(request), penilaian, query), query);
  });
  app.get(`${base}/lembar/:id`, session, request => readSheet(engine, callerOf(request), paramOf(request, 'id')));
  app.get(`${base}/:id`, session, async (request, reply) => {
    const embed = isOn(parametersOf(request, { embed: parameter.flag }).embed);
    const json = await oneJson(engine, callerOf(request), penilaian, paramOf(request, 'id'), embed);
    return reply.type('application/json; charset=utf-8').send(json);
  });
  // By hand: a sheet is found by its participation and assessor, and made where there is none.
  app.put(`${base}/:id`, session, async request => {
    const caller = callerOf(request);
    const id = paramOf(request, 'id');
    await saveSheet(engine, caller, id, request.body);
    return readSheet(engine, caller, id);
  });
  app.get(`${base}/:id/riwayat`, session, request =>
    history(engine, callerOf(request), penilaian, paramOf(request, 'id')),
  );
  registerSteps(app, engine, penilaian, {
    base,
    status: 'status',
    answer: async (caller, row) => presented(caller, penilaian, row),
  });
  for (const programme of engine.registry.programmes) registerGroupSheets(app, engine, programme);
}

/** The sheets of whole groups, where a programme says that it has them (docs/domain/30 §2). */
function registerGroupSheets(app: FastifyInstance, engine: Engine, programme: Programme): void {
  if (programme.grade.from !== 'sheets' || !programme.grade.groups) return;
  const base = `/api/${programme.grade.groups}`;
  app.get(base, session, request =>
    gradedGroups(engine, callerOf(request), programme, parametersOf(request, { filter: json })),
  );
  app.get(`${base}/rekap`, session, request =>
    gradeRecap(engine, callerOf(request), programme, parametersOf(request, { filter: json })),
  );
  app.get(`${base}/rekap/export`, session, (request, reply) =>
    sendRecap(engine, callerOf(request), programme, parametersOf(request, { filter: json, format }), reply),
  );
  app.get(`${base}/lembar`, session, request =>
    readGroupSheet(
      engine,
      callerOf(request),
      programme,
      parametersOf(request, { idKelompok: id, jenisPenilai: words }),
    ),
  );
  // By hand: saves the sheets of all members of a group.
  app.put(`${base}/lembar`, session, async request => {
    const caller = callerOf(request);
    const body = mustBeObject(request.body);
    await saveGroupSheet(engine, caller, programme, body);
    return readGroupSheet(engine, caller, programme, body);
  });
  const { imported } = programme.grade;
  if (imported) registerScoreImport(app, engine, programme, base, imported);
  // By hand: hands in the sheets of all members of a group.
  app.put(`${base}/kirim`, session, async request => {
    const caller = callerOf(request);
    const body = mustBeObject(request.body);
    await submitGroupSheets(engine, caller, programme, body);
    return { berhasil: itemsOf(body).map(({ id }) => id) };
  });
}
