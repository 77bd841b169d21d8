import type { RaRecord } from 'react-admin';
import type { Field, Registry, Resource, Role } from '../../../resources/kit/index.ts';
import type { Rows } from './fakeRows.ts';

/** A text that is no word of any language. */
export const nonsense = 'Xqzv';

const idOf = (name: string, n: number) => `${name.replace('/', '-')}-${n}`;

function valueFor(field: Field, n: number): unknown {
  switch (field.kind) {
    case 'enum': {
      const choices = Object.keys(field.choices);
      return choices[n % choices.length];
    }
    case 'status': {
      const states = Object.keys(field.workflow.states);
      return states[n % states.length];
    }
    case 'ref':
      return idOf(field.to, 0);
    case 'refs':
      return [idOf(field.to, 0)];
    case 'boolean':
      return n % 2 === 0;
    case 'integer':
    case 'decimal':
    case 'money':
      return 3;
    case 'date':
      return '2026-11-20';
    case 'datetime':
      return '2026-11-20T03:00:00.000Z';
    case 'time':
      return '08:00:00';
    case 'email':
      return 'x@contoh.example';
    case 'file':
    case 'files':
    case 'rows':
      return null;
    default:
      return nonsense;
  }
}

const rowOf = (resource: Resource, n: number, role: Role): RaRecord => ({
  ...Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, valueFor(field, n)])),
  id: idOf(resource.name, n),
  version: 1,
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-20T03:00:00.000Z',
  aksi: Object.values(resource.fields)
    .flatMap(field => (field.kind === 'status' ? Object.entries(field.workflow.actions) : []))
    .flatMap(([code, action]) => (JSON.stringify(action).includes(role) ? [code] : [])),
});

/** Rows of every resource, as many as make each state and choice appear, their texts words of no language. */
export const filledRows = (registry: Registry, role: Role, count = 8): Rows =>
  Object.fromEntries(
    registry.resources.map(resource => [
      resource.name,
      Array.from({ length: count }, (_, n) => rowOf(resource, n, role)),
    ]),
  );
