import Checkbox from '@mui/material/Checkbox';
import { useListContext, useRecordContext } from 'react-admin';
import { useWords } from '../../providers/language.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { nameAmong } from '../../ui/representation.ts';

/** Ticks the record in context on a phone's card, which is a link all over. */
export function RowTick() {
  const say = useWords();
  const resource = useDeclaration();
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': say('Pilih %{nama}', { nama: nameAmong(resource, record) }) } }}
      sx={{ zIndex: 1, m: '-8px -6px -8px -10px', minWidth: 44, minHeight: 44 }}
    />
  );
}
