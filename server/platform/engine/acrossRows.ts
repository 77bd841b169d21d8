import {
  type FieldErrors,
  type FieldOf,
  type Message,
  type Resource,
  templateNames,
  type UniqueSet,
  withWords,
} from '../../../resources/kit/index.ts';
import { childTableName, column, rowsFields, sqlType, tableName } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import { invalid } from '../errors.ts';
import { wordsOfRow } from './rowWords.ts';
import type { RuleContext } from './rules.ts';

/** A child row under check: where it stands, and its values of the set. */
interface Keyed {
  at: number;
  key: unknown[];
}

/** `Barang sudah berada di peminjaman {kode}.` with the values of the row that has it. */
const said = ({ fields }: Resource, sentence: Message, row: RowData): Message =>
  withWords(sentence, wordsOfRow(fields, templateNames(sentence.text), row));

const keyedRows = (field: FieldOf<'rows'>, rows: readonly RowData[], [names, , except]: UniqueSet): Keyed[] =>
  rows.flatMap((row, at) => {
    const state = except && (row[except.field] ?? field.fields[except.field]?.default);
    const key = names.map(name => row[name] ?? null);
    return except?.notIn.includes(String(state)) || key.includes(null) ? [] : [{ at, key }];
  });

/**
 * Checks unique sets over the child rows of all parents ("one open loan per item"). The unique index of the child table
 * enforces them between concurrent writers; this check names the row that has the value.
 * @param row as it will be, child rows that are written included
 * @throws HttpError 422 by dotted path
 */
export async function checkAcross(ctx: RuleContext, r: Resource, row: RowData, given: RowData): Promise<void> {
  const errors: FieldErrors = {};
  for (const [name, field] of rowsFields(r)) {
    const rows = given[name];
    if (!Array.isArray(rows)) continue;
    for (const set of field.uniqueAcross ?? []) {
      const keyed = keyedRows(field, rows, set);
      const path = ({ at }: Keyed) => `${name}.${at}.${set[0][0] ?? ''}`;
      const own = new Set<string>();
      for (const each of keyed) {
        const text = JSON.stringify(each.key);
        if (own.has(text)) errors[path(each)] = said(r, set[1], row);
        own.add(text);
      }
      for (const { at, holder } of await taken(ctx, r, name, field, set, keyed, row.id))
        errors[path({ at, key: [] })] ??= said(r, set[1], holder);
    }
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

async function taken(
  ctx: RuleContext,
  r: Resource,
  name: string,
  field: FieldOf<'rows'>,
  [names, sentence, except]: UniqueSet,
  keyed: readonly Keyed[],
  id: unknown,
): Promise<{ at: number; holder: RowData }[]> {
  if (!keyed.length) return [];
  const values: unknown[] = [id, keyed.map(({ at }) => at)];
  const arrays = names.map((each, i) => {
    const child = field.fields[each];
    values.push(keyed.map(({ key }) => key[i]));
    return `$${values.length}::${child ? sqlType(child, ctx.registry) : 'text'}[]`;
  });
  const keys = names.map((_, i) => `k${i}`);
  const same = names.map((each, i) => `c.${column(each)} = n.k${i}`);
  if (except) {
    values.push(except.notIn);
    same.push(`c.${column(except.field)} <> all($${values.length})`);
  }
  const shown = templateNames(sentence.text).map(each => `'${each}', p.${column(each)}`);
  return ctx.tx.query<{ at: number; holder: RowData }>(
    `select n.at, json_build_object(${shown.join(', ')}) as holder
       from unnest($2::int[], ${arrays.join(', ')}) as n(at, ${keys.join(', ')})
       join ${childTableName(r, name)} c on ${same.join(' and ')} and c.parent_id <> $1
       join ${tableName(r)} p on p.id = c.parent_id`,
    values,
  );
}
