import type { AksesKunci } from '../../../resources/integrasi/kunciApi.ts';
import type { SumberKunci } from '../../../resources/integrasi/panggilan.ts';
import {
  type Field,
  type Flag,
  inTerms,
  type Registry,
  type Resource,
  type Role,
} from '../../../resources/kit/index.ts';
import { hiddenFields, policyFlags } from '../../platform/access/permission.ts';
import { isPublished } from '../../platform/engine/routes.ts';
import { filterable } from '../../platform/engine/where.ts';

/** The right of the engine behind each access of a key. */
export const flagOf: Readonly<Record<AksesKunci, Flag>> = {
  baca: 'read',
  tambah: 'create',
  ubah: 'update',
  hapus: 'delete',
  langkah: 'action',
};

const accesses = Object.keys(flagOf).filter((name): name is AksesKunci => Object.hasOwn(flagOf, name));

/** What a role may do with a resource, in the words of a key. */
export const accessesOf = (r: Resource, role: Role): AksesKunci[] =>
  accesses.filter(name => policyFlags(r, role).has(flagOf[name]));

/** Data that a key may name at all: what its role reads over the engine's own calls, but no accounts, rights or settings. */
export const mayName = (r: Resource, role: Role): boolean =>
  isPublished(r) && !r.byHand && !r.withheldFromSystems && accessesOf(r, role).includes('baca');

/** Fields of a resource that a role sees. */
export const fieldsSeen = (r: Resource, role: Role): [string, Field][] => {
  const hidden = hiddenFields({ baseRole: role }, r);
  return Object.entries(r.fields).filter(([name]) => !hidden.has(name));
};

/** Choices of a field by which a key may be narrowed to some rows; undefined for a field of another kind. */
function valuesOf(field: Field): Readonly<Record<string, string>> | undefined {
  switch (field.kind) {
    case 'enum':
      return field.choices;
    case 'boolean':
      return { true: 'Ya', false: 'Tidak' };
    case 'status':
      return Object.fromEntries(Object.entries(field.workflow.states).map(([name, { label }]) => [name, label]));
    case 'ref':
      return {};
    default:
      return undefined;
  }
}

/** Fields by which a key may be narrowed to some rows of a resource, with their choices; a reference's are its rows. */
export const narrowingFields = (r: Resource, role: Role): [string, Field, Readonly<Record<string, string>>][] =>
  fieldsSeen(r, role).flatMap(([name, field]): [string, Field, Readonly<Record<string, string>>][] => {
    const values = filterable(r).has(name) ? valuesOf(field) : undefined;
    return values ? [[name, field, values]] : [];
  });

/** Everything that a key of a role may name, in the order of their labels. */
export function sourcesOf(registry: Registry, role: Role): SumberKunci[] {
  const labelled = ([name, { label = name }]: [string, Field]) => ({ nama: name, label: inTerms(label) });
  return registry.resources
    .filter(r => mayName(r, role))
    .map(r => ({
      nama: r.name,
      label: inTerms(r.label),
      akses: accessesOf(r, role),
      kolom: fieldsSeen(r, role).map(labelled),
      saringan: narrowingFields(r, role).map(([name, field, values]) => ({
        ...labelled([name, field]),
        rujukan: field.kind === 'ref' ? field.to : null,
        pilihan: Object.entries(values).map(([nilai, label]) => ({ nilai, label: inTerms(label) })),
      })),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'id'));
}
