import {
  type Field,
  type FieldOf,
  type ImportColumn,
  type Kind,
  type Registry,
  type Resource,
  text,
} from '../../../../resources/kit/index.ts';
import type { Actor } from '../../access/permission.ts';
import { hiddenFields } from '../../access/permission.ts';
import { isUuid } from '../../database/ids.ts';
import { cellText } from '../../documents/spreadsheet/cell.ts';
import type { RawRow } from '../../documents/spreadsheet/rawRow.ts';
import { parentHeadings, parentsOf } from './parents.ts';

/** A field that a spreadsheet may fill. */
export interface ImportField {
  name: string;
  field: Field;
  label: string;
  required: boolean;
}

const neverInCells: ReadonlySet<Kind> = new Set(['file', 'files', 'json', 'status']);
const notInCells = (field: Field): boolean =>
  field.kind === 'rows' ? field.inCell === undefined : neverInCells.has(field.kind);

/**
 * Fields that the import fills: what people write, less child rows that stand in no cell, files and what the role does not see. Codes
 * that are ids count as a field named `id`.
 */
export function importFields(r: Resource, actor: Pick<Actor, 'baseRole'>): ImportField[] {
  const hidden = hiddenFields(actor, r);
  const own = Object.entries(r.fields)
    .filter(([name, field]) => !field.readOnly && !field.secret && !notInCells(field) && !hidden.has(name))
    .map(([name, field]) => ({
      name,
      field,
      label: field.label ?? name,
      required: field.required && field.default === undefined,
    }));
  if (r.id === 'uuid') return own;
  const code = text(r.id.max, { required: true, fixed: true, label: r.id.label });
  return [{ name: 'id', field: code, label: r.id.label, required: true }, ...own];
}

/** Heading of the column by which a row is found again that people know by nothing of its own. */
export const idHeading = 'ID';

/**
 * The columns without an "ID" that is another system's: ours are uuids, and a column without a single one names none of
 * our rows. What somebody chose stays.
 */
export function withoutForeignId(
  r: Resource,
  columns: readonly ImportColumn[],
  rows: readonly RawRow[],
): ImportColumn[] {
  return columns.map((column, at) => {
    if (r.id !== 'uuid' || column.field !== 'id' || column.dipilih) return column;
    const said = rows.map(({ cells }) => cellText(cells[at]).trim()).filter(Boolean);
    return said.length && !said.some(text => isUuid(text)) ? { ...column, field: null } : column;
  });
}

/**
 * A field that is read from a file; `known` only finds the row, `tells` only distinguishes the rows that a reference
 * may mean.
 */
export type ReadField = ImportField & { known?: true; tells?: true };

/**
 * Fields that are read from a file: those that the import fills, those that only find the row (the id, and parts of the
 * key that the server gives: `known`), and those that tell rows of one name apart (`tells`).
 */
export function readFields(r: Resource, actor: Pick<Actor, 'baseRole'>, registry: Registry): ReadField[] {
  const filled = importFields(r, actor);
  const hidden = hiddenFields(actor, r);
  const given = r.key
    .filter(name => !hidden.has(name) && !filled.some(field => field.name === name))
    .flatMap(name => {
      const field = r.fields[name];
      return field?.readOnly && !notInCells(field)
        ? [{ name, field, label: field.label ?? name, required: false, known: true as const }]
        : [];
    });
  const telling = tellersOf(r, registry, filled).filter(
    ({ name }) => !hidden.has(name) && !filled.some(field => field.name === name),
  );
  if (r.id !== 'uuid') return [...filled, ...given, ...telling];
  const id = text(36, { label: idHeading });
  return [...filled, ...given, ...telling, { name: 'id', field: id, label: idHeading, required: false, known: true }];
}

/** Columns that say in words what rows of the references lie in, each once. */
function tellersOf(r: Resource, registry: Registry, filled: readonly ImportField[]): ReadField[] {
  const found = new Map<string, ReadField>();
  for (const { field } of filled) {
    if (!isReference(field)) continue;
    const target = registry.get(field.to);
    for (const { ours, theirs, told } of parentsOf(registry, r, field)) {
      if (!told || found.has(ours)) continue;
      const label = r.fields[ours]?.label ?? target.fields[theirs]?.label ?? ours;
      const words = text(200, { label, aliases: parentHeadings(registry, target, theirs) });
      found.set(ours, { name: ours, label, field: words, required: false, tells: true });
    }
  }
  return [...found.values()];
}

/** True if rows can be recognised by the key: it is unique without exceptions, and the file has every part of it. */
export function hasKey(r: Resource, fields: readonly string[]): boolean {
  const key = r.key.join();
  const unique =
    key === 'id' ||
    r.unique.some(([names, , except]) => !except && names.join() === key) ||
    r.key.every(name => r.fields[name]?.unique);
  return unique && r.key.every(name => fields.includes(name));
}

/** True if an export of all fields identifies every row; otherwise it includes the id. */
export const isNamed = (r: Resource, actor: Pick<Actor, 'baseRole'>, registry: Registry): boolean =>
  r.key.length > 0 &&
  hasKey(
    r,
    readFields(r, actor, registry).map(({ name }) => name),
  ) &&
  r.key.every(name => name === 'id' || r.fields[name]?.required || r.fields[name]?.readOnly);

/** Field by which people name a row of a resource, when it is one field of text: `npm`, `kode`, or a code that is the id. */
export function codeField(target: Resource): string | undefined {
  const [only, ...more] = target.key;
  if (only === undefined || more.length > 0) return undefined;
  const kind = target.fields[only]?.kind;
  return only === 'id' || kind === 'text' || kind === 'email' ? only : undefined;
}

export const isReference = (field: Field): field is FieldOf<'ref'> | FieldOf<'refs'> =>
  field.kind === 'ref' || field.kind === 'refs';
