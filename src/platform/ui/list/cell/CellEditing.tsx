import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazyScreen } from '../../../common/lazyScreen.ts';
import { useFieldAccess, useMay } from '../../permissions.ts';
import { useDeclaration } from '../../registry.ts';
import { useCrudPages } from '../../useCrudPath.ts';
import { CellEditContext, cellSelector, cellsToEdit, type EditedCell } from './cellEdit.ts';

const CellEditor = lazyScreen(() => import('./CellEditor.tsx'));

interface Props {
  /** Columns in sight, in their order. */
  columns: readonly string[];
  children: ReactNode;
}

/** Lets cells of the table around be changed where they stand, for whoever may change its rows by their form. */
export function CellEditing({ columns, children }: Props) {
  const resource = useDeclaration();
  const { readOnly, hidden } = useFieldAccess();
  const { hasEdit } = useCrudPages(resource.name);
  const mayEdit = useMay('edit') && hasEdit && !resource.unaudited;
  const [cell, setCell] = useState<EditedCell | null>(null);
  const sources = mayEdit ? cellsToEdit(resource, columns, { readOnly, hidden }) : [];
  const known = sources.join(' ');
  const value = useMemo(() => ({ sources: known ? known.split(' ') : [], edit: setCell }), [known]);

  const close = (from: EditedCell) => {
    setCell(null);
    from.at.closest('tr')?.focus();
  };
  /** On to the next or former cell of the row; past the last one the row has the focus again. */
  const move = (from: EditedCell, by: 1 | -1) => {
    const source = sources[sources.indexOf(from.source) + by];
    const at = source && from.at.closest('tr')?.querySelector<HTMLElement>(cellSelector(source));
    if (source && at) setCell({ row: from.row, source, at });
    else close(from);
  };
  return (
    <CellEditContext value={value}>
      {children}
      {cell ? (
        <Suspense>
          <CellEditor
            key={`${cell.row.id} ${cell.source}`}
            cell={cell}
            onClose={() => close(cell)}
            onMove={by => move(cell, by)}
          />
        </Suspense>
      ) : null}
    </CellEditContext>
  );
}
