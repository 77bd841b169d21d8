import {
  allRoles,
  type FieldErrors,
  type Flag,
  flags,
  isRole,
  messages,
  type Resource,
  type Role,
  type Rule,
  term,
} from '../../../resources/kit/index.ts';
import { forbidden } from '../errors.ts';
import type { Caller } from './caller.ts';
import { fieldsBeyond, isReached } from './narrowed.ts';

/** The part of a caller that permissions depend on. */
export type Actor = Pick<Caller, 'baseRole' | 'menuFlags' | 'narrowed'>;

/** The part on which the sight of fields depends. */
type Sighted = Pick<Caller, 'baseRole' | 'narrowed'>;

const writingFlags: ReadonlySet<Flag> = new Set(['create', 'update', 'delete', 'import']);

/** The declared rule of the caller's base role; none means that the role may do nothing (docs/domain/10 §1 step 3). */
export const ruleOf = (actor: Pick<Actor, 'baseRole'>, resource: Resource): Rule | undefined =>
  resource.access[actor.baseRole];

/** The most that a base role can be granted on a resource: its rule, without what the resource does not support. */
export const policyFlags = perRole<Flag>((resource, role) => {
  const allowed = resource.access[role]?.flags ?? [];
  return new Set(
    allowed.filter(
      flag =>
        !(resource.serverOnly && writingFlags.has(flag)) &&
        !(resource.appendOnly && (flag === 'update' || flag === 'delete')),
    ),
  );
});

/** True if the caller may do it: what the policy allows and the role's menus grant (docs/domain/10 §1 steps 3, 4). */
export const mayDo = (actor: Actor, resource: Resource, flag: Flag): boolean =>
  isReached(actor, resource) &&
  policyFlags(resource, actor.baseRole).has(flag) &&
  ((flag === 'read' && resource.readWithoutMenu) || (actor.menuFlags.get(resource.name)?.has(flag) ?? false));

/**
 * As `mayDo`, for callers that continue.
 * @throws HttpError 403 'Peran Anda tidak dapat melakukan ini. Hubungi pengelola portal bila perlu.'
 */
export function mustBeAllowed(actor: Actor, resource: Resource, flag: Flag): void {
  if (!mayDo(actor, resource, flag)) throw forbidden();
}

/** Base roles whose policy has a flag on a resource, as calls beside plain CRUD declare them. */
export const rolesWith = (resource: Resource, flag: Flag): Role[] =>
  allRoles.filter(role => policyFlags(resource, role).has(flag));

/** Every flag that the caller has on a resource. */
export const flagsOf = (actor: Actor, resource: Resource): Flag[] => flags.filter(flag => mayDo(actor, resource, flag));

/** True if the lookup columns may be seen: by every role but the excepted ones, or by anybody (RUJUKAN, PUBLIK). */
export const mayLookUp = (actor: Pick<Actor, 'baseRole'> | null, resource: Resource): boolean =>
  resource.lookup !== null && (actor ? !resource.lookup.except.includes(actor.baseRole) : resource.lookup.public);

/** Fields that this role may send at all. */
export function writableFields(actor: Sighted, resource: Resource): ReadonlySet<string> {
  const own = writableOf(resource, actor.baseRole);
  const beyond = fieldsBeyond(actor, resource);
  return beyond.size ? new Set([...own].filter(name => !beyond.has(name))) : own;
}

const writableOf = perRole<string>((resource, role) => {
  const rule = resource.access[role];
  if (!rule) return new Set();
  const open = Object.keys(resource.fields).filter(name => !resource.fields[name]?.readOnly);
  // An extra field is written by whoever writes the one that holds it.
  const named = (names: readonly string[] | undefined, name: string) =>
    names?.includes(resource.fields[name]?.within ?? name);
  return new Set(open.filter(name => (named(rule.only, name) ?? true) && !named(rule.hide, name)));
});

/** Fields that this role never sees: not in answers, exports, filters, searches or sorts. Secrets are hidden from all. */
export function hiddenFields(actor: Sighted, resource: Resource): ReadonlySet<string> {
  const own = hiddenOf(resource, actor.baseRole);
  const beyond = fieldsBeyond(actor, resource);
  return beyond.size ? new Set([...own, ...beyond]) : own;
}

const hiddenOf = perRole<string>((resource, role) => {
  const secret = Object.keys(resource.fields).filter(name => resource.fields[name]?.secret);
  return new Set([...secret, ...(resource.access[role]?.hide ?? [])]);
});

/** Messages for sent fields that the role may not write (docs/domain/10 §1 step 6); empty when all are fine. */
export function forbiddenFields(actor: Sighted, resource: Resource, sent: Iterable<string>): FieldErrors {
  const writable = writableFields(actor, resource);
  const errors: FieldErrors = {};
  for (const name of sent) {
    const field = resource.fields[name];
    // Unknown and read-only fields have their own messages in the schema; this is about fields others may write.
    if (field && !field.readOnly && !writable.has(name))
      errors[name] = messages.fieldForbidden({ label: term(field.label ?? name) });
  }
  return errors;
}

/** The built-in role whose policy and scope a role has: itself, or the one that its administrator named. */
export function baseRoleOf(role: { id: string; idRoleDasar: string | null }): Role | null {
  if (role.idRoleDasar) return isRole(role.idRoleDasar) ? role.idRoleDasar : null;
  return isRole(role.id) ? role.id : null;
}

/** Declarations are frozen, so what follows from one for a role is worked out once. */
function perRole<T extends string>(
  work: (resource: Resource, role: Role) => ReadonlySet<T>,
): (resource: Resource, role: Role) => ReadonlySet<T> {
  const known = new WeakMap<Resource, Map<Role, ReadonlySet<T>>>();
  return (resource, role) => {
    const byRole = known.get(resource) ?? new Map<Role, ReadonlySet<T>>();
    const found = byRole.get(role) ?? work(resource, role);
    known.set(resource, byRole.set(role, found));
    return found;
  };
}
