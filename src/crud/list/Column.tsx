import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { isNumeric } from '../cells.tsx';
import { FieldCell } from '../FieldCell.tsx';
import { fieldOf, useDeclaration } from '../registry.ts';
import { isSortable } from './listFields.ts';
import { useFixed } from './useFixed.ts';

interface Props {
  source: string;
  /** Shown instead of the field's own cell. */
  children?: ReactNode;
}

/**
 * A column of a list, by the field's name only: heading, cell, alignment and order follow from its kind. A field that is
 * the same in all rows is no column.
 */
export function Column({ source, children }: Props) {
  const resource = useDeclaration();
  if (useFixed().has(source)) return null;
  return (
    <DataTable.Col
      source={source}
      align={isNumeric(fieldOf(resource, source).kind) ? 'right' : 'left'}
      disableSort={!isSortable(resource, source)}
    >
      {children ?? <FieldCell source={source} />}
    </DataTable.Col>
  );
}
