import type { Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { sightOf } from '../../access/visibleFields.ts';
import type { Engine } from '../context.ts';
import type { ListQuery } from '../listQuery.ts';
import { list, type Page } from '../read.ts';
import { listed } from '../select.ts';
import { formerEngine } from './engine.ts';
import { mustHaveHistory } from './moment.ts';

/**
 * One page of the rows as they were at a moment, of those that the caller may read today. Sensitive values stay covered;
 * fields that a row shows in some states only are left out.
 * @throws HttpError 403 without the read flag, 400 for an unknown filter, order or column, and for rows without a history
 */
export async function listAsOf(
  engine: Engine,
  caller: Caller,
  r: Resource,
  query: ListQuery,
  moment: Date,
): Promise<Page> {
  mustBeAllowed(caller, r, 'read');
  mustHaveHistory(r);
  const former = formerEngine(engine, caller, r, moment);
  const { hidden } = sightOf(engine.registry, former.caller, r);
  const shown = (query.fields ?? [...listed(r)]).filter(name => name !== 'aksi' && !r.told.includes(name));
  const now = sightOf(engine.registry, caller, r).hidden;
  // A list names what it shows of today's rows; what is hidden today as well is refused.
  const fields = shown.filter(name => !hidden.has(name) || (query.fields !== undefined && now.has(name)));
  return list(former.engine, former.caller, r, { ...query, fields, clear: false });
}
