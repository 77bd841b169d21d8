import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { DataTable } from 'react-admin';
import { useLabel } from '../../providers/language.ts';
import { extensionsOf, type RowCell } from '../extensions.ts';
import { useDeclaration } from '../registry.ts';

/** Columns that an area adds to the table around. */
export function useCellColumns(): { first: ReactNode; beside: ReactNode } {
  const labelOf = useLabel();
  const { rowCells = [] } = extensionsOf(useDeclaration().name);
  const column = ({ label, content: Cell }: RowCell) => (
    <DataTable.Col key={label} label={labelOf(label)} disableSort>
      <Suspense fallback={null}>
        <Cell />
      </Suspense>
    </DataTable.Col>
  );
  return {
    first: rowCells.filter(({ first }) => first).map(column),
    beside: rowCells.filter(({ first }) => !first).map(column),
  };
}

/** What stands first in a table, beside the title of a card. */
export function CardLead(): ReactNode {
  const { rowCells = [] } = extensionsOf(useDeclaration().name);
  return rowCells
    .filter(({ first }) => first)
    .map(({ label, content: Cell }) => (
      <Suspense key={label} fallback={null}>
        <Cell />
      </Suspense>
    ));
}

/** The others, each a line of its own below those of a card. */
export function CardCells(): ReactNode {
  const labelOf = useLabel();
  const { rowCells = [] } = extensionsOf(useDeclaration().name);
  return rowCells
    .filter(({ first }) => !first)
    .map(({ label, named, content: Cell }) => (
      <Suspense key={label} fallback={null}>
        <Typography component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {named ? `${labelOf(label)}: ` : null}
          <Cell />
        </Typography>
      </Suspense>
    ));
}
