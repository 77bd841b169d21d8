import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { isSortable } from '../../../../resources/kit/index.ts';
import { isNumeric } from '../cells.tsx';
import { FieldCell } from '../FieldCell.tsx';
import { fieldOf, useDeclaration, useRegistry } from '../registry.ts';
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
  const { find } = useRegistry();
  if (useFixed().has(source)) return null;
  return (
    <DataTable.Col
      source={source}
      align={isNumeric(fieldOf(resource, source).kind) ? 'right' : 'left'}
      disableSort={!isSortable(resource, source, find)}
    >
      {children ?? <FieldCell source={source} />}
    </DataTable.Col>
  );
}
