import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { isSortable } from '../../../../resources/kit/index.ts';
import { isNumeric } from '../cells.tsx';
import { FieldCell } from '../FieldCell.tsx';
import { fieldOf, useDeclaration, useRegistry } from '../registry.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { EditableCell } from './cell/EditableCell.tsx';
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
  const labelOf = useFieldLabel();
  if (useFixed().has(source)) return null;
  const field = fieldOf(resource, source);
  return (
    <DataTable.Col
      source={source}
      align={isNumeric(field.kind) ? 'right' : 'left'}
      // What an installation adds no catalogue of labels knows.
      {...(field.within ? { label: labelOf(source) } : {})}
      disableSort={!isSortable(resource, source, find)}
    >
      {children ?? (
        <EditableCell source={source}>
          <FieldCell source={source} />
        </EditableCell>
      )}
    </DataTable.Col>
  );
}
