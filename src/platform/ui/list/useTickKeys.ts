import type { KeyboardEvent } from 'react';
import { type Identifier, useDataTableConfigContext, useListContext } from 'react-admin';
import { toTickedActions } from '../bulk/toTickedActions.ts';

/**
 * Keys that tick rows of a table: Space this one, an arrow with Shift those on the way, Ctrl + A all of the page; T leads to
 * what may be done with them.
 */
export function useTickKeys(id: Identifier | undefined): (event: KeyboardEvent) => void {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext();
  const { hasBulkActions } = useDataTableConfigContext();
  if (!hasBulkActions || id === undefined) return () => undefined;
  const ids = data.map(row => row.id);
  const tick = (more: Identifier[]) => onSelect([...new Set([...selectedIds, ...more])]);
  return event => {
    const { key, shiftKey } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && shiftKey) {
      const at = ids.indexOf(id);
      tick(ids.slice(Math.max(0, Math.min(at, at + step)), Math.max(at, at + step) + 1));
    } else if (key === ' ') {
      event.preventDefault();
      onToggleItem(id);
    } else if (key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      tick(ids);
    } else if (key === 't') toTickedActions();
  };
}
