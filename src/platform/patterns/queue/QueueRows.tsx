import Box from '@mui/material/Box';
import { Pagination, useListContext } from 'react-admin';
import { decidesIn, type QueueOptions, type QueueTab } from '../../../../resources/kit/index.ts';
import { usePhone } from '../../common/usePhone.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { ExtraColumnsButton } from '../../ui/extras/ExtraColumnsButton.tsx';
import { FilterButton } from '../../ui/list/FilterButton.tsx';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { Notice } from '../../ui/list/Notice.tsx';
import { RowsFrame } from '../../ui/list/RowsFrame.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { useBaseRole } from '../../ui/permissions.ts';
import { QueueBulk } from './QueueBulk.tsx';
import { QueueCards } from './QueueCards.tsx';
import { QueueGroups, useQueueGroups } from './QueueGroups.tsx';
import { QueuePeople, useQueuePeople } from './QueuePeople.tsx';
import { QueueTable } from './QueueTable.tsx';
import { tabLabel } from './tabLabel.ts';

interface Props {
  options: QueueOptions;
  tab: QueueTab;
}

/** Search, filters and rows of one tab. */
export function QueueRows({ options, tab }: Props) {
  const labelOf = useLabel();
  const say = useWords();
  const { data, error, isPending, filterValues } = useListContext();
  const phone = usePhone();
  const Rows = phone || options.pictures ? QueueCards : QueueTable;
  const filtered = Object.keys(filterValues).length > 0;
  const people = useQueuePeople(tab.bulk ? options.people : undefined);
  const groups = useQueueGroups(tab.bulk ? options.groups : undefined);
  // Rows wait for the content above them, which would otherwise push them down.
  const waits = isPending || [people, groups].some(({ isLoading, isFetched }) => isLoading && !isFetched);
  const role = useBaseRole();
  const decides = role ? decidesIn(tab, role) : false;
  return (
    <Box role="tabpanel" id={`panel-${tab.key}`} aria-labelledby={`tab-${tab.key}`} sx={{ pb: { xs: 12, sm: 2 } }}>
      <Box className="layar-saja" sx={{ display: 'flex', gap: 1, mb: 1.5 }}>
        <SearchBox />
        <FilterButton />
        <ExtraColumnsButton />
      </Box>
      {tab.bulk ? <QueueBulk options={options} /> : null}
      {options.people && people.data && !waits ? <QueuePeople people={options.people} data={people.data} /> : null}
      {options.groups && groups.data && !waits ? <QueueGroups groups={options.groups} data={groups.data} /> : null}
      <FilterChips />
      <RowsFrame key={waits ? 'memuat' : 'isi'}>
        {error && !data ? (
          <ListError />
        ) : waits ? (
          <ListSkeleton cards={phone} />
        ) : data?.length === 0 ? (
          <Notice
            title={
              filtered
                ? say('Tidak ada yang cocok')
                : decides
                  ? say('Semua sudah Anda tangani')
                  : say('Belum ada data di sini')
            }
            text={
              filtered
                ? say('Ubah pencarian atau filter untuk melihat baris lain.')
                : decides
                  ? say('Yang menunggu keputusan Anda akan tampil di sini, yang terlama di atas.')
                  : say('Baris berstatus "%{keadaan}" akan tampil di sini.', { keadaan: labelOf(tabLabel(tab, role)) })
            }
          />
        ) : (
          <>
            <Rows options={options} tab={tab} />
            <Pagination rowsPerPageOptions={[25, 50, 100]} />
          </>
        )}
      </RowsFrame>
    </Box>
  );
}
