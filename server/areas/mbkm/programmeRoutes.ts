import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  type Call,
  type DecidedAt,
  type InputOf,
  messages,
  type Programme,
  splitSource,
  uuid,
} from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { registerDecidedAt } from '../../platform/engine/decidedAt.ts';
import { paramOf, queryOf, sendPage } from '../../platform/engine/http.ts';
import { parseListQuery } from '../../platform/engine/listQuery.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { presented } from '../../platform/engine/present.ts';
import { removeIn } from '../../platform/engine/removeRow.ts';
import { summary } from '../../platform/engine/summary.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { badRequest } from '../../platform/errors.ts';
import { checkEligibility } from './checkEligibility.ts';
import { registerJoining } from './groupRoutes.ts';
import { makePartner } from './makePartner.ts';
import type { Ports } from './ports.ts';
import {
  allOfPeriod,
  listParticipations,
  oneParticipation,
  programmeQuery,
  type WholeParticipation,
} from './readParticipations.ts';
import { registerParticipations, session } from './routes.ts';
import { save } from './saveRegistration.ts';

const { id, words } = parameter;

/** Saves a registration of a programme and answers the full record. */
export async function saveRegistration(
  engine: Engine,
  ports: Ports,
  caller: Caller,
  programme: Programme,
  body: unknown,
  fixed: InputOf<typeof pendaftar> = {},
): Promise<WholeParticipation> {
  const row = await save(engine, ports, caller, body, { programme, fixed });
  return oneParticipation(engine, caller, row.id);
}

/** Body of a programme's form: participation, its detail, and whether it is handed in. */
function savedBy({ createSchemaOf, registry }: Engine, { detail }: Programme): z.ZodObject {
  const own = detail ? { [detail.key]: createSchemaOf(registry.get(detail.resource)).partial().optional() } : {};
  const { shape } = createSchemaOf(pendaftar).partial();
  return z.object({
    id: uuid.optional(),
    ...shape,
    ...own,
    ajukan: z.boolean().optional(),
    /** The consent text in force that the student agrees to (docs/domain/20 §1.14). */
    persetujuan: uuid.optional(),
    catatan: z.string().optional(),
  });
}

const participation = z.looseObject({ id: uuid, version: z.int() });

/** Declared call that saves a registration; its schema is made when the documentation is read. */
const savingCall = (engine: Engine, programme: Programme, method: 'POST' | 'PUT', tail = ''): Call => ({
  method,
  path: `/api/${programme.endpoint}${tail}`,
  summary: `Simpan pendaftaran ${programme.name}`,
  get documented() {
    return savedBy(engine, programme);
  },
  answer: participation,
});

/**
 * Addresses at which participations of any programme are decided on in bulk; finishing is offered in the recap of
 * grades.
 */
const everyProgramme: readonly DecidedAt[] = [
  { path: 'approval', many: true, actions: ['setujui', 'revisi', 'tolak'] },
  { path: 'selesaikan', many: true, actions: ['selesaikan'] },
];

/**
 * The calls of every programme's registrations (docs/domain/20 §2), at its endpoint: list, all and one; save, which submits
 * with `ajukan: true`; decide at a stage; delete a draft; may I register; make a proposed partner a real one.
 */
function registerProgramme(app: FastifyInstance, engine: Engine, ports: Ports, programme: Programme): void {
  const base = `/api/${programme.endpoint}`;
  app.get(base, session, async (request, reply) => {
    const query = parseListQuery(queryOf(request), ['jenis', 'ringkas']);
    const own = programmeQuery(programme, query, queryOf(request).jenis);
    const { ringkas } = queryOf(request);
    if (ringkas !== undefined) return summary(engine, callerOf(request), pendaftar, own, ringkas);
    return sendPage(reply, await listParticipations(engine, callerOf(request), own), own);
  });
  app.get(`${base}/all`, session, request =>
    allOfPeriod(engine, callerOf(request), programme, parametersOf(request, { idPeriode: id }).idPeriode),
  );
  // Beside who and what, the wave, opening or study period that it ties to.
  const ties = Object.fromEntries(programme.ties.map(({ field }) => [splitSource(field).name, words]));
  const asked = { idProgram: id, idPeriode: id, idMahasiswa: id, idMitra: id, ...ties };
  app.get(`/api/${programme.eligibility}`, session, request =>
    checkEligibility(engine, ports, callerOf(request), parametersOf(request, asked)),
  );
  app.get(`${base}/:id`, session, request => oneParticipation(engine, callerOf(request), paramOf(request, 'id')));
  const saving = (method: 'POST' | 'PUT', tail?: string) => ({
    config: { ...session.config, call: savingCall(engine, programme, method, tail) },
  });
  // By hand: saves a registration with its detail, and hands it in.
  app.post(base, saving('POST'), async (request, reply) => {
    const body = mustBeObject(request.body);
    const saved = await saveRegistration(engine, ports, callerOf(request), programme, body);
    return reply.code(body.id ? 200 : 201).send(saved);
  });
  // By hand: saves a registration with its detail, and hands it in.
  app.put(base, saving('PUT'), request => {
    const body = mustBeObject(request.body);
    if (typeof body.id !== 'string') throw badRequest(messages.badBody);
    return saveRegistration(engine, ports, callerOf(request), programme, body);
  });
  // By hand: saves a registration with its detail, and hands it in.
  app.put(`${base}/:id`, saving('PUT', '/:id'), request => {
    const body = { ...mustBeObject(request.body), id: paramOf(request, 'id') };
    return saveRegistration(engine, ports, callerOf(request), programme, body);
  });
  registerDecidedAt(app, engine, pendaftar, [...everyProgramme, ...(programme.decidedAt ?? [])], {
    ...session,
    endpoint: programme.endpoint,
    judgedByRow: true,
    meets: row => programme.kinds.some(kind => kind === row.kodeJenisMbkm),
    answer: (caller, { id }) => oneParticipation(engine, caller, String(id)),
  });
  // By hand: at the address of the programme, not of the resource.
  app.delete(`${base}/:id`, session, async request => {
    const caller = callerOf(request);
    mustBeAllowed(caller, pendaftar, 'delete');
    const id = paramOf(request, 'id');
    const { version } = mustBeObject(request.body ?? {});
    const row = await inTransaction(engine, caller, pendaftar, ctx => removeIn(ctx, pendaftar, id, version));
    return presented(caller, pendaftar, row);
  });
  registerJoining(app, engine, programme);
  if (programme.proposedPartner)
    // By hand: makes a partner, and fills it in where it was proposed.
    app.post(`${base}/:id/jadikan-mitra`, session, request =>
      makePartner(engine, callerOf(request), paramOf(request, 'id'), request.body),
    );
}

/** Registers the calls of participations and of every programme's registrations. Call it after `registerResources`. */
export function registerMbkm(app: FastifyInstance, engine: Engine, ports: Ports): void {
  registerParticipations(app, engine);
  for (const programme of engine.registry.programmes) registerProgramme(app, engine, ports, programme);
}
