import type { FieldOf, Kind, Resource } from '../../../../resources/kit/index.ts';
import type { ImportAnswer } from '../../providers/api.ts';

/** Kinds that one answer for all rows cannot fill. */
const oneByOne: ReadonlySet<Kind> = new Set(['rows', 'file', 'files', 'coordinate', 'week', 'json', 'status', 'texts']);

/**
 * Fields for which the dialog asks once for all new rows: those that must be filled and that no column fills, and of a
 * list of references what no reference says.
 * @param locked fields that this person does not write
 */
export function askedOnce(
  resource: Resource,
  { kolom, fields }: ImportAnswer,
  mapped: readonly (string | null)[],
  locked: ReadonlySet<string>,
): string[] {
  const asks = kolom.some(({ pustaka }) => pustaka) ? (resource.bibliography?.asks ?? []) : [];
  const missing = fields.flatMap(({ field, required }) => (required && !mapped.includes(field) ? [field] : []));
  return [...new Set([...asks, ...missing])].filter(name => {
    const field = resource.fields[name];
    return field && !field.unique && !oneByOne.has(field.kind) && !locked.has(name) && !field.readOnly;
  });
}

/** Values of a form as the import takes them: as texts that a cell could hold. */
export function fillingOf(names: readonly string[], values: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = names.map(name => {
    const value = values[name];
    if (value === null || value === undefined || value === '') return [name, ''] as const;
    if (typeof value === 'boolean') return [name, value ? 'Ya' : 'Tidak'] as const;
    return [name, Array.isArray(value) ? value.join('; ') : String(value)] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** True if child rows stand in a column: they fill new rows only. */
export const isRows = (resource: Resource, name: string | null | undefined): boolean =>
  (resource.fields[name ?? ''] as FieldOf<'rows'> | undefined)?.kind === 'rows';
