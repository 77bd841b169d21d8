import Box from '@mui/material/Box';
import { Children, isValidElement, type ReactNode, useContext } from 'react';
import { DataTable, DataTableBody, type DataTableProps, useListContext, useStore } from 'react-admin';
import { useShownKeys } from '../../common/keys.ts';
import { useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { statusesOf } from '../show/statusOf.ts';
import { CellEditContext } from './cell/cellEdit.ts';
import { tellWhole, useFittedCells } from './fittedCells.ts';
import { ListRow } from './ListRow.tsx';
import { columnsKey, nameColumn } from './listFields.ts';
import { RowFocus } from './RowFocus.tsx';
import { StackedContext } from './rowCells.tsx';
import { stackedColumns } from './stackedColumns.tsx';
import { stacksOf } from './stacks.ts';
import { TableHead } from './TableHead.tsx';
import { edges, frozen, lines } from './tableStyle.ts';
import { useWidthStyles } from './useColumnWidths.ts';
import { useEdges } from './useEdges.ts';
import { tableRows, useEnterRows } from './useEnterRows.ts';
import { useFixed } from './useFixed.ts';
import { usePrintWhole } from './usePrintWhole.ts';

const Body = ({ children }: { children?: ReactNode }) => <DataTableBody row={ListRow}>{children}</DataTableBody>;

const sourcesOf = (columns: ReactNode): string[] =>
  Children.toArray(columns).flatMap(one =>
    isValidElement<{ source?: string }>(one) && one.props.source ? [one.props.source] : [],
  );

/** Says which keys work on the rows (ListRow). */
function useTableKeys(selectable: boolean): void {
  const say = useWords();
  const { sources } = useContext(CellEditContext);
  const { total } = useListContext();
  const some = [
    { keys: ['↓', '↑'], does: say('Dari baris ke baris') },
    { keys: ['Enter'], does: say('Buka baris') },
    ...(selectable
      ? [
          { keys: [say('Spasi')], does: say('Centang baris') },
          { keys: ['Shift', '↓'], does: say('Centang beberapa baris berurutan') },
          { keys: ['Ctrl', 'A'], does: say('Centang semua baris halaman ini') },
          { keys: ['T'], does: say('Ke tindakan untuk baris yang dipilih') },
        ]
      : []),
    ...(sources.length ? [{ keys: ['F2'], does: say('Ubah isi sel') }] : []),
  ];
  useShownKeys(total ? some : []);
}

interface Props extends Pick<DataTableProps, 'size' | 'storeKey' | 'hiddenColumns' | 'rowClick' | 'children'> {
  /** Rows can be ticked; a bar of our own acts on them. */
  selectable?: boolean;
  /** Widest a cell may be, in pixels; what is longer ends in dots. */
  cellWidth: number;
  /** Opens a row in place instead of its own page. */
  onOpen?: Parameters<typeof RowFocus>[0]['onOpen'];
  /** The column that names a row; default: by what the resource's rows are called. */
  named?: string;
  /** Part of a record's page, where the arrow keys scroll. */
  inRecord?: boolean;
}

/**
 * The rows of the list around as a table, a line each; the arrow keys walk through it. Where it is wider than its place
 * columns stand beneath each other (`stacksOf`), then words are cut, then it scrolls, with name and state in sight and a shade
 * where more is to come.
 */
export function RecordTable({ selectable = false, cellWidth, onOpen, named, inRecord = false, ...table }: Props) {
  const resource = useDeclaration();
  const fixed = useFixed();
  const widths = useWidthStyles();
  const { data } = useListContext();
  const name = named && !fixed.has(named) ? named : nameColumn(resource, fixed);
  const [hidden] = useStore<string[]>(table.storeKey || columnsKey(resource.name), table.hiddenColumns);
  const shown = sourcesOf(table.children).filter(source => !fixed.has(source) && !hidden?.includes(source));
  const status = statusesOf(resource).find(({ source }) => shown.includes(source))?.source;
  const frame = useEdges({ left: name, right: status });
  const stacked = useFittedCells(frame, data, table.size, shown.join());
  const columns = stacked ? stackedColumns(table.children, stacksOf(resource, shown, named)) : table.children;
  useEnterRows(frame, tableRows, !inRecord);
  useTableKeys(selectable);
  usePrintWhole();
  return (
    <RowFocus onOpen={onOpen}>
      <Box ref={frame} sx={edges} onMouseOver={tellWhole}>
        <Box className="tabel-lebar" sx={{ overflowX: 'auto' }}>
          <StackedContext value={stacked}>
            <DataTable
              {...table}
              body={Body}
              head={TableHead}
              // Any element: our own bar acts on the selection, the table only has to offer the tick boxes.
              bulkActionButtons={selectable ? <span /> : false}
              bulkActionsToolbar={<span hidden />}
              empty={false}
              sx={[lines(cellWidth), widths, frozen({ name, status, selectable })]}
            >
              {columns}
            </DataTable>
          </StackedContext>
        </Box>
        <PrintedPart />
      </Box>
    </RowFocus>
  );
}

/** On paper, where the list has more rows than stand on it. */
function PrintedPart() {
  const say = useWords();
  const { data = [], total = 0, page, perPage } = useListContext();
  if (total <= data.length) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <p className="hanya-cetak">
      {say('Baris %{awal}–%{akhir} dari %{semua}.', {
        awal: first,
        akhir: first + data.length - 1,
        semua: total,
      })}
    </p>
  );
}
