import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import MuiTableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { DataTableClasses, useDataTableConfigContext, useListContext } from 'react-admin';
import { useWords } from '../../providers/language.ts';
import { useWidthHandlers } from './useColumnWidths.ts';

/** Headings of the table; the box in front ticks the whole page. (react-admin's own still speaks MUI 7.) */
export function TableHead({ children }: { children?: ReactNode }) {
  const say = useWords();
  const handlers = useWidthHandlers();
  const { hasBulkActions } = useDataTableConfigContext();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(row => row.id);
  const ticked = ids.filter(id => selectedIds.includes(id)).length;
  return (
    <MuiTableHead className={DataTableClasses.thead} {...handlers}>
      <TableRow className={DataTableClasses.headerRow}>
        {hasBulkActions ? (
          <TableCell padding="checkbox" variant="head" className={DataTableClasses.headerCell}>
            <Checkbox
              checked={ids.length > 0 && ticked === ids.length}
              indeterminate={ticked > 0 && ticked < ids.length}
              onChange={(_, on) =>
                onSelect(on ? [...new Set([...selectedIds, ...ids])] : selectedIds.filter(id => !ids.includes(id)))
              }
              slotProps={{ input: { 'aria-label': say('Pilih semua di halaman ini') } }}
            />
          </TableCell>
        ) : null}
        {children}
      </TableRow>
    </MuiTableHead>
  );
}
