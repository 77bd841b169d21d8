import { type Field, type FieldErrors, type FieldOf, isRecord, messages } from '../../../resources/kit/index.ts';
import type { RowData } from '../database/db.ts';
import { sameValue } from './sameValue.ts';

type RowsField = FieldOf<'rows'>;

const serverSet = (field: RowsField): [string, Field][] =>
  Object.entries(field.fields).filter(([, child]) => child.readOnly);

const byId = (value: unknown): ReadonlyMap<unknown, RowData> =>
  new Map((Array.isArray(value) ? value.filter(isRecord) : []).map(row => [row.id, row]));

/** Child rows in two halves: what a client may send, and what the server has set in them. */
interface Halves {
  sent: unknown;
  /** By position; empty for rows in which the server has set nothing. */
  kept: readonly RowData[];
}

/**
 * Child rows as they may be sent: without the labels that came with them and without what the server sets in them, which
 * stays with the rows that stay. Another value for it is put into `errors`.
 * @param before the stored child rows
 * @param restoring the rows come from the history: what the server had set is put back too
 */
export function splitRows(
  name: string,
  field: RowsField,
  before: unknown,
  value: unknown,
  errors: FieldErrors,
  restoring = false,
): Halves {
  if (!Array.isArray(value)) return { sent: value, kept: [] };
  const stored = byId(before);
  const names = serverSet(field);
  const kept: RowData[] = [];
  const sent = value.map((given: unknown, i) => {
    if (!isRecord(given)) return given;
    const { _embed, ...row } = given;
    const known = row.id == null ? undefined : stored.get(row.id);
    kept[i] = {};
    for (const [key, child] of names) {
      const own = known ? known[key] : child.default;
      if (Object.hasOwn(row, key) && !restoring && (child.secret || !sameValue(own, row[key], child)))
        errors[`${name}.${i}.${key}`] = messages.readOnly;
      kept[i][key] = (restoring ? row[key] : own) ?? null;
      delete row[key];
    }
    return row;
  });
  return { sent, kept };
}

/** Checked child rows with what the server has set in them. */
export const joinRows = (rows: unknown, kept: readonly RowData[]): unknown =>
  Array.isArray(rows) ? rows.map((row: RowData, i) => ({ ...row, ...kept[i] })) : rows;
