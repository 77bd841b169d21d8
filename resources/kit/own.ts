import type { Resource } from './resourceShape.ts';
import { replacedBy } from './retention.ts';
import { namingFields } from './shownFields.ts';

/** True if a field is particular to one row: bulk changes of it are refused, and no dialog offers it. */
export function isOwn(r: Resource, name: string): boolean {
  const field = r.fields[name];
  if (!field) return false;
  if (field.unique) return true;
  if (field.own !== undefined) return field.own;
  const named = (field.kind === 'text' || field.kind === 'longtext') && namingFields(r).includes(name);
  return named || replacedBy(field) !== undefined;
}
