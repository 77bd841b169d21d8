import { Children, isValidElement, type ReactNode } from 'react';
import { DataTable, DataTableBody } from 'react-admin';
import { extensionsOf } from '../extensions.ts';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { Column } from './Column.tsx';
import { ListRow } from './ListRow.tsx';
import { columnsKey } from './listFields.ts';
import { RowFocus } from './RowFocus.tsx';
import { RowMenu } from './RowMenu.tsx';
import { TableHead } from './TableHead.tsx';
import { useColumns, useDensity } from './useView.ts';

const Body = ({ children }: { children?: ReactNode }) => <DataTableBody row={ListRow}>{children}</DataTableBody>;

/** The rows as a table; the arrow keys walk through it. */
export function ListTable({ children }: { children?: ReactNode }) {
  const resource = useDeclaration();
  const { columns, hiddenAtFirst } = useColumns();
  const [density] = useDensity();
  const selectable = useSelectable();
  const mayShow = useMay('show');
  const { rowActions } = extensionsOf(resource.name);
  return (
    <RowFocus>
      <DataTable
        body={Body}
        head={TableHead}
        size={density}
        storeKey={columnsKey(resource.name)}
        hiddenColumns={children ? [] : hiddenAtFirst}
        rowClick={mayShow ? 'show' : false}
        // Any element: our own bar acts on the selection, the table only has to offer the tick boxes.
        bulkActionButtons={selectable ? <span /> : false}
        bulkActionsToolbar={<span hidden />}
        empty={false}
        sx={{
          overflowX: 'auto',
          '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 1.25 },
          '& .RaDataTable-rowCell': {
            maxWidth: 320,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
          '& .RaDataTable-row:focus-visible': { outline: '2px solid', outlineOffset: -2, outlineColor: 'primary.main' },
        }}
      >
        {children ? Children.map(children, asColumn) : columns.map(name => <Column key={name} source={name} />)}
        {rowActions ? (
          <DataTable.Col label="Aksi" disableSort align="right">
            <RowMenu />
          </DataTable.Col>
        ) : null}
      </DataTable>
    </RowFocus>
  );
}

/** A child that is no column becomes one without heading: `<KuotaBar />` between columns. */
function asColumn(child: ReactNode): ReactNode {
  if (!isValidElement(child) || child.type === Column || child.type === DataTable.Col) return child;
  return (
    <DataTable.Col label="" disableSort>
      {child}
    </DataTable.Col>
  );
}

/** Rows can be ticked when the role may do anything with several of them. */
export function useSelectable(): boolean {
  const may = [useMay('edit'), useMay('delete'), useMay('action'), useMay('export')];
  return may.some(Boolean);
}
