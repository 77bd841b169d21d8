import type { FastifyInstance } from 'fastify';
import { magang } from '../../../resources/magang/programme.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf, queryOf, sendPage } from '../../platform/engine/http.ts';
import { parseListQuery } from '../../platform/engine/listQuery.ts';
import type { Ports } from '../mbkm/ports.ts';
import { saveRegistration } from '../mbkm/programmeRoutes.ts';
import {
  latestPerStudent,
  oneParticipation,
  participationsOf,
  programmeQuery,
  shortParticipationsOf,
} from '../mbkm/readParticipations.ts';
import { session } from '../mbkm/routes.ts';

const base = `/api/${magang.endpoint}`;

/**
 * Registers the calls of M that only Magang has, by the names of the specification (docs/domain/20 §2); what every
 * programme's registrations answer is in `server/areas/mbkm/programmeRoutes.ts`.
 */
export function registerMagang(app: FastifyInstance, engine: Engine, ports: Ports): void {
  app.get(`${base}/mahasiswa`, session, async (request, reply) => {
    const query = programmeQuery(magang, parseListQuery(queryOf(request), ['jenis']), queryOf(request).jenis);
    return sendPage(reply, await latestPerStudent(engine, callerOf(request), query), query);
  });
  app.get(`${base}/by-id/:id`, session, request => oneParticipation(engine, callerOf(request), paramOf(request, 'id')));
  app.get(`${base}/by-id-mahasiswa/:id`, session, request =>
    participationsOf(engine, callerOf(request), paramOf(request, 'id')),
  );
  app.get(`${base}/get-program-by-id-mahasiswa/:id`, session, request =>
    shortParticipationsOf(engine, callerOf(request), paramOf(request, 'id')),
  );
  // By hand: saves a registration with its detail: the specification's own address of it.
  app.post(`${base}/mandiri`, session, async (request, reply) => {
    const body = mustBeObject(request.body);
    const saved = await saveRegistration(engine, ports, callerOf(request), magang, body, { jalur: 'mandiri' });
    return reply.code(body.id ? 200 : 201).send(saved);
  });
}
