import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../platform/ui/ScrollRegion.tsx';

export interface SheetColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand on the right. */
  figure?: boolean;
}

interface Props<Row> {
  label: string;
  /** The first column names the row: it is the title of its card. */
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Said where there is no row. */
  empty: string;
  /** False for a few short columns, which fit a phone as they are. */
  cards?: boolean;
}

/** Computed rows: a table, on phones a card each. */
export function SheetTable<Row>(props: Props<Row>) {
  if (props.rows.length === 0)
    return (
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
        {props.empty}
      </Typography>
    );
  return (
    <>
      <Wide {...props} />
      {props.cards === false ? null : <Cards {...props} />}
    </>
  );
}

const Wide = <Row,>({ label, columns, rows, keyOf, cards }: Props<Row>) => (
  <ScrollRegion label={label} sx={{ display: { xs: cards === false ? 'block' : 'none', sm: 'block' } }}>
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map(column => (
            <TableCell key={column.label} align={column.figure ? 'right' : 'left'}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <TableRow key={keyOf(row)} hover>
            {columns.map((column, i) => (
              <TableCell
                key={column.label}
                align={column.figure ? 'right' : 'left'}
                sx={i === 0 ? { minWidth: cards === false ? undefined : 200, fontWeight: 500 } : undefined}
                {...(i === 0 ? { component: 'th', scope: 'row' } : {})}
              >
                {column.cell(row) ?? '–'}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </ScrollRegion>
);

const shown = (value: ReactNode): boolean => value !== null && value !== undefined && value !== '';

function Cards<Row>({ label, columns: [first, ...others], rows, keyOf }: Props<Row>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: { xs: 'grid', sm: 'none' }, gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {rows.map(row => (
        <Paper key={keyOf(row)} component="li" variant="outlined" sx={{ p: 1.5 }}>
          <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {first?.cell(row)}
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5 }}>
            {others
              .filter(column => shown(column.cell(row)))
              .map(column => (
                <Box key={column.label} sx={{ display: 'contents' }}>
                  <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                    {column.label}
                  </Typography>
                  <Typography
                    component="dd"
                    variant="body2"
                    sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}
                  >
                    {column.cell(row)}
                  </Typography>
                </Box>
              ))}
          </Box>
        </Paper>
      ))}
    </Box>
  );
}
