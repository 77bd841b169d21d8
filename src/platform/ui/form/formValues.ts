import { type Field, type Fields, isListKind, type Resource } from '../../../../resources/kit/index.ts';
import type { Values } from '../../providers/api.ts';
import { isRecord } from '../../providers/isRecord.ts';
import { codeField } from '../registry.ts';

/** Value of an untouched input. */
function emptyOf(field: Field): unknown {
  if (field.kind === 'boolean') return false;
  return isListKind(field.kind) || field.kind === 'rows' ? [] : null;
}

/** Value of a field as the server wants it: no `undefined`, child rows with their own fields only. */
function cleaned(field: Field, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return emptyOf(field);
  if (field.kind !== 'rows' || !Array.isArray(value)) return value;
  return value.filter(isRecord).map(row => ({
    ...(typeof row.id === 'string' ? { id: row.id } : {}),
    ...pickFields(field.fields, row),
  }));
}

const pickFields = (fields: Fields, row: Values): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.readOnly)
      .map(([name, field]) => [name, cleaned(field, row[name])]),
  );

/** The named fields of a form's values, ready to be checked and sent. */
export function pickDeep(resource: Resource, values: Values, names: readonly string[]): Values {
  const picked: Values = {};
  for (const name of names) {
    const field = name === 'id' ? codeField(resource) : resource.fields[name];
    if (field) picked[name] = cleaned(field, values[name]);
  }
  return picked;
}

/** Those of the named fields whose value differs from the row's. */
export function changesOf(resource: Resource, values: Values, row: Values, names: readonly string[]): Values {
  const mine = pickDeep(resource, values, names);
  const theirs = pickDeep(resource, row, names);
  return Object.fromEntries(Object.entries(mine).filter(([name, value]) => !sameValue(value, theirs[name])));
}

export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** A new row before anybody typed: declared defaults, false and empty lists. */
export function firstValues(resource: Resource): Values {
  return Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([, field]) => !field.readOnly && field.within === undefined)
      .map(([name, field]) => [name, field.default ?? emptyOf(field)]),
  );
}
