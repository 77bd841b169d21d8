import type { Kind, Resource } from '../../../resources/kit/index.ts';
import { fieldOf } from '../registry.ts';

/** Kinds that have no order of their own, or would not fit a cell. */
const unordered: ReadonlySet<Kind> = new Set(['rows', 'refs', 'enums', 'texts', 'json', 'file', 'files', 'longtext']);
const tooBig: ReadonlySet<Kind> = new Set(['rows', 'json', 'file', 'files']);

export const isSortable = (resource: Resource, source: string): boolean =>
  !unordered.has(fieldOf(resource, source).kind);

/** Columns shown at first: ids first where people know them as codes. */
export const firstColumns = (resource: Resource, hidden: ReadonlySet<string>): string[] =>
  [...(resource.id === 'uuid' ? [] : ['id']), ...resource.columns].filter(name => !hidden.has(name));

/** Every column that a person may choose: the first ones, then what else fits a cell. */
export function allColumns(resource: Resource, hidden: ReadonlySet<string>): string[] {
  const first = firstColumns(resource, hidden);
  const more = Object.entries(resource.fields)
    .filter(([name, field]) => !field.secret && !tooBig.has(field.kind) && !hidden.has(name) && !first.includes(name))
    .map(([name]) => name);
  return [...first, ...more, 'updatedAt'];
}

/** `-tahunMulai` → what react-admin sorts by first. */
export function firstSort(resource: Resource): { field: string; order: 'ASC' | 'DESC' } {
  const first = resource.sort[0] ?? '-createdAt';
  return { field: first.replace(/^-/, ''), order: first.startsWith('-') ? 'DESC' : 'ASC' };
}

/** Where the choice of columns is remembered; the name react-admin's own table looks at. */
export const columnsKey = (resource: string): string => `${resource}.datatable`;
