import { type Message, messages } from '../../../resources/kit/index.ts';
import { badRequest } from '../errors.ts';
import type { DbRow, Queryable, QueryOptions } from './db.ts';

/** Rows that a call without pages answers at most. */
export const mostAtOnce = 5000;

/** Refusal of too many rows: its sentence and the limit. */
export interface AtOnce {
  readonly instead: Message;
  readonly most?: number;
}

/**
 * All rows that a statement finds, or an error: a call without pages never cuts its answer silently.
 * @param sql without a limit
 * @throws HttpError 400 for more than may come at once
 */
export async function allAtOnce<T extends DbRow>(
  on: Pick<Queryable, 'query'>,
  sql: string,
  values: readonly unknown[],
  limit: AtOnce,
  options?: QueryOptions,
): Promise<T[]> {
  const most = limit.most ?? mostAtOnce;
  const rows = await on.query<T>(`${sql} limit ${most + 1}`, values, options);
  mustFit(rows.length, limit);
  return rows;
}

/** @throws HttpError 400 for more than may come at once */
export function mustFit(found: number, { most = mostAtOnce, instead }: AtOnce): void {
  if (found > most) throw badRequest(messages.moreAtOnce({ most, instead }));
}
