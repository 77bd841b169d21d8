import Box from '@mui/material/Box';
import { createElement, type ReactNode, Suspense } from 'react';
import { ListBase, ResourceContextProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { type QueueOptions, queueFields } from '../../../../resources/kit/index.ts';
import { extensionsOf } from '../../ui/extensions.ts';
import { useExtraColumns } from '../../ui/extras/useExtraColumns.ts';
import { StandsAbove } from '../../ui/list/StandsAbove.tsx';
import { useAsked } from '../../ui/list/useView.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { placeOf } from '../../ui/places.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import { QueueRows } from './QueueRows.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { filterOf, linkedFilter, listKey, narrowed } from './queueFilter.ts';
import { useQueueWithPutOff } from './useQueueWithPutOff.ts';

interface Props {
  resource: string;
  /** The screen whose title the page bears. */
  path: string;
  options: QueueOptions;
  /** Content above the tabs. */
  above?: ReactNode;
}

/** QUEUE: what waits for this role first, oldest first; the other states behind tabs. The tab is part of the address. */
export function QueueList(props: Props) {
  return (
    <ResourceContextProvider value={props.resource}>
      <Tabbed {...props} />
    </ResourceContextProvider>
  );
}

function Tabbed({ resource, path, options: declared, above }: Props) {
  const options = useQueueWithPutOff(resource, declared);
  const role = useBaseRole();
  const [search, setSearch] = useSearchParams();
  const tab = options.tabs.find(({ key }) => key === search.get('tab')) ?? options.tabs[0];
  const declaration = useDeclaration();
  const { chosen: extra } = useExtraColumns();
  const asked = useAsked(
    tab ? [...queueFields(declaration, options, tab), ...(extensionsOf(declaration.name).reads ?? []), ...extra] : [],
  );
  if (!tab || !role) return null;
  const [field, order] = tab.sort;
  const linked = search.get('filter');
  const one = options.by ? search.get(options.by) : null;
  const bound = options.by && one ? { [options.by]: one } : {};
  const rows = (
    <Box sx={{ mt: 1 }}>
      <QueueTabs
        options={options}
        open={tab.key}
        onOpen={key => setSearch({ tab: key, ...bound }, { replace: true })}
      />
      <ListBase
        key={`${tab.key}${linked ?? ''}${one ?? ''}`}
        // The address belongs to the tab; search and filters are remembered per tab, for the detail to walk through.
        disableSyncWithLocation
        storeKey={listKey(options, tab.key)}
        filter={{ ...narrowed(filterOf(options, tab, role), linkedFilter(linked)), ...bound }}
        sort={{ field, order }}
        perPage={25}
        debounce={300}
        queryOptions={{ retry: false, ...asked }}
      >
        <QueueRows options={options} tab={tab} />
      </ListBase>
      {options.copies ? <Suspense>{createElement(placeOf('copies'))}</Suspense> : null}
    </Box>
  );
  return (
    <>
      <ScreenTitle path={path} />
      {above ? <StandsAbove above={above}>{rows}</StandsAbove> : rows}
    </>
  );
}
