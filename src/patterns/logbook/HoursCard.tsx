import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RingkasanLogbook } from '../../../resources/magang/ringkasanLogbook.ts';
import { formatDate, formatNumber } from '../../crud/format.ts';

/** Approved hours against the target, and how many entries stand where. */
export function HoursCard({
  summary,
  labels,
}: {
  summary: RingkasanLogbook;
  labels: Readonly<Record<string, string>>;
}) {
  const { jamDisetujui, jamMenunggu, jamTarget, persen, persenMin, sks, tanggalMulai, tanggalSelesai } = summary;
  return (
    <Paper variant="outlined" component="section" aria-label="Jam kegiatan" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography variant="h5" component="p" className="angka">
          {formatNumber(jamDisetujui)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {jamTarget === null
            ? 'jam disetujui'
            : `dari ${formatNumber(jamTarget)} jam disetujui (${formatNumber(sks ?? 0)} SKS)`}
        </Typography>
      </Stack>
      {jamTarget === null ? null : (
        <Box sx={{ position: 'relative', mt: 1 }}>
          <LinearProgress
            variant="determinate"
            color="secondary"
            value={Math.min(100, persen ?? 0)}
            aria-label="Jam disetujui dari target"
            sx={{ height: 10, borderRadius: 5 }}
          />
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              insetBlock: -2,
              left: `${persenMin}%`,
              width: 2,
              bgcolor: 'text.primary',
            }}
          />
        </Box>
      )}
      <Typography variant="caption" component="p" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {jamMenunggu > 0 ? `${formatNumber(jamMenunggu)} jam menunggu dosen. ` : ''}
        {jamTarget === null ? '' : `Minimal ${persenMin}% (${formatNumber((jamTarget * persenMin) / 100)} jam). `}
        {tanggalMulai && tanggalSelesai ? `${formatDate(tanggalMulai)} – ${formatDate(tanggalSelesai)}.` : ''}
      </Typography>
      <Stack direction="row" spacing={0.75} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        {Object.entries(labels).map(([state, label]) =>
          summary.jumlah[state] ? (
            <Chip
              key={state}
              size="small"
              variant="outlined"
              label={`${label} ${formatNumber(summary.jumlah[state])}`}
            />
          ) : null,
        )}
      </Stack>
    </Paper>
  );
}
