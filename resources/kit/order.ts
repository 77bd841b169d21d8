import { isListKind } from './listKinds.ts';
import type { Resource } from './resourceShape.ts';
import type { Lookup } from './schema.ts';

/**
 * Orders of a resource's lists. A `small` resource sorts by any field; any other needs an index, since one request
 * would otherwise read every row.
 */

/** A field to sort by; `down` = from the largest. */
export interface OrderKey {
  name: string;
  down: boolean;
}

/** `-tanggal` → by `tanggal`, the latest first. */
export const orderKey = (key: string): OrderKey => ({ name: key.replace(/^-/, ''), down: key.startsWith('-') });

/** Sortable fields that every row has. */
const engineOwned: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'version']);

/** True if values of the field have an order. */
export function isOrdered(r: Resource, name: string): boolean {
  if (engineOwned.has(name)) return true;
  const kind = Object.hasOwn(r.fields, name) ? r.fields[name]?.kind : undefined;
  return kind !== undefined && kind !== 'rows' && kind !== 'json' && kind !== 'file' && !isListKind(kind);
}

/** True if the field is unique. */
export const isKey = (r: Resource, name: string): boolean =>
  name === 'id' ||
  (r.fields[name]?.required === true &&
    r.unique.some(([fields, , except]) => fields.length === 1 && fields[0] === name && !except));

/**
 * Fields that order rows with the same value of `name`: the rest of the default order, as far as an index can carry it;
 * the id always comes last.
 */
export function tiesOf(r: Resource, name: string): OrderKey[] {
  if (isKey(r, name)) return [];
  const keys = r.sort.map(orderKey);
  const rest = keys.filter(key => key.name !== name && key.name !== 'id');
  if (keys[0]?.name === name) return rest;
  return rest.length > 2 || rest.some(key => r.fields[key.name]?.kind === 'longtext') ? [] : rest;
}

/** Fields whose indexes lead with them, beside the default order and keys: filters, references, and what `orders` adds. */
export function indexedFields(r: Resource): ReadonlySet<string> {
  const references = Object.keys(r.fields).filter(name => r.fields[name]?.kind === 'ref');
  return new Set([...references, ...r.filters, ...r.orders]);
}

/**
 * True if lists may be sorted by the field. A reference sorts by its label, so on a large resource it may only point at
 * a small one.
 */
export function isSortable(r: Resource, name: string, find: Lookup): boolean {
  if (!isOrdered(r, name)) return false;
  if (r.small) return true;
  // Child rows come by their parent, which has few.
  if (r.rowsOf) return isKey(r, name) || r.sort.some(key => orderKey(key).name === name);
  const field = r.fields[name];
  if (field?.kind === 'ref') return !r.view && find(field.to)?.small === true;
  if (isKey(r, name) || orderKey(r.sort[0] ?? '').name === name) return true;
  return !r.view && field?.kind !== 'boolean' && indexedFields(r).has(name);
}
