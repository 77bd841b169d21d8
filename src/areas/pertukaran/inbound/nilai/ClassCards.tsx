import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { dayToday, formatDate } from '../../../../platform/providers/format.ts';
import { useWhen } from '../krs/when.ts';
import { type KelasDinilai, sheetPath } from './types.ts';

/** Classes as cards with their grading; what is late or open comes first. */
export function ClassCards({
  classes,
  action,
}: {
  classes: readonly KelasDinilai[];
  action?: (one: KelasDinilai) => ReactNode;
}) {
  const rank = (one: KelasDinilai) => (one.peserta > one.final ? 0 : 1);
  return (
    <Box
      component="ul"
      aria-label="Kelas"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
      }}
    >
      {classes
        .toSorted((a, b) => rank(a) - rank(b))
        .map(one => (
          <Card key={one.idMkInbound} one={one}>
            {action?.(one)}
          </Card>
        ))}
    </Box>
  );
}

function Card({ one, children }: { one: KelasDinilai; children: ReactNode }) {
  const [title, progress] = [useId(), useId()];
  const today = dayToday();
  const whenOf = useWhen();
  const late = one.final < one.peserta && one.nilaiSelesai < today;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={title}
      sx={{ p: 2, display: 'flex', flexDirection: 'column' }}
    >
      <Typography id={title} component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {one.namaMk} ({one.kelas})
      </Typography>
      <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
        {one.kodeMk} · {one.sks} SKS · {whenOf(one)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {one.masaStudi}. {one.dosen ?? 'Belum ada pengampu'}
      </Typography>
      <Typography id={progress} variant="body2" className="angka" sx={{ mt: 1 }}>
        {one.peserta ? `${one.final} dari ${one.peserta} nilai final` : 'Belum ada peserta'}
        {one.dinilai > one.final ? `, ${one.dinilai - one.final} draf` : ''}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby={progress}
        value={one.peserta ? (one.final / one.peserta) * 100 : 0}
        sx={{ my: 1, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}
      />
      <Typography variant="body2" sx={{ mb: 1, color: late ? 'error.main' : 'text.secondary' }}>
        {late ? 'Terlambat: penilaian' : 'Penilaian'} {formatDate(one.nilaiMulai)} sampai {formatDate(one.nilaiSelesai)}
      </Typography>
      <Box sx={{ mt: 'auto', display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to={sheetPath(one.idMkInbound)} variant="outlined" aria-describedby={title}>
          Buka lembar nilai
        </Button>
        {children}
      </Box>
    </Paper>
  );
}
