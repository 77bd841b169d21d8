import type { Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { type Sight, sightOf } from '../../access/visibleFields.ts';
import { tableName } from '../../database/columns.ts';
import { filterSql } from '../computed.ts';
import type { Engine } from '../context.ts';
import type { ListQuery } from '../listQuery.ts';
import { orderSql } from '../order.ts';

/** The rows of an export, as SQL over alias `t`. */
export interface ExportedRows {
  readonly sight: Sight;
  /** Of `from` so far; columns and order add theirs. */
  readonly params: unknown[];
  /** `from … where …`, with what columns join. */
  from(joins?: string): string;
  /** `order by …`; its parameters come after those of the columns. */
  order(): string;
}

/**
 * The checks and SQL that every export begins with: flag, sight and rows.
 * @throws HttpError 403 without the export flag, 400 for an unknown filter; `order` 400 for an unknown order
 */
export async function exportedRows(
  engine: Engine,
  caller: Caller,
  r: Resource,
  query: Pick<ListQuery, 'filter' | 'sort'>,
): Promise<ExportedRows> {
  mustBeAllowed(caller, r, 'read');
  mustBeAllowed(caller, r, 'export');
  const sight = sightOf(engine.registry, caller, r);
  const params: unknown[] = [];
  const conditions = [
    await filterSql(engine, caller, r, query.filter, 't', params),
    engine.rowsOf(caller, r, 'read', 't', params),
  ].join(' and ');
  return {
    sight,
    params,
    from: (joins = '') => `from ${tableName(r)} t ${joins} where ${conditions}`,
    order: () => `order by ${orderSql(r, query.sort, 't', sight, params, engine.registry)}`,
  };
}
