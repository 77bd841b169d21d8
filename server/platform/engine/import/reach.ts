import { messages, type Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { column, storedFields, typeOf } from '../../database/columns.ts';
import type { Engine } from '../context.ts';
import { refuse } from './types.ts';
import type { Judging } from './uniques.ts';

/**
 * Refuses rows outside the caller's write scope (a clerk's row for another branch). New rows do not exist yet, so the
 * scope's predicate runs over the values themselves. New rows to which rules add (an owner) are checked once they are
 * written (`lockRow.ts`).
 */
export async function outOfReach(engine: Engine, caller: Caller, r: Resource, rows: readonly Judging[]): Promise<void> {
  const params: unknown[] = [];
  const scope = engine.rowsOf(caller, r, 'write', 'k', params);
  if (scope === 'true') return;
  const made = engine.rulesOf(r).beforeCreate ? undefined : 'baru';
  const asked = rows.flatMap(({ row, before }, n) =>
    row.status === made || row.status === 'berubah' ? [{ n, after: { ...before, ...row.nilai } }] : [],
  );
  if (!asked.length) return;
  const names = ['id', 'createdBy', ...storedFields(r.fields).map(([name]) => name)].filter(
    // Conditions on child rows refer to the parent by its plain id.
    name => scope.includes(`k.${column(name)}`) || (name === 'id' && /\bk\.id\b/.test(scope)),
  );
  const types = names.map(name => `, ${column(name)} ${typeOf(r, name, engine.registry)}`).join('');
  const json = asked.map(({ n, after }) => {
    const values = { createdBy: caller.userId, ...after } as Record<string, unknown>;
    return { n, ...Object.fromEntries(names.map(name => [column(name).slice(1, -1), values[name] ?? null])) };
  });
  const text = `select k.n from json_to_recordset($${params.length + 1}::json) as k(n integer${types}) where (${scope}) is not true`;
  for (const { n } of await engine.db.query<{ n: number }>(text, [...params, JSON.stringify(json)])) {
    const row = rows[n]?.row;
    if (row) refuse(row, { root: messages.forbidden });
  }
}
