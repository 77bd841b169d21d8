import type { FastifyReply } from 'fastify';
import type { Resource } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import { narrowSight } from '../../platform/access/visibleFields.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { ListQuery } from '../../platform/engine/listQuery.ts';
import { orderSql } from '../../platform/engine/order.ts';
import { rowSelect } from '../../platform/engine/read.ts';
import { whereSql } from '../../platform/engine/where.ts';

/** A condition that always holds, with its values `$1…`. */
export interface Fixed {
  sql: string;
  values: readonly unknown[];
}

export interface Rows {
  rows: DbRow[];
  total: number;
}

/**
 * A list in the usual dialect, of rows that the caller has by right and not by menu: own notices, and what the Super
 * Admin sees of the machinery.
 */
export async function pageOf(engine: Engine, r: Resource, query: ListQuery, fixed: Fixed): Promise<Rows> {
  const sight = narrowSight({ baseRole: role.superAdmin }, r);
  const values: unknown[] = [...fixed.values];
  const where = `${fixed.sql} and ${whereSql(r, engine.registry, query.filter, 't', values, sight)}`;
  const order = orderSql(r, query.sort, 't', sight, values, engine.registry);
  const table = tableName(r);
  const found = await engine.db.one<{ n: number }>(`select count(*)::int as n from ${table} t where ${where}`, values);
  const rows = await engine.db.query(
    `select ${rowSelect(engine, r, sight, values, false)} from ${table} t where ${where} order by ${order}
      limit ${query.limit} offset ${query.offset}`,
    values,
  );
  return { rows, total: found?.n ?? 0 };
}

/** Sends a page with its Content-Range. */
export function sendRows(reply: FastifyReply, { rows, total }: Rows, offset: number): FastifyReply {
  const last = Math.max(offset, offset + rows.length - 1);
  return reply.header('content-range', `items ${offset}-${last}/${total}`).send(rows);
}
