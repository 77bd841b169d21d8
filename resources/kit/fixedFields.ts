import type { Scope } from './access.ts';
import type { Registry } from './registry.ts';
import type { Resource } from './resourceShape.ts';
import type { Role } from './roles.ts';

/**
 * Fields that have the same value in every row that a list can show: those fixed by the screen's own filter, those
 * fixed by the role's row scope (a clerk's own branch), and those that follow from them. Their columns and filters say
 * nothing.
 * @param filter of the screen, in the dialect of docs/api.md; filters that the person sets are not part of it
 */
export function fixedFields(
  registry: Pick<Registry, 'find'>,
  resource: Resource,
  role: Role | undefined,
  filter: Readonly<Record<string, unknown>> = {},
): ReadonlySet<string> {
  const scope = role && resource.access[role]?.scope;
  const byScope = scope ? fixedBy(registry, resource, scope, role) : [];
  // A field that the filter wants empty is not fixed: it may still be filled in, which takes the row out of the list.
  const byFilter = Object.entries(filter)
    .filter(([name, value]) => name in resource.fields && value !== null && !Array.isArray(value))
    .map(([name]) => name);
  return withFollowers(resource, [...byScope, ...byFilter, ...resting(resource, filter)]);
}

/** Status fields that have not left their first state in any row of the filter. */
function resting(resource: Resource, filter: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    if (field.kind !== 'status' || !field.restsWhile) return [];
    const { field: other, values } = field.restsWhile;
    const left = Object.hasOwn(filter, other) ? [filter[other]].flat() : [];
    return left.length > 0 && left.every(value => typeof value === 'string' && values.includes(value)) ? [name] : [];
  });
}

function withFollowers(resource: Resource, names: Iterable<string>): Set<string> {
  const found = new Set(names);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [name, { follows }] of Object.entries(resource.fields))
      if (follows !== undefined && found.has(follows)) found.add(name);
  }
  return found;
}

/** Fields that a scope fixes, with their values. */
function fixedBy(registry: Pick<Registry, 'find'>, resource: Resource, scope: Scope, role: Role): Set<string> {
  switch (scope.type) {
    case 'match':
      return withFollowers(resource, [scope.field]);
    case 'value':
      return withFollowers(resource, scope.in.length === 1 ? [scope.field] : []);
    case 'both':
      return new Set(scope.of.flatMap(part => [...fixedBy(registry, resource, part, role)]));
    case 'either': {
      const [first, ...others] = scope.of.map(part => fixedBy(registry, resource, part, role));
      return new Set([...(first ?? [])].filter(name => others.every(other => other.has(name))));
    }
    case 'through':
      return carriedAlong(registry, resource, scope, role);
    default:
      return new Set();
  }
}

/** Fields of the referenced row that are the same in all readable rows, as far as this resource repeats them. */
function carriedAlong(
  registry: Pick<Registry, 'find'>,
  resource: Resource,
  { field, scope }: Extract<Scope, { type: 'through' }>,
  role: Role,
): Set<string> {
  const reference = resource.fields[field];
  const target = reference?.kind === 'ref' ? registry.find(reference.to) : undefined;
  const theirs = target && (scope ?? target.access[role]?.scope);
  if (!target || !theirs) return new Set();
  const there = fixedBy(registry, target, theirs, role);
  const brought = Object.entries(resource.fields).filter(([name, one]) => one.follows === field && there.has(name));
  return withFollowers(
    resource,
    brought.map(([name]) => name),
  );
}
