import { Children, isValidElement, type ReactNode, Suspense } from 'react';
import { useSelectable } from '../bulk/useBulkRights.ts';
import { extensionsOf } from '../extensions.ts';
import { useDeclaration } from '../registry.ts';
import { CardRows } from './CardRows.tsx';
import { Column } from './Column.tsx';
import { RecordCard } from './RecordCard.tsx';
import { useFixed } from './useFixed.ts';
import { useColumns } from './useView.ts';

/** The rows as cards, for phones: the same columns, one below the other. */
export function ListCards({ children }: { children?: ReactNode }) {
  const { visible } = useColumns();
  const selectable = useSelectable();
  const fixed = useFixed();
  const { rowCells = [] } = extensionsOf(useDeclaration().name);
  const columns = children ? sourcesOf(children).filter(name => !fixed.has(name)) : visible;
  return (
    <CardRows>
      {() => (
        <RecordCard columns={columns} selectable={selectable}>
          {children ? Children.toArray(children).filter(child => !isColumn(child)) : null}
          {rowCells.map(({ label, content: Cell }) => (
            <Suspense key={label} fallback={null}>
              <Cell />
            </Suspense>
          ))}
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
