import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { columnsIn, type RecapColumn, type RecapOptions } from '../../../../resources/kit/index.ts';
import { filled } from '../../../../resources/kit/template.ts';
import { formatDate, formatMoney, formatNumber } from '../../providers/format.ts';
import { http } from '../../providers/http.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { PageState } from '../../ui/show/PageState.tsx';
import { Panel } from '../record/Panel.tsx';

type Cells = Readonly<Record<string, string | number | null>>;
type Tables = Readonly<Record<string, readonly Cells[]>>;

/** The tables of a recap for the row that was chosen. */
export function RecapTables({ options, id }: { options: RecapOptions; id: string }) {
  const { endpoint, by, tables } = options;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['rekap', endpoint, id],
    queryFn: async ({ signal }) => (await http<Tables>(endpoint, { query: { [by.field]: id }, signal })).data,
    retry: false,
  });
  if (!data)
    return <PageState error={error} isPending={isPending} onRetry={() => void refetch()} backTo="/dashboard" />;
  return tables.map(table => (
    <Panel key={table.key} title={table.title}>
      <Rows table={{ ...table, columns: columnsIn(table, data) }} rows={data[table.key] ?? []} />
    </Panel>
  ));
}

type RecapTable = RecapOptions['tables'][number];

const isFigure = ({ kind }: RecapColumn) => kind === 'number' || kind === 'money';

function textOf({ kind }: RecapColumn, value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return '–';
  if (kind === 'number') return formatNumber(Number(value));
  if (kind === 'money') return formatMoney(Number(value));
  return kind === 'date' ? formatDate(String(value)) : String(value);
}

const limitOf = ({ below }: NonNullable<RecapTable['few']>, row: Cells) =>
  typeof below === 'string' ? row[below] : below;

const wordOf = ({ word }: NonNullable<RecapTable['few']>, row: Cells): string =>
  filled(word, Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? ''])));

function Rows({ table: { title, columns, empty, few }, rows }: { table: RecapTable; rows: readonly Cells[] }) {
  const labelOf = useLabel();
  const say = useWords();
  if (!rows.length) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  return (
    <ScrollRegion label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(column => (
              <TableCell key={column.name} align={isFigure(column) ? 'right' : 'left'}>
                {labelOf(column.label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(row => (
            <TableRow key={String(row.id)} hover>
              {columns.map((column, i) => (
                <TableCell
                  key={column.name}
                  align={isFigure(column) ? 'right' : 'left'}
                  className={isFigure(column) ? 'angka' : undefined}
                  sx={isFigure(column) ? { whiteSpace: 'nowrap' } : { minWidth: i === 0 ? 120 : 160 }}
                  {...(i === 0 ? { component: 'th', scope: 'row' } : {})}
                >
                  {textOf(column, row[column.name])}
                  {column.of ? ` ${say('dari')} ${textOf(column, row[column.of.name])}` : null}
                  {few?.name === column.name && Number(row[column.name]) < Number(limitOf(few, row)) ? (
                    <Chip size="small" color="warning" variant="outlined" label={wordOf(few, row)} sx={{ ml: 1 }} />
                  ) : null}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}
