import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { PesertaFormulir } from '../../../../resources/formulir/pesertaPanggilan.ts';
import { formatNumber } from '../../../platform/providers/format.ts';

/** How many have answered, group by group. */
export function GroupRates({ group: { label, isi } }: { group: PesertaFormulir['kelompok'][number] }) {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={`Jawaban menurut ${label}`}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{label}</TableCell>
            <TableCell align="right">Menjawab</TableCell>
            <TableCell component="td" sx={{ width: '30%', display: { xs: 'none', sm: 'table-cell' } }} />
          </TableRow>
        </TableHead>
        <TableBody>
          {isi.map(({ nama, jumlah, menjawab }) => (
            <TableRow key={nama}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{nama}</TableCell>
              <TableCell align="right" className="angka" sx={{ whiteSpace: 'nowrap' }}>
                {formatNumber(menjawab)} dari {formatNumber(jumlah)}
              </TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                <LinearProgress
                  variant="determinate"
                  value={(menjawab / Math.max(1, jumlah)) * 100}
                  aria-label={`${nama}: ${Math.round((menjawab / Math.max(1, jumlah)) * 100)}%`}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
