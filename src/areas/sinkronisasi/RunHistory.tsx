import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { usePhone } from '../../platform/common/usePhone.ts';
import { formatDateTime } from '../../platform/providers/format.ts';
import { StatusChip } from '../../platform/ui/cells/StatusChip.tsx';
import { countsText, ReportButton } from './RunReport.tsx';
import { type Run, runStates } from './types.ts';

/** Earlier runs of a kind: when, who, with what result; on phones a card each. */
export function RunHistory({ runs }: { runs: readonly Run[] }) {
  const phone = usePhone();
  const List = phone ? Cards : Rows;
  return (
    <section aria-labelledby="riwayat-sinkronisasi">
      <Typography variant="h6" component="h2" id="riwayat-sinkronisasi" sx={{ mt: 4, mb: 1 }}>
        Riwayat
      </Typography>
      {runs.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Sinkronisasi yang dijalankan akan tercatat di sini.</Typography>
      ) : (
        <Paper variant="outlined">
          <List runs={runs} />
        </Paper>
      )}
    </section>
  );
}

const resultOf = (run: Run): string => run.pesan ?? countsText(run);

function Rows({ runs }: { runs: readonly Run[] }) {
  return (
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
            <TableRow key={run.id} hover sx={{ '& > td': { py: 0.75 } }}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDateTime(run.mulai)}</TableCell>
              <TableCell>{run._embed?.idUser?.label}</TableCell>
              <TableCell>
                <StatusChip workflow={runStates} value={run.status} />
              </TableCell>
              <TableCell>{resultOf(run)}</TableCell>
              <TableCell align="right">
                <ReportButton id={run.id} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Cards({ runs }: { runs: readonly Run[] }) {
  return (
    <Box component="ul" aria-label="Riwayat sinkronisasi" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {runs.map(run => (
        <Box component="li" key={run.id} sx={{ p: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <StatusChip workflow={runStates} value={run.status} />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {formatDateTime(run.mulai)} · {run._embed?.idUser?.label}
          </Typography>
          <Typography variant="body2" sx={{ my: 0.5 }}>
            {resultOf(run)}
          </Typography>
          <ReportButton id={run.id} />
        </Box>
      ))}
    </Box>
  );
}
