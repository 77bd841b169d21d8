import { mirroredRole, role } from '../roles.ts';
import { all, type Scope } from './access.ts';
import type { Message } from './message.ts';
import type { Role } from './roles.ts';

/** Rows that somebody who may otherwise act may not act on, and the sentence that says why. */
export interface Except {
  of: Scope;
  message: Message;
}

/** A role that may take a step of a workflow, on the rows to which it is related. `system` stands for jobs. */
export interface Actor {
  role: Role | 'system';
  /** The relation, in the language of row scopes: its own rows, those that it supervises, that are addressed to it. */
  of: Scope;
  /** Acts on behalf of somebody else, which always needs a note. */
  note: boolean;
  except: Except | null;
}

/** Short form of an actor: a role that may act on any row it may write, or `actor(…)`. */
export type ShortActor = Role | 'system' | Actor;

/** A role on the rows to which it is related: `actor(role.x, match('idUser', 'userId'))`. */
export const actor = (
  role: Role | 'system',
  of: Scope = all,
  options: { note?: boolean; except?: Except } = {},
): Actor => ({ role, of, note: options.note ?? false, except: options.except ?? null });

/** A role that acts for another one, with a note. */
export const onBehalf = (role: Role, of: Scope = all): Actor => actor(role, of, { note: true });

/** Completes the actors: HA01 may do what HA03 may (docs/domain/10, introduction) unless it is named itself. */
export function completeActors(by: readonly ShortActor[]): readonly Actor[] {
  const actors = by.map(one => (typeof one === 'string' ? actor(one) : one));
  if (actors.some(({ role: baseRole }) => baseRole === role.superAdmin)) return actors;
  return actors.flatMap(one => (one.role === mirroredRole ? [one, { ...one, role: role.superAdmin }] : [one]));
}

/** True if the actor also depends on the row: the role alone does not decide. */
export const isRelated = ({ of, except }: Actor): boolean => of.type !== 'all' || except !== null;
