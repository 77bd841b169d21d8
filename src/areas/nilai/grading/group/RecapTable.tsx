import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { alurPendaftaran } from '../../../../../resources/mbkm/alurPendaftaran.ts';
import { StatusChip } from '../../../../platform/ui/cells/StatusChip.tsx';
import { ScrollRegion } from '../../../../platform/ui/ScrollRegion.tsx';
import { AssessorGrade } from './AssessorGrade.tsx';
import { finishable, gradeText, type RecapRowsProps } from './recapRows.ts';

/** A recap as a table: a line for each participant. */
export function RecapTable({ rows, assessors, may, ticked, onTick, onUnlock }: RecapRowsProps) {
  const ready = rows.filter(finishable).map(({ id }) => id);
  const all = ready.length > 0 && ready.every(id => ticked.has(id));
  const ticks = may && ready.length > 0;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <ScrollRegion label="Rekap nilai">
        <Table sx={{ '& td, & th': { px: 1.25 } }}>
          <TableHead>
            <TableRow>
              {ticks ? (
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={all}
                    onChange={(_, on) => onTick(ready, on)}
                    slotProps={{ input: { 'aria-label': 'Pilih semua yang dapat diselesaikan' } }}
                  />
                </TableCell>
              ) : null}
              <TableCell>Nama</TableCell>
              <TableCell>Kelompok</TableCell>
              {assessors.map(({ name, label }) => (
                <TableCell key={name} align="right">
                  {label}
                </TableCell>
              ))}
              <TableCell align="right">Nilai akhir</TableCell>
              <TableCell>Huruf</TableCell>
              <TableCell>Status</TableCell>
            </TableRow>
          </TableHead>
          <TableBody sx={{ '& > :last-child > *': { borderBottom: 0 } }}>
            {rows.map(row => (
              <TableRow key={row.id} hover>
                {ticks ? (
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={ticked.has(row.id)}
                      disabled={!finishable(row)}
                      onChange={(_, on) => onTick([row.id], on)}
                      slotProps={{ input: { 'aria-label': `Pilih ${row.nama}` } }}
                    />
                  </TableCell>
                ) : null}
                <TableCell component="th" scope="row" sx={{ minWidth: 150 }}>
                  {row.nama}
                  <Typography variant="caption" component="div" className="angka" sx={{ color: 'text.secondary' }}>
                    {row.npm}
                  </Typography>
                </TableCell>
                <TableCell sx={{ minWidth: 130 }}>{row.kelompok}</TableCell>
                {assessors.map(({ name, label }) => (
                  <TableCell key={name} align="right" className="angka" sx={{ whiteSpace: 'nowrap' }}>
                    <AssessorGrade row={row} name={name} label={label} onUnlock={may ? onUnlock : undefined} />
                  </TableCell>
                ))}
                <TableCell align="right" className="angka" sx={{ fontWeight: 700 }}>
                  {gradeText(row.nilaiAkhir)}
                </TableCell>
                <TableCell>{row.nilaiHuruf ?? '–'}</TableCell>
                <TableCell>
                  <Box sx={{ whiteSpace: 'nowrap' }}>
                    <StatusChip workflow={alurPendaftaran} value={row.status} />
                  </Box>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
    </Paper>
  );
}
