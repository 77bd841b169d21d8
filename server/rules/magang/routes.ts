import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages, noteOf } from '../../../resources/kit/index.ts';
import { mitraErrors } from '../../../resources/magang/pendaftarMagang.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../access/caller.ts';
import { callerOf } from '../../access/guard.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { badRequest, invalid, notFound } from '../../errors.ts';
import { mustBeObject } from '../../rest/check.ts';
import type { Engine } from '../../rest/context.ts';
import { itemsOf, paramOf, queryOf, sendPage } from '../../rest/http.ts';
import { parseListQuery } from '../../rest/listQuery.ts';
import { presented } from '../../rest/present.ts';
import { inTransaction, removeIn } from '../../rest/write.ts';
import { checkEligibility } from '../mbkm/check.ts';
import { detailOf } from '../mbkm/detail.ts';
import { moveMany, type Ports } from '../mbkm/move.ts';
import {
  allOfPeriod,
  latestPerStudent,
  listParticipations,
  magangQuery,
  oneParticipation,
  participationsOf,
  shortParticipationsOf,
} from '../mbkm/read.ts';
import { registerParticipations, session } from '../mbkm/routes.ts';
import { type CheckInput, save } from '../mbkm/save.ts';
import { isDecision } from '../mbkm/stages.ts';
import { registerApplicantImport } from './import/routes.ts';
import { makePartner } from './makePartner.ts';

const base = '/api/magang/pendaftar-program-mbkm';

/** A proposed or chosen partner is what an independent registration starts with. */
const partnerGiven: CheckInput = (fields, own) =>
  mitraErrors(
    { idMitra: typeof fields.idMitra === 'string' ? fields.idMitra : null },
    { namaMitraUsulan: noteOf(own.namaMitraUsulan) },
  );

const throughMagang: ReadonlySet<unknown> = new Set(['mbkm', 'mandiri', 'pmmb']);

const checkMagang: CheckInput = (fields, own) => {
  if (fields.jalur !== undefined && !throughMagang.has(fields.jalur)) return { jalur: messages.reference('Jalur') };
  return fields.jalur === 'mandiri' ? partnerGiven(fields, own) : {};
};

/** Saves through the Magang form and answers the full record. */
async function saveMagang(
  engine: Engine,
  ports: Ports,
  caller: Caller,
  body: unknown,
  fixed: RowData = {},
): Promise<RowData> {
  const detail = detailOf('magang');
  if (!detail) throw notFound();
  const row = await save(engine, ports, caller, body, { detail, fixed, check: checkMagang });
  return oneParticipation(engine, caller, String(row.id));
}

/** Calls that read: lists, one, short forms, the eligibility check. */
function registerReads(app: FastifyInstance, engine: Engine, ports: Ports): void {
  const listQuery = (request: FastifyRequest) => {
    const query = parseListQuery(queryOf(request));
    return magangQuery(query, queryOf(request).jenis);
  };
  app.get(base, session, async (request, reply) => {
    const query = listQuery(request);
    return sendPage(reply, await listParticipations(engine, callerOf(request), query), query);
  });
  app.get(`${base}/mahasiswa`, session, async (request, reply) => {
    const query = listQuery(request);
    return sendPage(reply, await latestPerStudent(engine, callerOf(request), query), query);
  });
  app.get(`${base}/all`, session, request => allOfPeriod(engine, callerOf(request), queryOf(request).idPeriode));
  app.get(`${base}/cek-pendaftar-magang`, session, request =>
    checkEligibility(engine, ports, callerOf(request), queryOf(request)),
  );
  app.get(`${base}/by-id/:id`, session, request => oneParticipation(engine, callerOf(request), paramOf(request, 'id')));
  app.get(`${base}/by-id-mahasiswa/:id`, session, request =>
    participationsOf(engine, callerOf(request), paramOf(request, 'id')),
  );
  app.get(`${base}/get-program-by-id-mahasiswa/:id`, session, request =>
    shortParticipationsOf(engine, callerOf(request), paramOf(request, 'id')),
  );
}

/** Calls that write: save, submit, decide, delete. */
function registerWrites(app: FastifyInstance, engine: Engine, ports: Ports): void {
  app.post(base, session, async (request, reply) => {
    const body = mustBeObject(request.body);
    return reply.code(body.id ? 200 : 201).send(await saveMagang(engine, ports, callerOf(request), body));
  });
  app.post(`${base}/mandiri`, session, async (request, reply) => {
    const body = mustBeObject(request.body);
    return reply
      .code(body.id ? 200 : 201)
      .send(await saveMagang(engine, ports, callerOf(request), body, { jalur: 'mandiri' }));
  });
  app.put(base, session, request => {
    const body = mustBeObject(request.body);
    if (typeof body.id !== 'string') throw badRequest(messages.badFilter);
    return saveMagang(engine, ports, callerOf(request), body);
  });
  app.put(`${base}/:id`, session, request => {
    const body = { ...mustBeObject(request.body), id: paramOf(request, 'id') };
    return saveMagang(engine, ports, callerOf(request), body);
  });
  app.put(`${base}/approval`, session, async request => {
    const body = mustBeObject(request.body);
    if (!isDecision(body.aksi)) throw invalid({ aksi: messages.choice });
    return moveMany(engine, ports, callerOf(request), itemsOf(body), body.aksi, body.catatan);
  });
  app.delete(`${base}/:id`, session, async request => {
    const caller = callerOf(request);
    mustBeAllowed(caller, pendaftar, 'delete');
    const id = paramOf(request, 'id');
    const row = await inTransaction(engine, caller, pendaftar, ctx => removeIn(ctx, pendaftar, id));
    return presented(caller, pendaftar, row);
  });
  app.post(`${base}/:id/jadikan-mitra`, session, request =>
    makePartner(engine, callerOf(request), paramOf(request, 'id'), request.body),
  );
}

/**
 * Registers the calls of participations and the Magang registration (docs/domain/20 §2): N and M, their history and
 * decisions, and the settings by key. Call it after `registerResources`.
 */
export function registerMagang(app: FastifyInstance, engine: Engine, ports: Ports): void {
  registerParticipations(app, engine, ports);
  registerApplicantImport(app, engine, ports.notifier);
  registerReads(app, engine, ports);
  registerWrites(app, engine, ports);
}
