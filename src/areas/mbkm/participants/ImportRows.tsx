import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BarisPratinjau } from '../../../../resources/mbkm/imporPeserta.ts';
import { perPage, RowPages } from '../../../platform/ui/import/RowPages.tsx';
import { ScrollRegion } from '../../../platform/ui/ScrollRegion.tsx';
import type { ImportSheet } from './types.ts';

interface Props {
  rows: readonly BarisPratinjau[];
  columns: ImportSheet['columns'];
}

/** Rows of one verdict, a page at a time, with what is wrong or doubtful about each. */
export function ImportRows({ rows, columns }: Props) {
  const [page, setPage] = useState(0);
  if (rows.length === 0)
    return <Typography sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>Tidak ada baris.</Typography>;
  const withFindings = rows.some(({ kesalahan }) => kesalahan.length > 0);
  return (
    <>
      <ScrollRegion label="Baris berkas" sx={{ mt: 1 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Baris</TableCell>
              {withFindings ? <TableCell sx={{ minWidth: 220 }}>Keterangan</TableCell> : null}
              {columns.map(({ name, label }) => (
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
                {columns.map(({ name, of }) => (
                  <TableCell key={name} className="angka">
                    {(of ? of(row.data) : row.data[name]) ?? '–'}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
      <RowPages total={rows.length} page={page} onPage={setPage} />
    </>
  );
}
