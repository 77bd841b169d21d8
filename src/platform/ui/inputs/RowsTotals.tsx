import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { sumsOf } from '../../../../resources/kit/index.ts';
import { formatDecimal, formatMoney } from '../../providers/format.ts';
import { useDeclaration } from '../registry.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** True if a sum is of these child rows alone: then it stands below them. */
export const sumsRows = (sumOf: readonly string[] | undefined, rows: string): boolean =>
  sumOf?.every(path => path.startsWith(`${rows}.`)) ?? false;

/** Sums that the declaration makes of these child rows, while they are typed. */
export function RowsTotals({ source }: { source: string }) {
  const resource = useDeclaration();
  const labelOf = useFieldLabel();
  const rows: unknown = useWatch({ name: source });
  const sums = sumsOf(resource.fields, { [source]: rows });
  return Object.entries(resource.fields).map(([name, field]) => {
    const sum = sums[name];
    const isOurs = 'sumOf' in field && sumsRows(field.sumOf, source);
    if (sum === undefined || !isOurs) return null;
    return (
      <Typography key={name} variant="subtitle2" aria-live="polite" sx={{ mt: 1, textAlign: 'right' }}>
        {labelOf(name)}: {field.kind === 'money' ? formatMoney(sum) : formatDecimal(sum, field.scale)}
      </Typography>
    );
  });
}
