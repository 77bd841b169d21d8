import { type Access, allow, both, none, through } from './access.ts';
import type { Field, RowsField } from './field.ts';
import { fixed } from './label.ts';
import { integer, ref } from './makeField.ts';
import { resource } from './resource.ts';
import type { Resource, RowsOf } from './resourceShape.ts';
import { allRoles } from './roles.ts';

/** Name of the resource of child rows in a field, in references and in the registry: `contoh/peminjaman.barang`. */
export const rowsName = (parent: string, field: string): string => `${parent}.${field}`;

const ofParent = 'parentId';

/**
 * The child rows in a field, as a resource that references may point at: they are read and looked up as far as the row
 * that they belong to is read, and written with it only.
 */
export function rowsResource(parent: Resource, field: string, rows: RowsField): Resource {
  const access = accessOf(parent, field);
  const made = resource({
    name: rowsName(parent.name, field),
    endpoint: `${parent.endpoint}/baris/${field}`,
    savedImport: false,
    alsoAt: parent.alsoAt.map(endpoint => `${endpoint}/baris/${field}`),
    label: rows.label ?? field,
    ...(rows.representation ? { representation: rows.representation } : {}),
    fields: {
      [ofParent]: ref(parent.name, { required: true, label: parent.label }),
      nomor: integer(0, 10_000),
      ...Object.fromEntries(Object.entries(rows.fields).map(([name, child]) => [name, alone(child)])),
    },
    sort: [ofParent, 'nomor'],
    serverOnly: true,
    unaudited: true,
    access,
    lookup: { columns: [ofParent], scope: none, except: allRoles.filter(role => !access[role]) },
  });
  const rowsOf: RowsOf = {
    resource: parent.name,
    field,
    references: referencesOf(parent),
  };
  return fixed({ ...made, rowsOf });
}

/**
 * `dependsOn` on a field of the parent row is checked at the parent's declaration and enforced when the rows are
 * written.
 */
const alone = (field: Field): Field =>
  field.kind === 'ref' || field.kind === 'refs' ? { ...field, dependsOn: {} } : field;

function accessOf(parent: Resource, field: string): Access {
  const rules = allRoles.flatMap(role => {
    const rule = parent.access[role];
    if (!rule?.flags.includes('read') || rule.hide?.includes(field)) return [];
    const { later, scope } = rule;
    const shown = later?.fields.includes(field) ? both(scope, later.until) : scope;
    return [[role, allow(through(ofParent, shown), [])] as const];
  });
  return Object.fromEntries(rules);
}

/** References of the row around them that nobody is kept from: `parentId.idKelompok` filters by one. */
function referencesOf(parent: Resource): string[] {
  const kept = new Set(
    Object.values(parent.access).flatMap(rule => [...(rule?.hide ?? []), ...(rule?.later?.fields ?? [])]),
  );
  return Object.entries(parent.fields).flatMap(([name, field]) =>
    field.kind === 'ref' && !kept.has(name) ? [`${ofParent}.${name}`] : [],
  );
}
