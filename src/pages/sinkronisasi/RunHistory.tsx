import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { countsText, ReportButton } from './RunReport.tsx';
import { momentText, type Run, runNames } from './types.ts';

/** Earlier runs of a kind: when, who, with what result. */
export function RunHistory({ runs }: { runs: readonly Run[] }) {
  return (
    <section aria-labelledby="riwayat-sinkronisasi">
      <Typography variant="h6" component="h2" id="riwayat-sinkronisasi" sx={{ mt: 4, mb: 1 }}>
        Riwayat
      </Typography>
      {runs.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Sinkronisasi yang dijalankan akan tercatat di sini.</Typography>
      ) : (
        <TableContainer>
          <Table size="small" aria-label="Riwayat sinkronisasi">
            <TableHead>
              <TableRow>
                <TableCell>Mulai</TableCell>
                <TableCell>Oleh</TableCell>
                <TableCell>Hasil</TableCell>
                <TableCell>Rincian</TableCell>
                <TableCell align="right">Laporan</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {runs.map(run => (
                <TableRow key={run.id} hover>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{momentText(run.mulai)}</TableCell>
                  <TableCell>{run._embed?.idUser?.label}</TableCell>
                  <TableCell>{runNames[run.status]}</TableCell>
                  <TableCell>{run.pesan ?? countsText(run)}</TableCell>
                  <TableCell align="right">
                    <ReportButton id={run.id} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </section>
  );
}
