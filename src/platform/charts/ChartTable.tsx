import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import type { Bagan } from '../../../resources/umum/bagan.ts';
import { useMayOpen } from '../common/useMayOpen.ts';
import { formatNumber } from '../providers/format.ts';
import { useWords } from '../providers/language.ts';

/** The numbers of a chart; each leads to the rows that it counts. */
export function ChartTable({ chart }: { chart: Bagan }) {
  const say = useWords();
  const mayOpen = useMayOpen();
  return (
    <Table size="small" aria-label={chart.judul}>
      <TableHead>
        <TableRow>
          <TableCell>{say('Kelompok')}</TableCell>
          <TableCell align="right">{say('Jumlah')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {chart.batang.map(({ label, jumlah, link }) => (
          <TableRow key={label}>
            <TableCell>
              {link && jumlah > 0 && mayOpen(link) ? (
                <MuiLink component={Link} to={link}>
                  {label}
                </MuiLink>
              ) : (
                label
              )}
            </TableCell>
            <TableCell align="right">{formatNumber(jumlah)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
