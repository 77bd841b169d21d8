import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Row } from '../../../../resources/kit/index.ts';
import type { menu } from '../../../../resources/pengaturan/menu.ts';
import { http } from '../../../platform/providers/http.ts';

/** A menu as declared. */
export type Menu = Row<typeof menu>;

/** Key under which react-query keeps the whole tree. */
export const menusKey = ['pengaturan/menu', 'susunan'];

/** The most rows that the server gives at once. */
const pageSize = 200;

async function allMenus(signal: AbortSignal): Promise<Menu[]> {
  const found: Menu[] = [];
  for (let from = 0; ; from += pageSize) {
    const query = {
      sort: JSON.stringify(['urut', 'ASC']),
      range: JSON.stringify([from, from + pageSize - 1]),
      filter: JSON.stringify({ app: '1' }),
    };
    const { data } = await http<Menu[]>('menu', { query, signal });
    found.push(...data);
    if (data.length < pageSize) return found;
  }
}

/** Every menu, of the drawer and the tiles, in no particular shape. */
export const useMenus = (): UseQueryResult<Menu[]> =>
  useQuery({ queryKey: menusKey, queryFn: ({ signal }) => allMenus(signal) });
