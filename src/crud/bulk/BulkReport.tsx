import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Report } from '../api.ts';
import { formatNumber } from '../format.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';

/** How a bulk action went: what was done, and which rows were not and why. */
export function BulkReport({ report, done, failed }: { report: Report; done: string; failed: string }) {
  return (
    <Stack spacing={2}>
      {report.berhasil > 0 || report.gagal.length === 0 ? (
        <Alert severity="success">
          {formatNumber(report.berhasil)} baris {done}.
        </Alert>
      ) : null}
      {report.gagal.length > 0 ? <Refused rows={report.gagal} words={failed} /> : null}
    </Stack>
  );
}

function Refused({ rows, words }: { rows: Report['gagal']; words: string }) {
  return (
    <>
      <Alert severity="warning">
        {formatNumber(rows.length)} baris {words}:
      </Alert>
      <ScrollRegion label="Yang tidak berhasil">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Data</TableCell>
              <TableCell>Sebab</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, label, pesan }) => (
              <TableRow key={id}>
                <TableCell>{label}</TableCell>
                <TableCell>{pesan}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
    </>
  );
}
