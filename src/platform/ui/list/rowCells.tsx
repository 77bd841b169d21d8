import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, Suspense, useContext } from 'react';
import { DataTable, useDataTableRenderContext } from 'react-admin';
import { useLabel } from '../../providers/language.ts';
import { extensionsOf, type RowCell } from '../extensions.ts';
import { useDeclaration } from '../registry.ts';
import { CellLine } from './cell/CellLine.tsx';
import { TwoNames } from './StackedHeading.tsx';

/** Columns that an area adds to the table around. */
export function useCellColumns(): { first: ReactNode; beside: ReactNode } {
  const { rowCells = [] } = extensionsOf(useDeclaration().name);
  const column = (cell: RowCell) => (
    <CellColumn key={cell.label} cell={cell} below={rowCells.find(({ beneath }) => beneath === cell.label)} />
  );
  return {
    first: rowCells.filter(({ first }) => first).map(column),
    beside: rowCells.filter(({ first }) => !first).map(column),
  };
}

/** True while columns of the table around stand beneath each other. */
export const StackedContext = createContext(false);

/** A column that an area adds, with the one that stands beneath it where the table is too wide. */
function CellColumn({ cell, below }: { cell: RowCell; below: RowCell | undefined }) {
  const labelOf = useLabel();
  const stacked = useContext(StackedContext);
  const part = useDataTableRenderContext();
  if (stacked && cell.beneath) return null;
  const lower = stacked ? below : undefined;
  if (lower && part === 'header') return <TwoNames upper={labelOf(cell.label)} lower={labelOf(lower.label)} />;
  return (
    <DataTable.Col label={labelOf(cell.label)} disableSort>
      {lower ? (
        <>
          <CellLine>
            <Content of={cell} />
          </CellLine>
          <CellLine second>
            <Content of={lower} />
          </CellLine>
        </>
      ) : (
        <Content of={cell} />
      )}
    </DataTable.Col>
  );
}

const Content = ({ of: { content: Cell } }: { of: RowCell }) => (
  <Suspense fallback={null}>
    <Cell />
  </Suspense>
);

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
