import type { ReactNode } from 'react';
import { DataTable, DataTableBody, type DataTableProps } from 'react-admin';
import { ListRow } from './ListRow.tsx';
import { RowFocus } from './RowFocus.tsx';
import { TableHead } from './TableHead.tsx';

const Body = ({ children }: { children?: ReactNode }) => <DataTableBody row={ListRow}>{children}</DataTableBody>;

interface Props extends Pick<DataTableProps, 'size' | 'storeKey' | 'hiddenColumns' | 'rowClick' | 'children'> {
  /** Rows can be ticked; a bar of our own acts on them. */
  selectable?: boolean;
  /** Widest a cell may be, in pixels; what is longer ends in dots. */
  cellWidth: number;
  /** What opens a row in place, instead of the page that it leads to. */
  onOpen?: Parameters<typeof RowFocus>[0]['onOpen'];
}

/** The rows of the list around as a table, a line each; the arrow keys walk through it. */
export function RecordTable({ selectable = false, cellWidth, onOpen, ...table }: Props) {
  return (
    <RowFocus onOpen={onOpen}>
      <DataTable
        {...table}
        body={Body}
        head={TableHead}
        // Any element: our own bar acts on the selection, the table only has to offer the tick boxes.
        bulkActionButtons={selectable ? <span /> : false}
        bulkActionsToolbar={<span hidden />}
        empty={false}
        sx={{
          overflowX: 'auto',
          '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 1.25 },
          '& .RaDataTable-rowCell': {
            maxWidth: cellWidth,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
          '& .RaDataTable-row:focus-visible': { outline: '2px solid', outlineOffset: -2, outlineColor: 'primary.main' },
        }}
      />
    </RowFocus>
  );
}
