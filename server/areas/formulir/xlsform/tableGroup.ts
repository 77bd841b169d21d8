import type { TableRow } from './tables.ts';
import { typeOf } from './types.ts';

/**
 * The lines of a group that is shown as a table (`table-list`), where it is one to the portal too: every line one of the
 * same choices, asked of everybody. Undefined for every other group.
 * @param at of the row that begins it
 */
export function tableGroup(rows: readonly TableRow[], at: number): TableRow[] | undefined {
  if (!rows[at]?.get('appearance').includes('table-list')) return undefined;
  const lines: TableRow[] = [];
  let list: string | undefined;
  for (const row of rows.slice(at + 1, at + 1000)) {
    const type = typeOf(row.get('type'));
    if (type.is === 'end') return lines.length ? lines : undefined;
    if (type.is !== 'select' || type.kind !== 'choice' || type.other || row.get('relevant')) return undefined;
    if (list !== undefined && list !== type.list) return undefined;
    list = type.list;
    lines.push(row);
  }
  return undefined;
}
