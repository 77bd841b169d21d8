import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useId } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Resource, type SheetWeights, sheetSums } from '../../../../../resources/kit/index.ts';
import { formatDecimal } from '../../../../platform/providers/format.ts';
import { useWords } from '../../../../platform/providers/language.ts';
import { FieldCell } from '../../../../platform/ui/FieldCell.tsx';
import { CardFrame } from '../../../../platform/ui/list/CardFrame.tsx';
import { fieldOf } from '../../../../platform/ui/registry.ts';
import { wordsOf } from '../../../../platform/ui/words.ts';
import { SheetCell } from './SheetCell.tsx';
import { changedMeanwhile, type Problems, type RowEdit, textOf, valuesOf } from './sheetEdits.ts';

export interface SheetRowProps {
  resource: Resource;
  record: RaRecord<string>;
  edit: RowEdit | undefined;
  /** Errors by cell, and `''` for the row. */
  problems: Problems | undefined;
  /** Place among the rows, for the arrow keys. */
  row: number;
  cells: readonly string[];
  weights: SheetWeights;
  labelOf: (source: string) => string;
  /** Address of the row's own page. */
  to: string | undefined;
  onType: (id: string, texts: Readonly<Record<string, string>>) => void;
  onPaste: (row: number, column: number, block: readonly string[][]) => void;
}

/** The reason of a lock is cut to one line in the table; cards show all of it. */
const inOneLine = {
  'th > &': { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

/** State of a row's cells. */
function useRow({
  resource,
  record,
  edit,
  problems = {},
  row,
  cells,
  weights,
  labelOf,
  onType,
  onPaste,
}: SheetRowProps) {
  const wrong = useId();
  const { id } = record;
  const { name = '', totals = [] } = resource.sheet ?? {};
  const called = String(record[name] ?? '');
  const locked = typeof record.terkunci === 'string' ? record.terkunci : null;
  const late = typeof record.terlambat === 'string' ? record.terlambat : null;
  const sums = sheetSums(totals, weights, valuesOf(resource, record, edit));
  const words = Object.entries(problems).map(([cell, text]) => (cell ? `${labelOf(cell)}: ${text}` : text));
  const drawn = cells.map((cell, column): { name: string; label: string; content: ReactNode; now: string | null } => {
    const field = fieldOf(resource, cell);
    return {
      name: cell,
      label: labelOf(cell),
      now: changedMeanwhile(resource, record, edit, cell),
      content: locked ? (
        <FieldCell source={cell} />
      ) : (
        <SheetCell
          field={field}
          label={`${labelOf(cell)}, ${called}`}
          value={textOf(resource, record, edit, cell)}
          row={row}
          column={column}
          error={problems[cell] !== undefined}
          describedBy={words.length ? wrong : undefined}
          onChange={text => onType(id, { [cell]: text })}
          onPasteBlock={block => onPaste(row, column, block)}
        />
      ),
    };
  });
  const said = (
    <>
      {(locked ?? late) ? (
        <Typography
          variant="caption"
          component="div"
          title={locked ?? undefined}
          sx={{ color: locked ? 'text.secondary' : 'error.main', ...(locked ? inOneLine : {}) }}
        >
          {locked ?? late}
        </Typography>
      ) : null}
      {words.length ? (
        <Typography
          id={wrong}
          variant="caption"
          component="div"
          color="error"
          role="alert"
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {words.join('\n')}
        </Typography>
      ) : null}
    </>
  );
  return {
    called,
    drawn,
    said,
    sums: totals.map(({ field }) => ({ field, label: labelOf(field), value: sums[field] ?? null })),
  };
}

const shown = (value: number | null): string => (value === null ? '–' : formatDecimal(value, 2));

function Now({ text }: { text: string | null }) {
  const say = useWords();
  return text === null ? null : (
    <Typography variant="caption" component="div" sx={{ color: 'warning.main' }}>
      {say('Kini: %{nilai}', { nilai: text })}
    </Typography>
  );
}

function Named({
  called,
  to,
  record,
  facts,
  resource,
}: { called: string } & Pick<SheetRowProps, 'to' | 'record' | 'resource'> & { facts: readonly string[] }) {
  const under = facts
    .map(fact => (record[fact] == null ? '' : wordsOf(fieldOf(resource, fact), record[fact])))
    .filter(Boolean);
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        {to ? (
          <Link component={RouterLink} to={to} color="inherit">
            {called}
          </Link>
        ) : (
          called
        )}
      </Box>
      <Typography variant="caption" component="div" className="angka" sx={{ color: 'text.secondary' }}>
        {under.join(' · ')}
      </Typography>
    </>
  );
}

/** The column of names stays in sight. */
export const firstColumn = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: 200,
  maxWidth: 280,
} as const;

/** A row of the sheet as a table's. */
export const SheetTableRow = memo(function SheetTableRow(props: SheetRowProps) {
  const { record, resource, to } = props;
  const { called, drawn, said, sums } = useRow(props);
  const { facts = [], beside = [] } = resource.sheet ?? {};
  return (
    <RecordContextProvider value={record}>
      <TableRow>
        <TableCell component="th" scope="row" sx={firstColumn}>
          <Named called={called} to={to} record={record} facts={facts} resource={resource} />
          {said}
        </TableCell>
        {beside.map(name => (
          <TableCell key={name} align="right" className="angka">
            <FieldCell source={name} />
          </TableCell>
        ))}
        {drawn.map(({ name, content, now }) => (
          <TableCell key={name} className="angka">
            {content}
            <Now text={now} />
          </TableCell>
        ))}
        {sums.map(({ field, value }) => (
          <TableCell key={field} align="right" className="angka" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
            {shown(value)}
          </TableCell>
        ))}
      </TableRow>
    </RecordContextProvider>
  );
});

/** The same as a card, for phones. */
export const SheetCard = memo(function SheetCard(props: SheetRowProps) {
  const { record, resource, to } = props;
  const { called, drawn, said, sums } = useRow(props);
  const { facts = [], beside = [] } = resource.sheet ?? {};
  return (
    <RecordContextProvider value={record}>
      <CardFrame selected={false}>
        <Named called={called} to={to} record={record} facts={facts} resource={resource} />
        {said}
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
            gap: 1,
            alignItems: 'center',
            m: 0,
            mt: 1,
          }}
        >
          {beside.map(name => (
            <Pair key={name} label={props.labelOf(name)}>
              <FieldCell source={name} />
            </Pair>
          ))}
          {drawn.map(({ name, label, content, now }) => (
            <Pair key={name} label={label}>
              {content}
              <Now text={now} />
            </Pair>
          ))}
          {sums.map(({ field, label, value }) => (
            <Pair key={field} label={label}>
              <strong>{shown(value)}</strong>
            </Pair>
          ))}
        </Box>
      </CardFrame>
    </RecordContextProvider>
  );
});

const Pair = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="dd" className="angka" sx={{ m: 0 }}>
      {children}
    </Box>
  </>
);
