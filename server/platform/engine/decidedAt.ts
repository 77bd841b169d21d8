import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type Call,
  type DecidedAt,
  messages,
  type Resource,
  takenFields,
  takenSchema,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { callerOf } from '../access/guard.ts';
import { mustBeAllowed } from '../access/permission.ts';
import type { RowData } from '../database/db.ts';
import { invalid, notFound } from '../errors.ts';
import { answerOf, eachOf } from './bulk.ts';
import { mustBeObject } from './check.ts';
import type { Engine } from './context.ts';
import { history } from './history.ts';
import { itemsOf, paramOf } from './http.ts';
import { findRow } from './read.ts';
import { mustBeGiven } from './stepInput.ts';
import { statusFieldOf } from './steps.ts';
import { mayTake, transition } from './transition.ts';

/** Where such addresses lie, and what they answer. */
interface Deciding {
  /** Path below `/api/` of those that do not begin with `/`; default: the resource's endpoint. */
  readonly endpoint?: string;
  readonly config: FastifyContextConfig;
  /** Rows that are decided on there: others are not found. Default: all. */
  readonly meets?: (row: RowData) => boolean;
  /** Inputs of many rows are checked row by row, also a note that each of them requires. */
  readonly judgedByRow?: true;
  /** The row as its caller may see it. */
  readonly answer: (caller: Caller, row: RowData) => Promise<RowData>;
}

/** Steps that are taken at such an address. */
const stepsAt = (r: Resource, { actions }: DecidedAt): readonly string[] =>
  actions ?? Object.keys(statusFieldOf(r)?.workflow.actions ?? {});

/** The step that a body names, or the only one. @throws HttpError 422 for another word */
function stepIn(r: Resource, at: DecidedAt, { aksi }: RowData): string {
  const [only, ...others] = stepsAt(r, at);
  if (only !== undefined && !others.length && aksi === undefined) return only;
  const found = stepsAt(r, at).find(name => name === aksi);
  if (!found) throw invalid({ aksi: aksi === undefined || aksi === '' ? messages.required : messages.choice });
  return found;
}

const rowAnswer = z.looseObject({ id: z.string(), version: z.int() });
const manyAnswer = z.object({
  berhasil: z.array(z.string()),
  gagal: z.array(z.object({ id: z.string(), pesan: z.string(), code: z.string().optional() })),
});

/** Such an address as a declared call; its schema is made when somebody reads the documentation. */
const callAt = (engine: Engine, r: Resource, at: DecidedAt, path: Call['path']): Call => ({
  method: at.method ?? 'PUT',
  path,
  summary: `Putuskan ${r.label}`,
  get documented() {
    const steps = stepsAt(r, at);
    const actions = statusFieldOf(r)?.workflow.actions ?? {};
    const takes = Object.assign({}, ...steps.map(name => actions[name]?.takes));
    return takenSchema({}, takenFields(takes, r.fields), engine.registry.find).extend({
      aksi: z.enum(steps),
      catatan: z.string().optional(),
      ...(at.many ? { items: z.array(z.object({ id: z.string(), version: z.int() })) } : { version: z.int() }),
    });
  },
  answer: at.many ? manyAnswer : rowAnswer,
});

/**
 * Registers further addresses at which steps of a resource's first workflow are taken (`Resource.decidedAt`); of many rows
 * each in a transaction of its own, so that one refusal leaves the others done.
 */
export function registerDecidedAt(
  app: FastifyInstance,
  engine: Engine,
  r: Resource,
  addresses: readonly DecidedAt[],
  { endpoint = r.endpoint, config, meets, judgedByRow, answer }: Deciding,
): void {
  /** @throws HttpError 404 for a row that is not decided on there */
  const mustMeet = async (caller: Caller, id: string) => {
    const row = meets && (await findRow(engine, engine.db, caller, r, id, 'read'));
    if (row && !meets(row)) throw notFound();
  };
  const one = (at: DecidedAt) => async (request: FastifyRequest) => {
    const caller = callerOf(request);
    const id = paramOf(request, 'id');
    const body = mustBeObject(request.body);
    const step = stepIn(r, at, body);
    await mustMeet(caller, id);
    const row = await answer(caller, await transition(engine, caller, r, id, step, body));
    return at.withHistory ? { ...row, riwayat: await history(engine, caller, r, id) } : row;
  };
  const many = (at: DecidedAt) => async (request: FastifyRequest) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, r, 'action');
    const { items: rows, ids, ...given } = mustBeObject(request.body);
    const step = stepIn(r, at, given);
    const action = mayTake(caller, r, step);
    const items = itemsOf({ items: rows, ids });
    if (!judgedByRow) mustBeGiven(engine.registry, r, action, given);
    const fared = await eachOf(engine, r, items, async ({ id, version }) => {
      await mustMeet(caller, id);
      return transition(engine, caller, r, id, step, { ...given, version });
    });
    return answerOf(fared, caller);
  };
  for (const at of addresses) {
    const path = `/api/${at.path.startsWith('/') ? at.path.slice(1) : `${endpoint}/${at.path}`}` as const;
    app.route({
      method: at.method ?? 'PUT',
      url: path,
      config: { ...config, call: callAt(engine, r, at, path) },
      handler: at.many ? many(at) : one(at),
    });
  }
}
