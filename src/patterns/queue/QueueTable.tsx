import type { ReactNode } from 'react';
import { DataTable, DataTableBody } from 'react-admin';
import type { QueueOptions, QueueTab } from '../../../resources/kit/index.ts';
import { Column } from '../../crud/list/Column.tsx';
import { ListRow } from '../../crud/list/ListRow.tsx';
import { RowFocus } from '../../crud/list/RowFocus.tsx';
import { TableHead } from '../../crud/list/TableHead.tsx';
import { useDensity } from '../../crud/list/useView.ts';
import { useFieldAccess, useMay } from '../../crud/permissions.ts';
import { WarningChips } from '../record/WarningChips.tsx';
import { detailAddress } from './queueFilter.ts';
import { useMarks } from './useMarks.ts';
import { WaitingChip } from './WaitingChip.tsx';

const Body = ({ children }: { children?: ReactNode }) => <DataTableBody row={ListRow}>{children}</DataTableBody>;

/** The rows of a tab; one opens its detail. */
export function QueueTable({ options, tab }: { options: QueueOptions; tab: QueueTab }) {
  const [density] = useDensity();
  const marks = useMarks(options);
  const mayAct = useMay('action') || marks.length > 0;
  const { hidden } = useFieldAccess();
  const { warnings } = options.detail;
  // Where decisions wait, these say the same in every row, or say again how long it waits.
  const fixed = new Set([
    options.waiting.since,
    ...Object.keys(tab.filter),
    ...Object.keys(Object.assign({}, ...Object.values(tab.byRole ?? {}))),
  ]);
  return (
    <RowFocus>
      <DataTable
        body={Body}
        head={TableHead}
        size={density}
        rowClick={id => detailAddress(options, id, tab.key)}
        bulkActionButtons={tab.bulk && mayAct ? <span /> : false}
        bulkActionsToolbar={<span hidden />}
        empty={false}
        sx={{
          overflowX: 'auto',
          '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 1.25 },
          '& .RaDataTable-rowCell': {
            maxWidth: 260,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
          '& .RaDataTable-row:focus-visible': { outline: '2px solid', outlineOffset: -2, outlineColor: 'primary.main' },
        }}
      >
        {tab.bulk ? (
          <DataTable.Col label="Menunggu" disableSort>
            <WaitingChip {...options.waiting} />
          </DataTable.Col>
        ) : null}
        {options.columns
          .filter(name => !hidden.has(name) && !(tab.bulk && fixed.has(name)))
          .map(name => (
            <Column key={name} source={name} />
          ))}
        {warnings ? (
          <DataTable.Col label="Peringatan" disableSort>
            <WarningChips {...warnings} />
          </DataTable.Col>
        ) : null}
      </DataTable>
    </RowFocus>
  );
}
