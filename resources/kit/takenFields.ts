import type { Field, Fields } from './field.ts';
import type { FieldErrors } from './row.ts';
import { isField } from './schema.ts';
import { isOfRow, type Takes } from './takes.ts';
import { holds, isEmpty, type Values } from './values.ts';

/** A field that the step fills, with what the step asks of it. */
const asTaken = (field: Field, required: boolean): Field => ({ ...field, readOnly: false, fixed: false, required });

/** Inputs of a step as fields: those of the row as declared there, but never required. */
export const takenFields = (takes: Takes | undefined, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(takes ?? {}).flatMap(([name, taken]) => {
      if (!isOfRow(taken)) return isField(taken) ? [[name, taken]] : [];
      const { [name]: field } = fields;
      return field ? [[name, asTaken(field, false)]] : [];
    }),
  );

/**
 * Inputs of a step as fields of its form.
 * @param row the row, with its required inputs; left out for several rows: no input that only some of them may need
 */
export const askedFields = (takes: Takes | undefined, fields: Fields, row?: Values): Fields =>
  Object.fromEntries(
    Object.entries(takenFields(takes, fields)).flatMap(([name, field]) => {
      const taken = takes?.[name];
      if (!taken || !isOfRow(taken)) return [[name, field]];
      if (!taken.asked || (row && taken.when && !holds(taken.when, row))) return [];
      return [[name, asTaken(field, row !== undefined && taken.required)]];
    }),
  );

/** Messages for what is given although it is not asked for of this row. */
export function unaskedErrors(takes: Takes | undefined, row: Values, given: Values): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, taken] of Object.entries(takes ?? {})) {
    if (!isOfRow(taken) || !taken.unasked || !taken.when || holds(taken.when, row)) continue;
    if (!isEmpty(given[name])) errors[name] = taken.unasked;
  }
  return errors;
}
