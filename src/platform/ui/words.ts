import type { Choices, Field, FieldOf } from '../../../resources/kit/index.ts';
import { formatDate, formatDateTime, formatDecimal, formatMoney } from '../providers/format.ts';
import { inWords } from '../providers/reading.ts';

/** Words of a workflow's states, by their codes. */
export const stateLabels = (field: FieldOf<'status'>): Choices =>
  Object.fromEntries(Object.entries(field.workflow.states).map(([name, state]) => [name, state.label]));

/**
 * A value of a field as plain words in the language of the page, for chips, names and screen readers; a reference's words
 * are the caller's.
 */
export function wordsOf(field: Field, value: unknown): string {
  if (typeof value === 'boolean') return inWords(value ? 'Ya' : 'Tidak');
  const text = String(value);
  switch (field.kind) {
    case 'enum':
    case 'enums':
      return inWords(field.choices[text] ?? text);
    case 'status':
      return inWords(field.workflow.states[text]?.label ?? text);
    case 'date':
      return formatDate(text);
    case 'datetime':
      return formatDateTime(text);
    case 'money':
      return formatMoney(Number(text));
    case 'decimal':
      return formatDecimal(Number(text), field.scale);
    default:
      return text;
  }
}
