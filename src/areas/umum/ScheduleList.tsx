import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { BarisJadwal } from '../../../resources/umum/dashboard.ts';
import { useLabel, useWords } from '../../platform/providers/language.ts';
import { daysUntil, shortDay } from './days.ts';

const soonDays = 7;

/** Windows that are open, with their end, and those that open soon. */
export function ScheduleList({ lines, noPeriod = false }: { lines: readonly BarisJadwal[]; noPeriod?: boolean }) {
  const say = useWords();
  const labelOf = useLabel();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 0.5 }}>
        {labelOf('Jadwal')}
      </Typography>
      {lines.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {noPeriod
            ? say('Belum ada periode yang aktif. Jadwalnya tampil di sini setelah dibuka.')
            : say('Tidak ada jadwal dalam enam minggu ke depan.')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map(line => (
            <Line key={`${line.label} ${line.jenis} ${line.periode} ${line.mulai}`} line={line} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Line({ line: { label, jenis, periode, mulai, selesai, terbuka } }: { line: BarisJadwal }) {
  const say = useWords();
  const labelOf = useLabel();
  const soon = terbuka && daysUntil(selesai) <= soonDays;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, lineHeight: 1.35 }}>
          {jenis ? `${labelOf(label)} ${labelOf(jenis)}` : labelOf(label)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {periode}
        </Typography>
      </Box>
      <Typography
        sx={{ whiteSpace: 'nowrap', fontWeight: soon ? 600 : 400, color: soon ? 'warning.main' : 'text.primary' }}
      >
        {terbuka ? say('tutup %{hari}', { hari: shortDay(selesai) }) : say('mulai %{hari}', { hari: shortDay(mulai) })}
      </Typography>
    </Box>
  );
}
