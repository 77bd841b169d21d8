import type { ReactNode } from 'react';
import { DataTable, useDataTableRenderContext } from 'react-admin';
import { isSortable } from '../../../../resources/kit/index.ts';
import { isNumeric } from '../cells.tsx';
import { FieldCell } from '../FieldCell.tsx';
import { fieldOf, useDeclaration, useRegistry } from '../registry.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { CellLine } from './cell/CellLine.tsx';
import { EditableCell } from './cell/EditableCell.tsx';
import { StackedHeading } from './StackedHeading.tsx';
import { useFixed } from './useFixed.ts';

/** Another column in the same cell, as a second line. */
export interface Beneath {
  source: string;
  children?: ReactNode;
}

interface Props {
  source: string;
  /** Shown instead of the field's own cell. */
  children?: ReactNode;
  beneath?: Beneath;
}

/**
 * A column of a list, by the field's name only: heading, cell, alignment and order follow from its kind. A field that is
 * the same in all rows is no column.
 */
export function Column({ source, children, beneath }: Props) {
  const resource = useDeclaration();
  const { find } = useRegistry();
  const labelOf = useFieldLabel();
  const part = useDataTableRenderContext();
  if (useFixed().has(source)) return null;
  const field = fieldOf(resource, source);
  const align = isNumeric(field.kind) ? 'right' : 'left';
  if (beneath && part === 'header') return <StackedHeading sources={[source, beneath.source]} align={align} />;
  const cell = children ?? <Cell source={source} />;
  return (
    <DataTable.Col
      source={source}
      align={align}
      // What an installation adds no catalogue of labels knows.
      {...(field.within ? { label: labelOf(source) } : {})}
      disableSort={!isSortable(resource, source, find)}
    >
      {beneath ? (
        <>
          <CellLine>{cell}</CellLine>
          <CellLine second>{beneath.children ?? <Cell source={beneath.source} />}</CellLine>
        </>
      ) : (
        cell
      )}
    </DataTable.Col>
  );
}

const Cell = ({ source }: { source: string }) => (
  <EditableCell source={source}>
    <FieldCell source={source} />
  </EditableCell>
);
