import { type Field, type Kind, type Resource, templateNames } from '../../../../resources/kit/index.ts';

const tooBig: ReadonlySet<Kind> = new Set(['rows', 'json', 'file', 'files']);

/** What an answer names is shown by its name. */
const isNamed = (field: Field): boolean => field.kind === 'json' && field.named === true;

/** Declared columns, without those that are hidden from the role or say nothing: ids first where people know them as codes. */
const declaredColumns = (resource: Resource, without: ReadonlySet<string>): string[] =>
  [...(resource.id === 'uuid' ? [] : ['id']), ...resource.columns].filter(name => !without.has(name));

/** The columns shown at first. */
export const firstColumns = (resource: Resource, without: ReadonlySet<string>): string[] =>
  declaredColumns(resource, without).filter(name => !resource.aside.includes(name));

/** Every column that a person may choose: the declared ones, then what else fits a cell. */
export function allColumns(resource: Resource, without: ReadonlySet<string>): string[] {
  const first = declaredColumns(resource, without);
  const more = Object.entries(resource.fields)
    .filter(([, field]) => !(field.secret || field.inner || (tooBig.has(field.kind) && !isNamed(field))))
    .filter(([name]) => !without.has(name) && !first.includes(name))
    .map(([name]) => name);
  return [...first, ...more, 'updatedAt'];
}

/**
 * The column that tells people which row it is: of those that name it the first that is a name and no code (a text with room
 * for one); it stays in sight while the others scroll away under it.
 */
export function nameColumn(resource: Resource, without: ReadonlySet<string>): string | undefined {
  const names = templateNames(resource.representation).filter(name => !without.has(name));
  const isName = (name: string) => {
    const field = resource.fields[name];
    return field?.kind === 'text' && field.max >= leastName;
  };
  return names.find(isName) ?? names.at(-1);
}

const leastName = 40;

/** `-tahunMulai` → what react-admin sorts by first. */
export function firstSort(resource: Resource): { field: string; order: 'ASC' | 'DESC' } {
  const first = resource.sort[0] ?? '-createdAt';
  return { field: first.replace(/^-/, ''), order: first.startsWith('-') ? 'DESC' : 'ASC' };
}

/** Store key of the chosen columns, the one that react-admin's own table uses. */
export const columnsKey = (resource: string): string => `${resource}.datatable`;

/** Store key of the order of the columns, of lists whose columns the person has moved. */
export const orderKey = (resource: string): string => `${columnsKey(resource)}.urutan`;

/** Store key of the widths of columns in pixels, by field. */
export const widthsKey = (resource: string): string => `${columnsKey(resource)}.lebar`;

/** Names in a chosen order; what the order does not know stays behind what it followed. */
export function inOrder(names: readonly string[], order: readonly string[]): string[] {
  const known = order.filter(name => names.includes(name));
  const put = [...known];
  for (const [at, name] of names.entries()) {
    if (known.includes(name)) continue;
    const before = names[at - 1];
    put.splice(before === undefined ? 0 : put.indexOf(before) + 1, 0, name);
  }
  return put;
}
