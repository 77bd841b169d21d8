import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatNumber } from '../../../crud/format.ts';
import type { PreviewRow } from './types.ts';

const perPage = 25;
const columns = [
  ['npm', 'NPM'],
  ['jalur', 'Jalur'],
  ['mitra', 'Mitra'],
  ['posisi', 'Posisi'],
  ['tanggal_mulai', 'Mulai'],
  ['tanggal_selesai', 'Selesai'],
] as const;

const shownValue = ({ data }: PreviewRow, name: string): string =>
  (name === 'mitra' ? (data.nama_mitra ?? data.kode_mitra) : data[name]) ?? '–';

/** Rows of one verdict, a page at a time, with what is wrong or doubtful about each. */
export function ImportRows({ rows }: { rows: readonly PreviewRow[] }) {
  const [page, setPage] = useState(0);
  if (rows.length === 0)
    return <Typography sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>Tidak ada baris.</Typography>;
  const withFindings = rows.some(({ kesalahan }) => kesalahan.length > 0);
  return (
    <>
      <Box sx={{ overflowX: 'auto', mt: 1 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Baris</TableCell>
              {withFindings ? <TableCell sx={{ minWidth: 220 }}>Keterangan</TableCell> : null}
              {columns.map(([name, label]) => (
                <TableCell key={name}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(page * perPage, (page + 1) * perPage).map(row => (
              <TableRow key={row.nomor}>
                <TableCell sx={{ color: 'text.secondary' }}>{row.nomor}</TableCell>
                {withFindings ? (
                  <TableCell>
                    {row.kesalahan.map(({ kolom, pesan }) => (
                      <Typography
                        key={kolom + pesan}
                        variant="body2"
                        sx={{ color: row.status === 'gagal' ? 'error.main' : 'text.primary' }}
                      >
                        {pesan}
                      </Typography>
                    ))}
                  </TableCell>
                ) : null}
                {columns.map(([name]) => (
                  <TableCell key={name} className="angka">
                    {shownValue(row, name)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {rows.length > perPage ? (
        <TablePagination
          component="div"
          count={rows.length}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[]}
          onPageChange={(_, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) =>
            `${formatNumber(from)}–${formatNumber(to)} dari ${formatNumber(count)}`
          }
          getItemAriaLabel={type => (type === 'next' ? 'Halaman berikutnya' : 'Halaman sebelumnya')}
        />
      ) : null}
    </>
  );
}
