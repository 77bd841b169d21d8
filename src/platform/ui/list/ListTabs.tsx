import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useGetList, useListContext, useResourceContext } from 'react-admin';
import {
  dated,
  decidesIn,
  type ListFilter,
  type ListTabs as Options,
  putOffFilter,
} from '../../../../resources/kit/index.ts';
import { dayToday, formatNumber } from '../../providers/format.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { useBaseRole } from '../permissions.ts';
import { usePutOff } from '../putOff/usePutOff.ts';
import { useRegistry } from '../registry.ts';
import { representationOf } from '../representation.ts';
import { TabsPlace } from './TabsPlace.tsx';
import { useFilters } from './useFilters.ts';
import { useRowCounts } from './useRowCounts.ts';

interface Shown {
  key: string;
  label: string;
  filter: ListFilter;
  /** Goes along with the filter, and does not say whether the tab is open. */
  beside?: ListFilter;
  count?: number | undefined;
}

const everything = 'semua';

/** TABS above a list: each sets its filter, so that the address, the export and the bulk actions follow. */
export function ListTabs({ options }: { options: Options }) {
  return 'tabs' in options ? <Fixed tabs={options.tabs} /> : <ByRow {...options} />;
}

type FixedOptions = Extract<Options, { tabs: unknown }>;
type RowOptions = Extract<Options, { to: string }>;

function Fixed({ tabs: declared }: FixedOptions) {
  const today = dayToday();
  const role = useBaseRole();
  const waiting = declared.filter(({ task }) => role && task && decidesIn({ task, bulk: false }, role));
  const some = usePutOff(useResourceContext() ?? '', waiting.length > 0).length > 0;
  const tabs = declared.map(tab => ({
    ...tab,
    filter: dated(tab.filter, today),
    ...(some && waiting.includes(tab) ? { beside: { [putOffFilter]: false } } : {}),
  }));
  const { filter: always } = useListContext();
  const counts = useRowCounts(tabs.map(({ filter, beside }) => ({ ...filter, ...beside, ...always })));
  return <Strip tabs={tabs.map((tab, i) => ({ ...tab, count: counts[i] }))} all="Semua" />;
}

const mostTabs = 30;

/** One tab for each row that may be looked up; nothing while there are none. */
function ByRow({ field, to, all }: RowOptions) {
  const target = useRegistry().find(to);
  const { data, isPending } = useGetList(
    to,
    {
      pagination: { page: 1, perPage: mostTabs },
      sort: { field: '', order: 'ASC' },
      filter: {},
      meta: { rujukan: true },
    },
    { staleTime: 300_000, retry: false },
  );
  if (isPending) return <TabsPlace />;
  if (!data?.length || !target) return null;
  const tabs = data.map(row => ({
    key: String(row.id),
    label: representationOf(target, row),
    filter: { [field]: String(row.id) },
  }));
  return <Strip tabs={tabs} all={all} />;
}

function Strip({ tabs, all }: { tabs: readonly Shown[]; all: string }) {
  const say = useWords();
  const labelOf = useLabel();
  const { values, set } = useFilters();
  const fields = [...new Set(tabs.flatMap(({ filter }) => Object.keys(filter)))];
  const nothing = Object.fromEntries(fields.map(name => [name, undefined]));
  const isOpen = ({ filter }: Shown) =>
    Object.entries(filter).every(([name, value]) => JSON.stringify(values[name]) === JSON.stringify(value));
  const chosen = (key: string) => {
    const tab = tabs.find(one => one.key === key);
    set({ ...nothing, [putOffFilter]: undefined, ...tab?.filter, ...tab?.beside });
  };
  const open = fields.some(name => values[name] !== undefined) ? tabs.find(isOpen)?.key : everything;
  return (
    <Tabs
      // A filter of the person's own belongs to no tab.
      value={open ?? false}
      onChange={(_, key: string) => chosen(key)}
      variant="scrollable"
      aria-label={say('Bagian daftar')}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value={everything} label={labelOf(all)} />
      {tabs.map(({ key, label, count }) => (
        <Tab
          key={key}
          value={key}
          label={count === undefined ? labelOf(label) : `${labelOf(label)} (${formatNumber(count)})`}
        />
      ))}
    </Tabs>
  );
}
