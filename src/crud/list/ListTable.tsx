import { Children, isValidElement, type ReactNode, Suspense } from 'react';
import { DataTable } from 'react-admin';
import { useLabel } from '../../providers/language.ts';
import { useSelectable } from '../bulk/useBulkRights.ts';
import { extensionsOf } from '../extensions.ts';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { Column } from './Column.tsx';
import { columnsKey } from './listFields.ts';
import { RecordTable } from './RecordTable.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useColumns, useDensity } from './useView.ts';

/** The rows as a table, in the columns that the person chose. */
export function ListTable({ children }: { children?: ReactNode }) {
  const labelOf = useLabel();
  const resource = useDeclaration();
  const { columns, hiddenAtFirst } = useColumns();
  const [density] = useDensity();
  const selectable = useSelectable();
  const mayShow = useMay('show');
  const { rowActions, rowCells = [] } = extensionsOf(resource.name);
  return (
    <RecordTable
      size={density}
      storeKey={columnsKey(resource.name)}
      hiddenColumns={children ? [] : hiddenAtFirst}
      rowClick={mayShow ? 'show' : false}
      selectable={selectable}
      cellWidth={320}
    >
      {children ? Children.map(children, asColumn) : columns.map(name => <Column key={name} source={name} />)}
      {rowCells.map(({ label, content: Cell }) => (
        <DataTable.Col key={label} label={labelOf(label)} disableSort>
          <Suspense fallback={null}>
            <Cell />
          </Suspense>
        </DataTable.Col>
      ))}
      {rowActions ? (
        <DataTable.Col label={labelOf('Aksi')} disableSort align="right">
          <RowMenu />
        </DataTable.Col>
      ) : null}
    </RecordTable>
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
