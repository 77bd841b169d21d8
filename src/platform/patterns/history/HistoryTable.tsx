import Box from '@mui/material/Box';
import { ListBase, Pagination, ResourceContextProvider, useListContext } from 'react-admin';
import { type HistoryOptions, historyFields, type ListFilter } from '../../../../resources/kit/index.ts';
import { TitleTools } from '../../common/print/TitleTools.tsx';
import { usePhone } from '../../common/usePhone.ts';
import { useWords } from '../../providers/language.ts';
import { SelectionBar } from '../../ui/bulk/SelectionBar.tsx';
import { Column } from '../../ui/list/Column.tsx';
import { ExportAction } from '../../ui/list/ExportAction.tsx';
import { FilterButton } from '../../ui/list/FilterButton.tsx';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { Notice } from '../../ui/list/Notice.tsx';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { RowsFrame } from '../../ui/list/RowsFrame.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { useTicksOfFilter } from '../../ui/list/useTicksOfFilter.ts';
import { useAsked, useDensity } from '../../ui/list/useView.ts';
import { useFieldAccess } from '../../ui/permissions.ts';
import { PutOffChip } from '../../ui/putOff/PutOffChip.tsx';
import { PutOffTicked } from '../../ui/putOff/PutOffTicked.tsx';
import { useWaitingFilters } from '../../ui/putOff/waiting.ts';
import { useDeclaration } from '../../ui/registry.ts';
import type { ScreenProps } from '../../ui/screenParts.ts';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import { HistoryCards } from './HistoryCards.tsx';

type Props = ScreenProps<'history'>;

/** HISTORY of everybody in one's scope: search, filters, export; a row opens its timeline. */
export function HistoryTable(props: Props) {
  return (
    <ResourceContextProvider value={props.resource}>
      <Everybody {...props} />
    </ResourceContextProvider>
  );
}

function Everybody({ path, options }: Props) {
  const asked = useAsked(historyFields(useDeclaration(), options));
  const waiting = useWaitingFilters(options);
  return (
    <>
      <ScreenTitle path={path} />
      <ListBase
        filter={options.filter}
        storeKey={`riwayat${options.listPath}`}
        sort={{ field: 'tanggalDaftar', order: 'DESC' }}
        perPage={25}
        debounce={300}
        queryOptions={{ retry: false, ...asked }}
      >
        {options.export ? (
          <TitleTools>
            <ExportAction />
          </TitleTools>
        ) : null}
        <Box className="layar-saja" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1.5 }}>
          <SearchBox />
          <FilterButton />
          <PutOffChip waiting={waiting} />
        </Box>
        <Ticked waiting={waiting} />
        <FilterChips />
        <RowsFrame>
          <Rows options={options} selectable={waiting.length > 0} />
        </RowsFrame>
      </ListBase>
    </>
  );
}

/** What may be done with the ticked rows. */
function Ticked({ waiting }: { waiting: readonly ListFilter[] }) {
  const { selectedIds } = useListContext();
  useTicksOfFilter();
  return selectedIds.length > 0 ? (
    <SelectionBar>
      <PutOffTicked waiting={waiting} />
    </SelectionBar>
  ) : null;
}

function Rows({ options, selectable }: { options: HistoryOptions; selectable: boolean }) {
  const say = useWords();
  const { data, error, isPending } = useListContext();
  const [density] = useDensity();
  const { hidden } = useFieldAccess();
  const phone = usePhone();
  if (error && !data) return <ListError />;
  if (isPending) return <ListSkeleton cards={phone} />;
  if (data?.length === 0)
    return (
      <Notice
        title={say('Belum ada pendaftar')}
        text={say('Pendaftar yang cocok akan tampil di sini dengan keputusannya.')}
      />
    );
  const address = options.detailPath;
  if (phone)
    return (
      <>
        <HistoryCards options={options} selectable={selectable} />
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </>
    );
  return (
    <>
      <RecordTable
        size={density}
        selectable={selectable}
        rowClick={address ? id => address.replace(':id', encodeURIComponent(id)) : false}
        cellWidth={260}
      >
        {options.columns
          .filter(name => !hidden.has(name))
          .map(name => (
            <Column key={name} source={name} />
          ))}
      </RecordTable>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
}
