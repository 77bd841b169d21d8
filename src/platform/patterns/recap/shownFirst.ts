import type { RecapOptions } from '../../../../resources/kit/index.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * The row that a recap opens with: the one in which today lies, else the newest in the likeliest state, or the newest.
 * Rows come newest first.
 * @param today `YYYY-MM-DD`
 */
export function shownFirst<T extends Row>(
  rows: readonly T[],
  { first = [], days }: Pick<RecapOptions['by'], 'first' | 'days'>,
  today: string,
): T | undefined {
  const holds = (row: T) => days && String(row[days[0]]) <= today && today <= String(row[days[1]]);
  const likely = first.map(state => rows.find(({ status }) => status === state)).find(row => row !== undefined);
  return rows.find(holds) ?? likely ?? rows[0];
}
