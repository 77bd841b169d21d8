import { useWatch } from 'react-hook-form';
import { formatMoney, formatNumber } from '../../providers/format.ts';
import { fieldOf, useDeclaration } from '../registry.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { LabelledValue } from './ShownField.tsx';

/** Sum of other fields of the form (`sumOf`) while they are typed; the server computes it again. */
export function LiveSum({ source }: { source: string }) {
  const field = fieldOf(useDeclaration(), source);
  const label = useFieldLabel()(source);
  const names = 'sumOf' in field ? [...(field.sumOf ?? [])] : [];
  const values: readonly unknown[] = useWatch({ name: names });
  const sum = values.reduce<number>((all, value) => all + (typeof value === 'number' ? value : 0), 0);
  return <LabelledValue label={label}>{field.kind === 'money' ? formatMoney(sum) : formatNumber(sum)}</LabelledValue>;
}
