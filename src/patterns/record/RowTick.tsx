import Checkbox from '@mui/material/Checkbox';
import { useListContext, useRecordContext } from 'react-admin';

/** Ticks the record in context on a phone's card, which is a link all over. `named`: the field that names it. */
export function RowTick({ named }: { named: string }) {
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Pilih ${String(record[named])}` } }}
      sx={{ zIndex: 1, m: -0.5 }}
    />
  );
}
