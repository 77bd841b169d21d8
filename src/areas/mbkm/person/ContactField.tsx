import type { ReactNode } from 'react';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { LabelledValue } from '../../../platform/ui/inputs/ShownField.tsx';
import { useFieldLabel } from '../../../platform/ui/useFieldLabel.ts';

/** Somebody whom the row in context names, with how to reach them below. */
export function ContactField({ source, children }: { source: string; children: ReactNode }) {
  const labelOf = useFieldLabel();
  return (
    <LabelledValue label={labelOf(source)}>
      <FieldCell source={source} full />
      {children}
    </LabelledValue>
  );
}
