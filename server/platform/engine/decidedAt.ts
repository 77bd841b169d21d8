import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DecidedAt, messages, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { callerOf } from '../access/guard.ts';
import { mustBeAllowed } from '../access/permission.ts';
import type { RowData } from '../database/db.ts';
import { invalid } from '../errors.ts';
import { forItems } from './bulk.ts';
import { mustBeObject } from './check.ts';
import type { Engine } from './context.ts';
import { itemsOf, paramOf } from './http.ts';
import { mustBeGiven } from './stepInput.ts';
import { statusFieldOf } from './steps.ts';
import { mayTake, transition, transitionIn } from './transition.ts';

/** The whole path of such an address. */
export const decidedPath = ({ endpoint }: Pick<Resource, 'endpoint'>, { path }: DecidedAt): string =>
  path.startsWith('/') ? `/api${path}` : `/api/${endpoint}/${path}`;

/** Steps that are taken at such an address. */
export const stepsAt = (r: Resource, { actions }: DecidedAt): readonly string[] =>
  actions ?? Object.keys(statusFieldOf(r)?.workflow.actions ?? {});

/** The step that a body names, or the only one. @throws HttpError 422 for another word */
function stepIn(r: Resource, at: DecidedAt, { aksi }: RowData): string {
  const [only, ...others] = stepsAt(r, at);
  if (only !== undefined && !others.length && aksi === undefined) return only;
  const found = stepsAt(r, at).find(name => name === aksi);
  if (!found) throw invalid({ aksi: aksi === undefined || aksi === '' ? messages.required : messages.choice });
  return found;
}

/**
 * Registers the further addresses at which a resource's steps are taken (`Resource.decidedAt`).
 * @param answer the row as its caller may see it
 */
export function registerDecidedAt(
  app: FastifyInstance,
  engine: Engine,
  r: Resource,
  session: object,
  answer: (caller: Caller, row: RowData) => Promise<RowData>,
): void {
  const one = (at: DecidedAt) => async (request: FastifyRequest) => {
    const caller = callerOf(request);
    const body = mustBeObject(request.body);
    return answer(caller, await transition(engine, caller, r, paramOf(request, 'id'), stepIn(r, at, body), body));
  };
  const many = (at: DecidedAt) => (request: FastifyRequest) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, r, 'action');
    const { items, ids, ...given } = mustBeObject(request.body);
    const step = stepIn(r, at, given);
    mustBeGiven(engine.registry, r, mayTake(caller, r, step), given);
    return forItems(engine, caller, r, itemsOf({ items, ids }), (ctx, { id, version }) =>
      transitionIn(ctx, r, id, step, { ...given, version }),
    );
  };
  for (const at of r.decidedAt)
    app.route({
      method: at.method ?? 'PUT',
      url: decidedPath(r, at),
      ...session,
      handler: at.many ? many(at) : one(at),
    });
}
