import { Children, isValidElement, type ReactNode } from 'react';
import { useSelectable } from '../bulk/useBulkRights.ts';
import { CardRows } from './CardRows.tsx';
import { Column } from './Column.tsx';
import { RecordCard } from './RecordCard.tsx';
import { CardCells } from './rowCells.tsx';
import { useFixed } from './useFixed.ts';
import { useColumns } from './useView.ts';

/** The rows as cards, for phones: the same columns, one below the other. */
export function ListCards({ children }: { children?: ReactNode }) {
  const { visible } = useColumns();
  const selectable = useSelectable();
  const fixed = useFixed();
  const columns = children ? sourcesOf(children).filter(name => !fixed.has(name)) : visible;
  return (
    <CardRows>
      {() => (
        <RecordCard columns={columns} selectable={selectable}>
          {children ? Children.toArray(children).filter(child => !isColumn(child)) : null}
          <CardCells />
        </RecordCard>
      )}
    </CardRows>
  );
}

const isColumn = (child: ReactNode) => isValidElement(child) && child.type === Column;

const sourcesOf = (children: ReactNode): string[] =>
  Children.toArray(children).flatMap(child =>
    isValidElement<{ source?: string }>(child) && child.type === Column && child.props.source
      ? [child.props.source]
      : [],
  );
