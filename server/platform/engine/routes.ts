import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  coveredFields,
  isRecord,
  messages,
  type Report,
  type Resource,
  sensitiveFields,
  stepKey,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { noteSeen } from '../access/sensitive/seen.ts';
import type { RowData } from '../database/db.ts';
import { unauthenticated } from '../errors.ts';
import { updateMany } from './changeMany.ts';
import { closedSteps } from './closedSteps.ts';
import type { Engine } from './context.ts';
import { registerDecidedAt } from './decidedAt.ts';
import { withSeenExtras } from './extras/seen.ts';
import { history, restore } from './history.ts';
import { queryOf, sendPage } from './http.ts';
import { flags, isOn, mustBeOneOf, parseListQuery } from './listQuery.ts';
import { allOf, lookup, whole } from './lookup.ts';
import { previewMany, removeMany, reorder, transitionMany } from './manyRows.ts';
import { previewOf } from './namedStep.ts';
import { presented } from './present.ts';
import { list, oneJson, uncovered } from './read.ts';
import { saveSheet } from './sheet.ts';
import { rightsOf, statusFieldOf, statusFieldsOf } from './steps.ts';
import { summary } from './summary.ts';
import { mustAskRows, mustNameRows, reachedOf, reportFor, rowForSystem, rowsForSystem } from './systemRows.ts';
import { transition } from './transition.ts';
import { hasWeeks, weeksFor } from './weeks.ts';
import { impactOf } from './weighty.ts';
import { filterable } from './where.ts';
import { create, remove, update } from './write.ts';

/** True if a resource is reached over HTTP at all: some role has a rule, or it can be looked up. */
export const isPublished = (r: Resource): boolean => Object.keys(r.access).length > 0 || r.lookup !== null;

/** The caller that the access plugin found. @throws HttpError 401 when there is none */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw unauthenticated(messages.loginFirst);
  return request.caller;
}

type Params = { id: string; action?: string };
const paramsOf = (request: FastifyRequest): Params => request.params as Params;

/** Registers the calls of docs/api.md "Any resource" for every published resource. */
export function registerResources(app: FastifyInstance, engine: Engine): void {
  for (const r of engine.registry.resources) {
    if (!isPublished(r) || r.byHand) continue;
    for (const endpoint of [r.endpoint, ...r.alsoAt]) registerResource(app, engine, r, `/api/${endpoint}`);
    registerOthers(app, engine, r);
  }
  for (const r of engine.registry.childRows)
    for (const endpoint of [r.endpoint, ...r.alsoAt]) registerChildRows(app, engine, r, `/api/${endpoint}`);
}

/** Child rows are looked up by those who refer to them; everything else goes with the row that they belong to. */
function registerChildRows(app: FastifyInstance, engine: Engine, r: Resource, base: string): void {
  const session = { config: { access: 'session', roles: 'policy', resource: r.name } } as const;
  app.get(base, session, async (request, reply) => {
    const query = parseListQuery(queryOf(request));
    return sendPage(reply, await lookup(engine, callerOf(request), r, query), query);
  });
}

function registerResource(app: FastifyInstance, engine: Engine, r: Resource, base: string): void {
  const session = { config: { access: 'session', roles: 'policy', resource: r.name } } as const;
  const open = {
    config: { access: r.lookup?.public ? 'optional' : 'session', roles: 'policy', resource: r.name },
  } as const;
  const systems = { config: { ...session.config, systems: true } } as const;
  const openToSystems = { config: { ...open.config, systems: true } } as const;
  registerReads(app, engine, r, base, { session, open, systems, openToSystems });
  if (r.serverOnly) return;
  registerWrites(app, engine, r, base, { session, systems });
  registerTransitions(app, engine, r, base, { session, systems });
}

/** Addresses of a resource that hang on none of its endpoints. */
function registerOthers(app: FastifyInstance, engine: Engine, r: Resource): void {
  registerDecidedAt(app, engine, r, r.decidedAt, {
    config: { access: 'session', roles: 'policy', resource: r.name },
    answer: (caller, row) => answer(engine, caller, r, row),
  });
}

function registerReads(
  app: FastifyInstance,
  engine: Engine,
  r: Resource,
  base: string,
  routes: { session: object; open: object; systems: object; openToSystems: object },
): void {
  app.get(base, routes.openToSystems, async (request, reply) => {
    const query = parseListQuery(queryOf(request), ['ringkas']);
    const { rujukan, ringkas } = queryOf(request);
    const { caller: system } = request;
    if (system?.narrowed) {
      mustAskRows(queryOf(request));
      return sendPage(reply, await rowsForSystem(engine, system, r, query), query);
    }
    mustBeOneOf(queryOf(request), 'rujukan', flags);
    if (ringkas !== undefined) return summary(engine, callerOf(request), r, query, ringkas);
    const page = isOn(rujukan)
      ? await lookup(engine, request.caller, r, query)
      : await list(engine, callerOf(request), r, query);
    return sendPage(reply, page, query);
  });
  app.get(`${base}/all`, routes.open, async (request, reply) => {
    const raw = queryOf(request);
    // Filters may be given in `filter` or as parameters of their own.
    const narrowing = ['q', ...filterable(r)];
    const query = parseListQuery(raw, narrowing);
    const named = Object.entries(raw).filter(([name, value]) => narrowing.includes(name) && value !== '');
    const all = allOf({ ...query, filter: { ...query.filter, ...Object.fromEntries(named) } });
    return sendPage(reply, await whole(r, lookup(engine, request.caller, r, all)), all);
  });
  if (hasWeeks(r)) {
    app.get(`${base}/minggu/:field`, routes.session, async request => {
      const { field } = request.params as { field: string };
      return weeksFor(engine, callerOf(request), r, field, String(queryOf(request).id ?? ''));
    });
  }
  app.get(`${base}/:id`, routes.systems, async (request, reply) => {
    const caller = callerOf(request);
    const { id } = paramsOf(request);
    const { embed, tertutup } = queryOf(request);
    if (caller.narrowed) {
      mustAskRows(queryOf(request));
      return rowForSystem(engine, caller, r, id, isOn(tertutup));
    }
    const json = await oneJson(engine, caller, r, id, isOn(embed), isOn(tertutup));
    const { opened } = engine.rulesOf(r);
    if (!opened) return reply.type('application/json; charset=utf-8').send(json);
    const { db, registry, rowsOf } = engine;
    const row: RowData = JSON.parse(json);
    await opened({ db, registry, rowsOf, caller, history: () => history(engine, caller, r, id) }, row);
    return row;
  });
  if (coveredFields(r).length) {
    app.get(`${base}/:id/sensitif/:field`, routes.session, async request => {
      const { id, field } = request.params as { id: string; field: string };
      return { nilai: await uncovered(engine, callerOf(request), r, id, field) };
    });
  }
  if (!r.unaudited) {
    app.get(`${base}/:id/riwayat`, routes.session, async request =>
      history(engine, callerOf(request), r, paramsOf(request).id),
    );
  }
}

/**
 * A written row as its caller may see it, with the steps that they may now take where relations decide.
 * @param typed what the caller has sent of a new row, and so has not learned from the answer
 */
async function answer(
  engine: Engine,
  caller: Caller,
  r: Resource,
  row: RowData,
  typed: RowData = {},
): Promise<RowData> {
  const learned = sensitiveFields(r).filter(name => row[name] !== null && !(name in typed));
  if (learned.length) await noteSeen(engine, caller, r, 'lihat', [{ id: row.id, version: row.version }], learned);
  const extras = await withSeenExtras(engine, caller, r, row);
  const seen = { ...presented(caller, r, row), ...extras, ...(await rightsOf(engine, caller, r, row.id)) };
  return caller.narrowed ? reachedOf(caller, r, seen) : seen;
}

function registerWrites(
  app: FastifyInstance,
  engine: Engine,
  r: Resource,
  base: string,
  { session, systems }: { session: object; systems: object },
): void {
  app.post(base, systems, async (request, reply) => {
    const caller = callerOf(request);
    const row = await create(engine, caller, r, request.body);
    return reply.code(201).send(await answer(engine, caller, r, row, isRecord(request.body) ? request.body : {}));
  });
  const many =
    (work: typeof updateMany) =>
    async (request: FastifyRequest): Promise<Report> => {
      const caller = callerOf(request);
      mustNameRows(caller, request.body);
      return reportFor(caller, await work(engine, caller, r, request.body));
    };
  app.put(base, systems, many(updateMany));
  app.delete(base, systems, many(removeMany));
  if (r.sheet)
    app.put(`${base}/lembar`, session, async request => saveSheet(engine, callerOf(request), r, request.body));
  if (r.sortable)
    app.put(`${base}/urut`, session, async request => reorder(engine, callerOf(request), r, request.body));
  app.put(`${base}/:id`, systems, async request => {
    const caller = callerOf(request);
    return answer(engine, caller, r, await update(engine, caller, r, paramsOf(request).id, request.body));
  });
  app.delete(`${base}/:id`, systems, async request => {
    const caller = callerOf(request);
    const row = presented(caller, r, await remove(engine, caller, r, paramsOf(request).id, request.body));
    return caller.narrowed ? reachedOf(caller, r, row) : row;
  });
  if (r.weighty) {
    app.get(`${base}/:id/dampak`, session, async request =>
      impactOf(engine, callerOf(request), r, paramsOf(request).id, String(queryOf(request).kolom ?? '').split(',')),
    );
  }
  if (!r.unaudited) {
    app.post(`${base}/:id/pulihkan`, session, async request => {
      const caller = callerOf(request);
      return answer(engine, caller, r, await restore(engine, caller, r, paramsOf(request).id, request.body));
    });
  }
}

/** Parameters of registering a workflow's steps. */
interface Stepping {
  readonly base: string;
  /** The status field that the steps move. */
  readonly status: string;
  /** Steps that are taken there; default: all of the field's workflow. */
  readonly actions?: readonly string[];
  /** Keys of other systems take them too: the answer holds nothing beyond the row. */
  readonly toSystems?: true;
  /** The moved row as its caller may see it. */
  readonly answer: (caller: Caller, row: RowData) => Promise<RowData>;
}

/** Registers how steps of a workflow are looked at and taken on one row. */
export function registerSteps(
  app: FastifyInstance,
  engine: Engine,
  r: Resource,
  { base, status, actions = [':action'], toSystems, answer: told }: Stepping,
): void {
  const session = { config: { access: 'session', roles: 'policy', resource: r.name } } as const;
  const key = (action: string) => stepKey(action, status, status === statusFieldOf(r)?.name);
  for (const named of actions) {
    const path = `${base}/:id/aksi/${key(named)}`;
    app.get(path, session, request => {
      const { id, action = named } = paramsOf(request);
      return previewOf(engine, callerOf(request), r, id, key(action));
    });
    app.post(path, toSystems ? { config: { ...session.config, systems: true } } : session, async request => {
      const caller = callerOf(request);
      const { id, action = named } = paramsOf(request);
      return told(caller, await transition(engine, caller, r, id, key(action), request.body));
    });
  }
}

function registerTransitions(
  app: FastifyInstance,
  engine: Engine,
  r: Resource,
  base: string,
  { session, systems }: { session: object; systems: object },
): void {
  if (statusFieldsOf(r).length)
    app.get(`${base}/:id/aksi`, session, request => closedSteps(engine, callerOf(request), r, paramsOf(request).id));
  for (const [i, [field]] of statusFieldsOf(r).entries()) {
    const path = `aksi/${stepKey(':action', field, i === 0)}`;
    const keyOf = (request: FastifyRequest) => stepKey(paramsOf(request).action ?? '', field, i === 0);
    registerSteps(app, engine, r, {
      base,
      status: field,
      toSystems: true,
      answer: (caller, row) => answer(engine, caller, r, row),
    });
    app.post(`${base}/${path}`, systems, async request => {
      const caller = callerOf(request);
      mustNameRows(caller, request.body);
      return reportFor(caller, await transitionMany(engine, caller, r, keyOf(request), request.body));
    });
    app.post(`${base}/${path}/lihat`, session, async request =>
      previewMany(engine, callerOf(request), r, keyOf(request), request.body),
    );
  }
}
