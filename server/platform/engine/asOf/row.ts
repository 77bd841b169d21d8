import type { Resource } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { coveredSight } from '../../access/sensitive/cover.ts';
import { sightOf } from '../../access/visibleFields.ts';
import { tableName } from '../../database/columns.ts';
import { mustBeId } from '../../database/ids.ts';
import { notFound } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { rowSelect } from '../read.ts';
import { formerEngine } from './engine.ts';
import { mustHaveHistory } from './moment.ts';

/**
 * One row with its child rows as it was at a moment, as JSON text, where the caller may read it today. Sensitive values
 * stay covered.
 * @throws HttpError 403 without the read flag, 400 for rows without a history, 404 where the row was not there or is out of the caller's scope
 */
export async function rowAsOf(engine: Engine, caller: Caller, r: Resource, id: string, moment: Date): Promise<string> {
  mustBeAllowed(caller, r, 'read');
  mustHaveHistory(r);
  mustBeId(r, id);
  const former = formerEngine(engine, caller, r, moment);
  const { registry } = engine;
  const values: unknown[] = [id];
  const scope = former.engine.rowsOf(former.caller, r, 'read', 't', values);
  const sight = coveredSight(registry, former.caller, r, sightOf(registry, former.caller, r));
  const select = rowSelect(former.engine, r, sight, values, true);
  const found = await former.engine.db.reading.one<{ isi: string }>(
    `select row_to_json(_baris)::text as isi from (select ${select} from ${tableName(r)} t where t.id = $1 and ${scope}) _baris`,
    values,
  );
  if (!found) throw notFound(refusals.asOf.absent);
  return found.isi;
}
