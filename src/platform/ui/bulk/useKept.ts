import { useListContext } from 'react-admin';
import { type Message, whyKept } from '../../../../resources/kit/index.ts';
import { useSelection } from '../list/selection.ts';
import { useBaseRole } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';

/** Ticked rows of this page that are not deleted, by id with the reason; what stands on other pages the server says. */
export function useKept(): ReadonlyMap<string, Message> {
  const resource = useDeclaration();
  const role = useBaseRole();
  const { data = [] } = useListContext();
  const { target } = useSelection();
  const ticked = new Set('ids' in target ? target.ids : []);
  return new Map(
    data.flatMap((row): [string, Message][] => {
      const why = ticked.has(String(row.id)) ? whyKept(resource, row, role) : undefined;
      return why === undefined ? [] : [[String(row.id), why]];
    }),
  );
}
