import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SilangFormulir } from '../../../../resources/formulir/hasilPanggilan.ts';
import type { HasilKolom } from '../../../../resources/formulir/panggilan.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useAcross } from './useBeside.ts';

/** Answers of a named form by group of its participants; small groups are closed. */
export function AcrossTab({ form, columns }: { form: string; columns: readonly HasilKolom[] }) {
  const [by, setBy] = useState('');
  const { data, error, isPending, refetch } = useAcross(form, by);
  if (isPending) return <Loading height={240} label="Memuat kelompok" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  if (!data.menurut.length)
    return (
      <Alert severity="info">
        Kelompok ada pada formulir bagi orang yang dipilih: program studi, periode, atau mitra mereka ketika dipilih.
      </Alert>
    );
  const crossed = columns.filter(({ kunci }) => data.kelompok.some(({ kolom }) => kolom.some(c => c.kunci === kunci)));
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        margin="none"
        label="Menurut"
        value={by}
        onChange={event => setBy(event.target.value)}
        sx={{ maxWidth: 320 }}
      >
        {data.menurut.map(label => (
          <MenuItem key={label} value={label}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {by && !crossed.length ? (
        <Alert severity="info">Belum ada kelompok dengan lima jawaban untuk satu pertanyaan.</Alert>
      ) : null}
      {crossed.map(column => (
        <Crossed key={column.kunci} column={column} groups={data.kelompok} />
      ))}
    </Stack>
  );
}

const share = (part: number, whole: number) =>
  whole ? `${formatNumber(Math.round((part / whole) * 1000) / 10)}%` : '–';

function Crossed({ column, groups }: { column: HasilKolom; groups: SilangFormulir['kelompok'] }) {
  const found = (kolom: SilangFormulir['kelompok'][number]['kolom']) =>
    kolom.find(({ kunci }) => kunci === column.kunci);
  const scale = column.jenis === 'scale';
  const heads = groups.flatMap(({ kolom }) => found(kolom)?.batang ?? []).slice(0, column.batang.length);
  return (
    <Paper variant="outlined" component="section" aria-label={column.judul} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3" sx={{ p: 2, pb: 1, overflowWrap: 'anywhere' }}>
        {column.judul}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={`${column.judul} menurut kelompok`}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Kelompok</TableCell>
              {heads.map(({ nilai, label }) => (
                <TableCell key={nilai} align="right">
                  {label}
                </TableCell>
              ))}
              {scale ? <TableCell align="right">Rata-rata</TableCell> : null}
              <TableCell align="right">Menjawab</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {groups.map(({ nama, jumlah, kolom }) => {
              const mine = found(kolom);
              const whole = mine?.batang.reduce((sum, bar) => sum + bar.jumlah, 0) ?? 0;
              const base = column.jenis === 'several' ? jumlah : whole;
              return (
                <TableRow key={nama}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                    {nama}
                  </TableCell>
                  {mine ? (
                    mine.batang.map(bar => (
                      <TableCell key={bar.nilai} align="right" className="angka">
                        {share(bar.jumlah, base)}
                      </TableCell>
                    ))
                  ) : (
                    <TableCell colSpan={heads.length + (scale ? 1 : 0)} sx={{ color: 'text.secondary' }}>
                      Kurang dari lima
                    </TableCell>
                  )}
                  {mine && scale ? (
                    <TableCell align="right" className="angka">
                      {mine.rata === null ? '–' : formatNumber(Math.round(mine.rata * 100) / 100)}
                    </TableCell>
                  ) : null}
                  <TableCell align="right" className="angka">
                    {mine ? formatNumber(base) : '< 5'}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
