import type { DbRow } from './db.ts';

/** Name of the field that a column holds: `id_mahasiswa` is `idMahasiswa`; what is no name of a column stays. */
export function fieldName(column: string): string {
  const known = names.get(column);
  if (known !== undefined) return known;
  const isColumn = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(column);
  const name = isColumn ? column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) : column;
  names.set(column, name);
  return name;
}

/** As many as statements name: no column comes from a request. */
const names = new Map<string, string>();

interface Result {
  readonly fields: readonly { readonly name: string }[];
  rows: DbRow[];
}

/** Gives rows the names of fields for the columns of the database, so that statements need no alias for them. */
export function nameFields<R extends Result>(result: R): R {
  if (!result.fields?.some(({ name }) => fieldName(name) !== name)) return result;
  const columns = result.fields.map(({ name }) => [name, fieldName(name)] as const);
  result.rows = result.rows.map(row => {
    const named: DbRow = {};
    for (const [column, name] of columns) named[name] = row[column];
    return named;
  });
  return result;
}
