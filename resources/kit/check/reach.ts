import { DeclarationError } from '../errors.ts';
import type { Fields } from '../field.ts';
import type { Content } from '../patterns.ts';
import type { Resource } from '../resourceShape.ts';
import { allRoles, type Role } from '../roles.ts';
import { linkOpens, type Screen } from '../screen.ts';

type ByName = ReadonlyMap<string, Resource>;

/** A field that a list is narrowed by or a form fills in, and the resource that its choices come from. */
export interface Choosing {
  field: string;
  target: Resource;
}

/** Where the choices of a reference are read: child rows with the row that they belong to. */
const sourceOf = (to: string, byName: ByName): Resource | undefined => {
  const target = byName.get(to);
  return target?.rowsOf ? byName.get(target.rowsOf.resource) : target;
};

/** References of a resource that a role filters by or fills in. */
export function choicesOf(r: Resource, role: Role, byName: ByName): Choosing[] {
  const rule = r.access[role];
  if (!rule) return [];
  const writes = !r.serverOnly && rule.flags.some(flag => flag === 'create' || flag === 'update');
  const offered = (name: string, readOnly: boolean) =>
    !rule.hide?.includes(name) &&
    (r.filters.includes(name) || (writes && !readOnly && (rule.only?.includes(name) ?? true)));
  const within = (fields: Fields, top?: string): Choosing[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === 'rows') return within(field.fields, top ?? name);
      if (field.kind !== 'ref' && field.kind !== 'refs') return [];
      const fixed = Boolean(field.readOnly || field.derived || (top && r.fields[top]?.readOnly));
      const target = offered(top ?? name, fixed) && sourceOf(field.to, byName);
      return target ? [{ field: top ? `${top}.${name}` : name, target }] : [];
    });
  return within(r.fields);
}

/** True if a role may choose among the rows of a resource wherever a form refers to them, without its menu. */
const isOpen = ({ lookup, readWithoutMenu }: Resource, role: Role): boolean =>
  readWithoutMenu || (lookup !== null && !lookup.except.includes(role));

/** True if the role's rule gives it a list; a role that only has its own single row does not. */
const showsRows = ({ access }: Resource, role: Role): boolean =>
  access[role]?.flags.includes('read') === true && access[role]?.scope.type !== 'match';

/**
 * Rights to read follow from screens: a role that filters or fills in by a reference must have a screen that names the
 * referenced resource, or every choice answers 403 although the role's rule allows reading.
 * @throws DeclarationError naming role, field and resource
 */
export function checkReach(screens: readonly Screen[], byName: ByName): void {
  for (const role of allRoles) {
    const named = new Set(screens.flatMap(({ roles, resources }) => (roles[role] ? resources : [])));
    for (const name of named) {
      const r = byName.get(name);
      for (const { field, target } of r ? choicesOf(r, role, byName) : [])
        if (!isOpen(target, role) && showsRows(target, role) && !named.has(target.name))
          throw new DeclarationError(
            `${name}.${field}: ${role} memilih dari "${target.name}", yang tidak disebut satu pun layarnya`,
          );
    }
  }
}

/** Screens that a content leads to by itself, one of which its reader must have; none where it stays. */
function onward(content: Content): readonly string[] {
  if (content.pattern === 'redirect') return [content.options.to];
  return content.pattern === 'logbook/members' ? content.options.paths.groups : [];
}

/**
 * A role that has a screen which forwards must also have the screen that it forwards to.
 * @throws DeclarationError naming the screen, the role and the addresses
 */
export function checkOnward(screens: readonly Screen[]): void {
  for (const screen of screens)
    for (const role of allRoles.filter(one => screen.roles[one])) {
      const to = onward(screen.byRole?.[role] ?? screen);
      const open = to.some(path => screens.some(one => one.roles[role] && linkOpens(one.path, path)));
      if (to.length && !open)
        throw new DeclarationError(
          `${screen.path}: ${role} tidak membuka ${to.join(' atau ')}, tempat layar itu membawa`,
        );
    }
}
