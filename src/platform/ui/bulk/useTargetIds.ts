import { useDataProvider, useListContext } from 'react-admin';
import { onlyIds } from '../../providers/dataProvider.ts';
import { useSelection } from '../list/selection.ts';
import { useDeclaration } from '../registry.ts';

const page = 200;

/** Ids of the selected rows; for "all matching", read page by page (transitions are asked for by id). */
export function useTargetIds(): () => Promise<string[]> {
  const { name } = useDeclaration();
  const { target, total } = useSelection();
  const { sort } = useListContext();
  const dataProvider = useDataProvider();
  return async () => {
    if ('ids' in target) return target.ids;
    const ids: string[] = [];
    for (let number = 1; ids.length < total; number++) {
      const { data } = await dataProvider.getList(name, {
        filter: target.filter,
        sort,
        pagination: { page: number, perPage: page },
        meta: onlyIds,
      });
      ids.push(...data.map(row => String(row.id)));
      if (data.length < page) break;
    }
    return ids;
  };
}
