import { type ReactNode, useMemo, useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { extensionsOf } from '../extensions.ts';
import { useCrudOptions, useDeclaration } from '../registry.ts';
import { ListView } from './ListView.tsx';
import { firstSort } from './listFields.ts';
import { AllMatchingContext } from './selection.ts';
import { useTicksOfFilter } from './useTicksOfFilter.ts';
import { useNeededFields } from './useView.ts';

interface Props {
  /** Columns that replace the declared ones. */
  children?: ReactNode;
  /** Always applied, never shown as a chip: a tab of a queue. */
  filter?: Readonly<Record<string, unknown>>;
}

/**
 * The list of a resource: search, filters, order, pages, columns, bulk actions, import and export, from its
 * declaration. Children replace the columns: `<ResourceList><Column source="nama" /><KuotaBar /></ResourceList>`.
 */
export function ResourceList({ children, filter }: Props) {
  const resource = useDeclaration();
  const { filter: declared } = useCrudOptions();
  const kolom = useNeededFields();
  // Columns and trees of a page's own may read any field.
  const whole = children !== undefined || extensionsOf(resource.name).listTree !== undefined;
  return (
    <ListBase
      sort={firstSort(resource)}
      perPage={25}
      debounce={300}
      filter={filter || declared ? { ...declared, ...filter } : undefined}
      queryOptions={{ retry: false, enabled: kolom !== undefined, meta: whole ? undefined : { kolom } }}
    >
      <WithSelection>
        <ListView>{children}</ListView>
      </WithSelection>
    </ListBase>
  );
}

/** "All matching rows" holds as long as rows are ticked and the filter stays what it was. */
function WithSelection({ children }: { children: ReactNode }) {
  const { selectedIds, filterValues } = useListContext();
  const [chosen, setChosen] = useState<string | null>(null);
  const now = JSON.stringify(filterValues);
  useTicksOfFilter();
  const all = chosen === now && (selectedIds?.length ?? 0) > 0;
  const value = useMemo(() => ({ all, setAll: (on: boolean) => setChosen(on ? now : null) }), [all, now]);
  return <AllMatchingContext value={value}>{children}</AllMatchingContext>;
}
