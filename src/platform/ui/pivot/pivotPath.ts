import type { Resource } from '../../../../resources/kit/index.ts';
import type { cellFilter } from '../../../../resources/kit/pivot.ts';

/** Where pivot tables are composed. */
export const pivotScreen = '/laporan';

/** Filter of lists that names the rows of a cell; said here so that lists load no more of pivot tables. */
export const cellFilterName: typeof cellFilter = 'sel';

/** Address of a pivot table over a list, counted by its first state or choice. */
export function pivotPath(r: Resource, filter: Readonly<Record<string, unknown>>): string {
  const [first] = Object.entries(r.fields).find(([, { kind }]) => kind === 'status' || kind === 'enum') ?? [];
  const params = new URLSearchParams({ sumber: r.name });
  if (first) params.set('baris', JSON.stringify([first]));
  if (Object.keys(filter).length) params.set('filter', JSON.stringify(filter));
  return `${pivotScreen}?${params}`;
}
