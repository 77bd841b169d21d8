import type { Resource } from '../../../../resources/kit/index.ts';
import { cellFilter } from '../../../../resources/kit/pivot.ts';
import { useMayOpen } from '../../common/useMayOpen.ts';
import { asOfPath } from '../asOf/asOfPath.ts';
import { useRegistry } from '../registry.ts';
import type { Heading } from './grid.ts';
import type { PivotState } from './usePivot.ts';

type Chosen = PivotState & { resource: Resource };

/** Address of the list with the rows of a cell, where the role has a list of them. */
export function useRowsBehind({ resource, rows, columns, filter, day }: Chosen) {
  const { screens } = useRegistry();
  const mayOpen = useMayOpen();
  const path = screens.find(
    ({ pattern, resources, path: one }) =>
      (pattern === 'crud' || pattern === 'monitor') && resources[0] === resource.name && mayOpen(one),
  )?.path;
  return (line: Heading, column: Heading): string | undefined => {
    if (!path) return undefined;
    const cell = [
      ...line.values.map((value, i) => [rows[i]?.key ?? '', value] as const),
      ...column.values.map((value, i) => [columns[i]?.key ?? '', value] as const),
    ];
    // A table of a cell's rows, counted further: both cells at once.
    const before = filter[cellFilter];
    const sel = { ...(typeof before === 'object' ? before : {}), ...Object.fromEntries(cell) };
    const wanted = cell.length ? { ...filter, [cellFilter]: sel } : filter;
    if (day) return asOfPath(resource, day, wanted);
    return `${path}?${new URLSearchParams({ filter: JSON.stringify(wanted) })}`;
  };
}
