import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { totalBobot } from '../../../resources/nilai/komponenPenilaian.ts';
import { RowsInput } from '../../platform/ui/inputs/RowsInput.tsx';
import type { InputProps } from '../../platform/ui/inputs/useFieldInput.ts';

/** Components of a set, with what their weights add up to while they are typed. */
export default function ComponentsInput({ source, field }: InputProps) {
  const rows: unknown = useWatch({ name: source });
  if (field.kind !== 'rows') return null;
  const total = totalBobot(Array.isArray(rows) ? rows : []);
  const rest = total < 100 ? ` (kurang ${100 - total}%)` : total > 100 ? ` (lebih ${total - 100}%)` : '';
  return (
    <>
      <RowsInput source={source} field={field} />
      <Typography
        component="p"
        role="status"
        className="angka"
        sx={{ mt: 1, fontWeight: 600, color: total === 100 ? 'success.main' : 'warning.main' }}
      >
        Total bobot {total}%{rest}
      </Typography>
    </>
  );
}
