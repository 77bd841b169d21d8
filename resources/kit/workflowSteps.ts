import { isRelated } from './actor.ts';
import type { Role } from './roles.ts';
import type { Action, Arrow, Workflow } from './workflow.ts';

/** True if a text is a state of the workflow; texts from histories and callers may be anything. */
export const isState = <S extends string>(
  { states }: Pick<Workflow<S>, 'states'>,
  text: string | null | undefined,
): text is S => typeof text === 'string' && Object.hasOwn(states, text);

/** States in which a step may begin. */
export const statesOf = ({ arrows }: Action): string[] => [...new Set(arrows.flatMap(({ from }) => from))];

/** Roles that may take a step on some row in some state. */
export const rolesOf = ({ arrows }: Action): Role[] => [
  ...new Set(arrows.flatMap(({ by }) => by.flatMap(({ role }) => (role === 'system' ? [] : [role])))),
];

/** True if the server must tell for each row who may act, because role and state alone do not decide. */
export const usesRelations = (flow: Workflow): boolean =>
  Object.values(flow.actions).some(({ arrows, needs }) => needs || arrows.some(({ by }) => by.some(isRelated)));

type Row = Readonly<Record<string, unknown>>;

/** True if the row has the field values that the arrow demands. */
export const fits = ({ when }: Arrow, row: Row): boolean =>
  Object.entries(when).every(([field, values]) => values.some(value => value === (row[field] ?? null)));

/** How a call and a row's `aksi` name a step: by the action, behind its field where that is not the resource's first. */
export const stepKey = (action: string, field: string, first: boolean): string =>
  first ? action : `${field}/${action}`;

/** A status field of a resource. */
export interface Status {
  source: string;
  workflow: Workflow;
  /** It is the resource's first, whose steps go by the action's name alone. */
  first: boolean;
}

/** A step that is offered to a role on a row. */
export interface Offered {
  name: string;
  /** As calls name it. */
  key: string;
  action: Action;
  /** It must say why: the step demands it, or the role acts for somebody else. */
  note: boolean;
}

/**
 * Steps that a base role may take on a row: the client draws its buttons from this, the server decides with the same
 * declaration. Where relations, what the row belongs to or another row's state decide, the row brings the server's
 * answer along (`aksi`).
 */
export function stepsFor({ source, workflow: flow, first }: Status, row: Row, role: Role): Offered[] {
  const told = row.aksi;
  const state = row[source];
  return Object.entries(flow.actions).flatMap(([name, action]) => {
    const actors = action.arrows
      .filter(arrow => arrow.from.some(from => from === state) && fits(arrow, row))
      .flatMap(({ by }) => by.filter(one => one.role === role));
    if (!actors.length) return [];
    const key = stepKey(name, source, first);
    if (Array.isArray(told) && !told.includes(key)) return [];
    return [{ name, key, action, note: action.note || actors.every(({ note }) => note) }];
  });
}

/**
 * The field that says at which stage a row is, where a role takes one of these actions from its state, but at another
 * stage: others are waited for. Undefined where it may take one now, or none from this state.
 */
export function stageAwaited(
  { source, workflow: flow }: Status,
  row: Row,
  role: Role,
  names: readonly string[],
): string | undefined {
  const staged = names
    .flatMap(name => flow.actions[name]?.arrows ?? [])
    .filter(({ when }) => Object.keys(when).length > 0)
    .filter(({ from, by }) => from.some(state => state === row[source]) && by.some(one => one.role === role));
  if (staged.some(arrow => fits(arrow, row))) return undefined;
  return staged.flatMap(({ when }) => Object.keys(when)).find(field => row[field] !== null && row[field] !== undefined);
}
