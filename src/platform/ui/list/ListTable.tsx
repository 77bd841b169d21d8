import { Children, isValidElement, type ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { useLabel } from '../../providers/language.ts';
import { useSelectable } from '../bulk/useBulkRights.ts';
import { extensionsOf } from '../extensions.ts';
import { useMay } from '../permissions.ts';
import { fieldOf, useDeclaration } from '../registry.ts';
import { Column } from './Column.tsx';
import { CellEditing } from './cell/CellEditing.tsx';
import { columnsKey, inOrder } from './listFields.ts';
import { RecordTable } from './RecordTable.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useCellColumns } from './rowCells.tsx';
import { useColumns, useDensity } from './useView.ts';

/** The rows as a table, in the columns that the person chose. */
export function ListTable({ children }: { children?: ReactNode }) {
  const labelOf = useLabel();
  const resource = useDeclaration();
  const { columns, order, hiddenAtFirst, visible } = useColumns();
  const [density] = useDensity();
  const selectable = useSelectable();
  const mayShow = useMay('show');
  const { rowActions } = extensionsOf(resource.name);
  const cells = useCellColumns();
  // The state stays where it is looked for: last.
  const last = columns.findIndex(name => fieldOf(resource, name).kind === 'status' && !hiddenAtFirst.includes(name));
  const at = last < 0 ? columns.length : last;
  const column = (name: string) => <Column key={name} source={name} />;
  return (
    <CellEditing columns={visible}>
      <RecordTable
        size={density}
        storeKey={columnsKey(resource.name)}
        hiddenColumns={children ? [] : hiddenAtFirst}
        rowClick={mayShow ? 'show' : false}
        selectable={selectable}
        cellWidth={320}
      >
        {cells.first}
        {children ? inPlaces(Children.toArray(children), order).map(asColumn) : columns.slice(0, at).map(column)}
        {cells.beside}
        {children ? null : columns.slice(at).map(column)}
        {rowActions ? (
          <DataTable.Col label={labelOf('Aksi')} disableSort align="right">
            <RowMenu />
          </DataTable.Col>
        ) : null}
      </RecordTable>
    </CellEditing>
  );
}

/** Columns in the order that the person chose; a child that is no column of a field stays where it is. */
function inPlaces(children: ReactNode[], order: readonly string[]): ReactNode[] {
  const sourceOf = (child: ReactNode) => (isValidElement<{ source?: string }>(child) ? child.props.source : undefined);
  const sources = children.flatMap(child => sourceOf(child) ?? []);
  const put = order.length ? inOrder(sources, order) : sources;
  let next = 0;
  return children.map(child => {
    if (sourceOf(child) === undefined) return child;
    const source = put[next++];
    return children.find(other => sourceOf(other) === source) ?? child;
  });
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
