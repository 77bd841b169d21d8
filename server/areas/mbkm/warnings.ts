import { catatanMonitoring } from '../../../resources/mbkm/catatanMonitoring.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { isPeringatan, type Peringatan, peringatan } from '../../../resources/mbkm/peringatan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { hiddenFields, ruleOf } from '../../platform/access/permission.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { conditionContext, conditionSql } from './conditions.ts';

const codes = Object.keys(peringatan).filter(isPeringatan);

/**
 * Chips that a caller may see: those about the study plan need the right to read it, and problems found by monitoring
 * the right to read its notes.
 */
export const tellsOf = (caller: Caller, code: Peringatan): boolean =>
  code === 'KRS_LEBIH'
    ? !hiddenFields(caller, pendaftar).has('sksKrs')
    : code !== 'BERMASALAH' || ruleOf(caller, catatanMonitoring) !== undefined;

/** Chips of participations by id (docs/domain/20 §4.7); one query for a whole page. */
export async function warningsOf(
  { db, registry, now }: Pick<Engine, 'db' | 'registry' | 'now'>,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Peringatan[]>> {
  if (!ids.length) return new Map();
  const values: unknown[] = [ids];
  const context = conditionContext(registry, 't', values, now());
  const told = codes.filter(code => tellsOf(caller, code));
  const columns = told.map(code => `${conditionSql(code, context)} as "${code}"`).join(', ');
  const rows = await db.query<{ id: string } & Record<Peringatan, boolean>>(
    `select t.id, ${columns} from ${tableName(pendaftar)} t where t.id = any($1::uuid[])`,
    values,
    { prepare: true },
  );
  return new Map(rows.map(row => [row.id, told.filter(code => row[code])]));
}
