import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type Call,
  type DecidedAt,
  messages,
  type Resource,
  stepKey,
  takenFields,
  takenSchema,
} from '../../../resources/kit/index.ts';
import { manyAnswer, rowAnswer } from '../../../resources/kit/manyAnswer.ts';
import type { Caller } from '../access/caller.ts';
import { callerOf } from '../access/guard.ts';
import { mustBeAllowed } from '../access/permission.ts';
import type { RowData } from '../database/db.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import { answerOf, eachOf } from './bulk.ts';
import { mustBeObject } from './check.ts';
import type { Engine } from './context.ts';
import { history } from './history.ts';
import { itemsOf, paramOf } from './http.ts';
import { mayTake } from './namedStep.ts';
import { findRow } from './read.ts';
import { mustBeGiven } from './stepInput.ts';
import { statusFieldsOf } from './steps.ts';
import { transition } from './transition.ts';

/** Where such addresses lie, and what they answer. */
interface Deciding {
  /** Path below `/api/` of those that do not begin with `/`; default: the resource's endpoint. */
  readonly endpoint?: string;
  readonly config: FastifyContextConfig;
  /** Rows that are decided on there: others are not found. Default: all. */
  readonly meets?: (row: RowData) => boolean;
  /** Checks that precede any step there. @throws HttpError */
  readonly before?: (row: RowData) => void;
  /** The row's id where the address does not name it. @throws HttpError 404, 422 */
  readonly find?: (caller: Caller, body: RowData) => string | Promise<string>;
  /** Inputs of many rows are checked row by row, also a note that each of them requires. */
  readonly judgedByRow?: true;
  /** The row as its caller may see it. */
  readonly answer: (caller: Caller, row: RowData) => Promise<RowData>;
}

/** The status field whose steps are taken there, with its workflow's actions. */
function flowAt(r: Resource, { field }: Pick<DecidedAt, 'field'>) {
  const fields = statusFieldsOf(r);
  const at = field === undefined ? 0 : fields.findIndex(([name]) => name === field);
  const [name, status] = fields[at] ?? [];
  return { name: name ?? 'status', first: at === 0, actions: status?.workflow.actions ?? {} };
}

/** Parameter of an address that names the step itself: `aksi/:action`. */
const namesStep = ({ path }: DecidedAt): boolean => path.split('/').includes(':action');

/** Steps that are taken at such an address by their own name. */
const stepsAt = (r: Resource, at: DecidedAt): readonly string[] => at.actions ?? Object.keys(flowAt(r, at).actions);

/** Values that `aksi` may have there. */
const wordsAt = (r: Resource, at: DecidedAt): readonly string[] => [
  ...new Set([...stepsAt(r, at), ...Object.keys(at.words ?? {})]),
];

/** The word that a body names, or the only one. @throws HttpError 422 for another word */
function wordIn(r: Resource, at: DecidedAt, { aksi = at.otherwise }: RowData): string {
  const [only, ...others] = wordsAt(r, at);
  if (only !== undefined && !others.length && aksi === undefined) return only;
  const found = wordsAt(r, at).find(name => name === aksi);
  if (!found) throw invalid({ aksi: aksi === undefined || aksi === '' ? messages.required : messages.choice });
  return found;
}

/** Of several steps the caller's own that begins in the row's state, else the first. */
function stepOf(
  r: Resource,
  at: DecidedAt,
  caller: Caller,
  names: readonly string[],
  from: unknown,
): string | undefined {
  const { actions } = flowAt(r, at);
  const begins = names.filter(name => actions[name]?.arrows.some(arrow => arrow.from.some(state => state === from)));
  const own = (among: readonly string[]) =>
    among.find(name => actions[name]?.arrows.some(({ by }) => by.some(({ role }) => role === caller.baseRole)));
  return own(begins) ?? own(names) ?? begins[0] ?? names[0];
}

/**
 * The step that leads from the row's state to the one that the body names, the caller's own where several do.
 * @throws HttpError 409 where none does
 */
function stepTo(r: Resource, at: DecidedAt, caller: Caller, row: RowData, to: unknown): string {
  const { name: field, actions } = flowAt(r, at);
  const from = row[field];
  const leading = Object.entries(actions).filter(([, { arrows }]) =>
    arrows.some(arrow => arrow.to[0] === to && arrow.from.some(state => state === from)),
  );
  const found = stepOf(
    r,
    at,
    caller,
    leading.map(([name]) => name),
    from,
  );
  if (!found) throw conflict(messages.wrongState);
  return found;
}

/** Such an address as a declared call; its schema is made when somebody reads the documentation. */
const callAt = (engine: Engine, r: Resource, at: DecidedAt, path: Call['path']): Call => ({
  method: at.method ?? 'PUT',
  path,
  summary: `Putuskan ${r.label}`,
  get documented() {
    const { name: field, actions } = flowAt(r, at);
    const steps = [...stepsAt(r, at), ...Object.values(at.words ?? {}).flat()];
    const takes = Object.assign({}, ...steps.map(name => actions[name]?.takes));
    return takenSchema({}, takenFields(takes, r.fields), engine.registry.find).extend({
      ...(at.toState ? { [field]: z.string() } : namesStep(at) ? {} : { aksi: z.enum(wordsAt(r, at)) }),
      [at.note ?? 'catatan']: z.string().optional(),
      ...(at.many ? { items: z.array(z.object({ id: z.string(), version: z.int() })) } : { version: z.int() }),
    });
  },
  answer: at.many ? manyAnswer : rowAnswer,
});

/**
 * Registers further addresses at which steps of a resource are taken (`Resource.decidedAt`); of many rows each in a
 * transaction of its own, so that one refusal leaves the others done.
 */
export function registerDecidedAt(
  app: FastifyInstance,
  engine: Engine,
  r: Resource,
  addresses: readonly DecidedAt[],
  { endpoint = r.endpoint, config, meets, before, find, judgedByRow, answer }: Deciding,
): void {
  /** @throws HttpError 404 for a row that is not decided on there */
  const mustMeet = async (caller: Caller, id: string) => {
    const row = meets && (await findRow(engine, engine.db, caller, r, id, 'read'));
    if (row && !meets(row)) throw notFound();
  };
  /** The step on a row that somebody named by a word or a state. @throws HttpError 404, 409, 422 */
  const stepOn = async (at: DecidedAt, caller: Caller, id: string, body: RowData): Promise<string> => {
    const word = at.toState ? undefined : wordIn(r, at, body);
    const names = word === undefined ? [] : (at.words?.[word] ?? [word]);
    const { name: field } = flowAt(r, at);
    if (word !== undefined && names.length === 1 && !before) {
      await mustMeet(caller, id);
      return names[0] ?? word;
    }
    const row = await findRow(engine, engine.db, caller, r, id, 'read');
    if (!row || (meets && !meets(row))) throw notFound();
    before?.(row);
    return word === undefined
      ? stepTo(r, at, caller, row, body[field])
      : (stepOf(r, at, caller, names, row[field]) ?? word);
  };
  /** How the engine names a step of that address. */
  const keyAt = (at: DecidedAt, action: string): string => {
    const { name, first } = flowAt(r, at);
    return stepKey(action, name, first);
  };
  /** A body as a step takes it. */
  const asTaken = (at: DecidedAt, body: RowData): RowData => {
    const { note } = at;
    const known = new Set(['aksi', note, at.toState && flowAt(r, at).name]);
    const taken = Object.fromEntries(Object.entries(body).filter(([name]) => !known.has(name)));
    return note === undefined ? taken : { ...taken, catatan: body[note] };
  };
  const one = (at: DecidedAt) => async (request: FastifyRequest) => {
    const caller = callerOf(request);
    const body = mustBeObject(request.body ?? {});
    mustBeAllowed(caller, r, 'action');
    const id = find ? await find(caller, body) : paramOf(request, 'id');
    const step = keyAt(at, await stepOn(at, caller, id, body));
    const row = await answer(caller, await transition(engine, caller, r, id, step, asTaken(at, body)));
    return at.withHistory ? { ...row, riwayat: await history(engine, caller, r, id) } : row;
  };
  const many = (at: DecidedAt) => async (request: FastifyRequest) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, r, 'action');
    const { items: rows, ids, ...given } = mustBeObject(request.body);
    const step = keyAt(at, namesStep(at) ? paramOf(request, 'action') : wordIn(r, at, given));
    const taken = asTaken(at, given);
    const action = mayTake(caller, r, step);
    const items = itemsOf({ items: rows, ids });
    if (!judgedByRow) mustBeGiven(engine.registry, r, action, taken);
    const fared = await eachOf(engine, r, items, async ({ id, version }) => {
      await mustMeet(caller, id);
      return transition(engine, caller, r, id, step, { ...taken, version });
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
