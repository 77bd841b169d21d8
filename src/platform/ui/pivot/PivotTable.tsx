import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { alpha, useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { formatPercent } from '../../providers/format.ts';
import { columnBefore, type Grid, type Heading, shareOf } from './grid.ts';
import type { PivotState } from './usePivot.ts';
import { figureWords, usePivotWords } from './usePivotWords.ts';

interface Props {
  state: PivotState & { resource: NonNullable<PivotState['resource']> };
  grid: Grid;
  /** Address of the rows behind a cell; undefined where the role has no list of them. */
  rowsAt: (line: Heading, column: Heading) => string | undefined;
  /** How it is called where several stand on a page. */
  name?: string;
}

/** The figures as a table: groups and their parts below each other, totals counted; each figure leads to its rows. */
export function PivotTable({ state, grid, rowsAt, name = `Rekap ${state.resource.label}` }: Props) {
  const { resource, rows, measures, form, share } = state;
  const { palette } = useTheme();
  const { dimension, measure } = usePivotWords(resource);
  const heat = form === 'panas';
  const leaves = grid.lines.filter(({ values }) => values.length === rows.length && values.length > 0);
  const most = Math.max(
    0,
    ...leaves.flatMap(line => grid.columns.map(column => (column.values.length ? (grid.at(line, column, 0) ?? 0) : 0))),
  );
  const shadeOf = (line: Heading, column: Heading): string | undefined => {
    const value = grid.at(line, column, 0);
    if (!heat || !value || !most || line.values.length < rows.length || !column.values.length) return undefined;
    return alpha(palette.primary.main, 0.06 + 0.5 * (value / most));
  };
  const shown = (line: Heading, column: Heading, i: number): string => {
    const one = measures[i];
    const value = grid.at(line, column, i);
    if (!one || value === undefined) return '';
    if (share === 'selisih') {
      const before = columnBefore(grid, column);
      const figure = figureWords(one, value);
      if (!before || value === null) return figure;
      const more = value - (grid.at(line, before, i) ?? 0);
      return `${figure} (${more > 0 ? '+' : more < 0 ? '−' : '±'}${figureWords(one, Math.abs(more))})`;
    }
    const part = share === 'angka' ? undefined : shareOf(grid, line, column, i, share);
    return share === 'angka' || one.kind !== 'jumlah'
      ? figureWords(one, value)
      : part === undefined
        ? '–'
        : formatPercent(part);
  };
  const stuck = {
    position: 'sticky',
    left: 0,
    bgcolor: 'background.paper',
    zIndex: 1,
    minWidth: 120,
    maxWidth: { xs: 150, sm: 360 },
    // Between words where it can be: a column as narrow as a letter could get it would break every one.
    overflowWrap: 'break-word',
  } as const;
  const several = measures.length > 1;
  return (
    <TableContainer
      className="tabel-lebar"
      sx={{ maxHeight: { sm: '70vh' } }}
      tabIndex={0}
      role="region"
      aria-label={name}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell
              rowSpan={several ? 2 : 1}
              sx={{ ...stuck, zIndex: 3, minWidth: { xs: 120, sm: 200 }, whiteSpace: 'normal' }}
            >
              {rows.map(dimension).join(' / ') || resource.label}
            </TableCell>
            {grid.columns.map(column => (
              <TableCell
                key={JSON.stringify(column.values)}
                // Above several figures it stands at the first, where a phone shows it.
                align={several ? 'left' : 'right'}
                colSpan={measures.length}
                sx={{ whiteSpace: 'nowrap' }}
              >
                {column.words.join(' · ') ||
                  (grid.columns.length > 1 ? 'Semua' : several ? '' : measures.map(measure).join())}
              </TableCell>
            ))}
          </TableRow>
          {several ? (
            <TableRow>
              {grid.columns.flatMap(column =>
                measures.map(one => (
                  <TableCell
                    key={`${JSON.stringify(column.values)} ${one.key}`}
                    align="right"
                    sx={{ top: 37, minWidth: 110, maxWidth: 180, whiteSpace: 'normal', verticalAlign: 'bottom' }}
                  >
                    {measure(one)}
                  </TableCell>
                )),
              )}
            </TableRow>
          ) : null}
        </TableHead>
        <TableBody>
          {grid.lines.map(line => {
            const depth = line.values.length;
            const isTotal = depth < rows.length || depth === 0;
            const weight = isTotal ? 600 : undefined;
            return (
              <TableRow key={JSON.stringify(line.values)} hover>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ ...stuck, fontWeight: weight, pl: 2 + Math.max(0, depth - 1) * 2 }}
                >
                  {line.words.at(-1) ?? 'Semua'}
                </TableCell>
                {grid.columns.flatMap(column => {
                  const link = grid.at(line, column, 0) ? rowsAt(line, column) : undefined;
                  return measures.map((one, i) => {
                    const text = shown(line, column, i);
                    return (
                      <TableCell
                        key={`${JSON.stringify(column.values)} ${one.key}`}
                        align="right"
                        sx={{
                          fontWeight: weight,
                          bgcolor: i === 0 ? shadeOf(line, column) : undefined,
                          whiteSpace: 'nowrap',
                          fontVariantNumeric: 'tabular-nums',
                        }}
                      >
                        {link && i === 0 && text ? (
                          <MuiLink component={Link} to={link} color="inherit" underline="hover">
                            {text}
                          </MuiLink>
                        ) : (
                          text || (
                            <Box component="span" sx={{ color: 'text.disabled' }}>
                              –
                            </Box>
                          )
                        )}
                      </TableCell>
                    );
                  });
                })}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
