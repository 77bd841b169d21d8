import { useSelection } from '../list/selection.ts';
import { BulkNames } from './BulkNames.tsx';

/** The ticked rows by name. Every row that matches a filter is told by the filter, and has no list of names. */
export function BulkSubject() {
  const { target } = useSelection();
  return 'ids' in target ? <BulkNames ids={target.ids} /> : null;
}
