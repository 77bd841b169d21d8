import { useRecordContext } from 'react-admin';
import type { Kind } from '../../../../resources/kit/index.ts';
import { FieldCell } from '../../ui/FieldCell.tsx';
import { fieldOf, useDeclaration } from '../../ui/registry.ts';
import { useFieldLabel } from '../../ui/useFieldLabel.ts';
import { isEmpty } from './source.ts';

/** Kinds whose values say nothing without the field's name, unless their unit does. */
const bare: ReadonlySet<Kind> = new Set([
  'integer',
  'decimal',
  'money',
  'date',
  'datetime',
  'boolean',
  'time',
  'status',
]);

/** A field of a card, which has no headings: with its unit, or its name where the value alone would be a riddle. */
export function Fact({ source }: { source: string }) {
  const record = useRecordContext();
  const { kind, unit, named } = fieldOf(useDeclaration(), source);
  const labelOf = useFieldLabel();
  if (isEmpty(record?.[source])) return null;
  return (
    <>
      {named || (bare.has(kind) && unit === undefined) ? `${labelOf(source)}: ` : null}
      <FieldCell source={source} alone />
    </>
  );
}
