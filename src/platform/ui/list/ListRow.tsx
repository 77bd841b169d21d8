import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type KeyboardEvent, useContext } from 'react';
import {
  DataTableClasses,
  type DataTableRowProps,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { nameAmong } from '../representation.ts';
import { useCrudPages } from '../useCrudPath.ts';
import { CellEditContext, cellSelector } from './cell/cellEdit.ts';
import { RowFocusContext } from './RowFocus.tsx';

/**
 * A row of the table that the keyboard reaches: arrows walk, Enter opens, Space ticks. (react-admin's own row still
 * names its tick box the way of MUI 7, which leaves it without a name.)
 */
export function ListRow({ children, className, ...rest }: DataTableRowProps) {
  const say = useWords();
  const resource = useDeclaration();
  const record = useRecordContext();
  const { data, selectedIds, onToggleItem } = useListContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext();
  const { id, setId, onOpen } = useContext(RowFocusContext);
  const { sources, edit } = useContext(CellEditContext);
  const { pathTo } = useCrudPages(resource.name);
  const navigate = useNavigate();
  const mayShow = useMay('show');
  if (!record) return null;
  const own = String(record.id);
  const known = data?.some(row => String(row.id) === id);
  const reached = known ? id === own : String(data?.[0]?.id) === own;
  const ticked = selectedIds.includes(record.id);

  // A special list says where its rows lead; else they lead to the generated show page.
  const named = typeof rowClick === 'function' ? rowClick(record.id, resource.name, record) : undefined;
  const shown = mayShow && rowClick === 'show' ? pathTo({ type: 'show', id: record.id }) : undefined;
  const path = typeof named === 'string' ? named : shown;
  const lead = path === undefined ? undefined : () => navigate(path, { state: { _scrollToTop: true } });
  const open = onOpen ? () => onOpen(record) : lead;
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    const row = event.currentTarget;
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (next instanceof HTMLElement) next.focus();
    } else if (event.key === 'Enter') row.click();
    else if (event.key === 'F2') {
      // The first of its cells that may be changed where it stands.
      const found = sources.map(source => ({ source, at: row.querySelector<HTMLElement>(cellSelector(source)) }));
      for (const { source, at } of found) if (at) return edit({ row: record, source, at });
    } else if (event.key === ' ') {
      event.preventDefault();
      onToggleItem(record.id);
    }
  };
  return (
    <TableRow
      {...rest}
      hover
      className={[className, open && DataTableClasses.clickableRow].filter(Boolean).join(' ')}
      selected={ticked}
      tabIndex={reached ? 0 : -1}
      onClick={open}
      onKeyDown={onKeyDown}
      onFocus={() => setId(own)}
    >
      {hasBulkActions ? (
        <TableCell padding="checkbox" onClick={event => event.stopPropagation()}>
          <Checkbox
            checked={ticked}
            tabIndex={reached ? 0 : -1}
            // Shift with a click ticks everything between; the table remembers where the last one was.
            onClick={event => handleToggleItem?.(record.id, event)}
            onChange={() => undefined}
            slotProps={{ input: { 'aria-label': say('Pilih %{nama}', { nama: nameAmong(resource, record) }) } }}
          />
        </TableCell>
      ) : null}
      {children}
    </TableRow>
  );
}
