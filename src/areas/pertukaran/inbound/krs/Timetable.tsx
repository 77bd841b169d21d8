import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KelasKrs } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { formatTime } from '../../../../platform/providers/format.ts';
import { useLabel, useWords } from '../../../../platform/providers/language.ts';

const days = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

/** The week of a plan: a column for each day with classes, one below the other on phones. */
export function Timetable({ rows }: { rows: readonly KelasKrs[] }) {
  const say = useWords();
  const labelOf = useLabel();
  const used = days.flatMap((name, i) => {
    const own = rows.filter(({ urutHari }) => urutHari === i + 1);
    return own.length ? [{ name, own }] : [];
  });
  if (!used.length) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${used.length}, minmax(0, 1fr))` },
        // A week side by side on one page.
        '@media print': { gridTemplateColumns: `repeat(${used.length}, minmax(0, 1fr))`, breakInside: 'avoid' },
      }}
    >
      {used.map(({ name, own }) => (
        <Box key={name} component="section" aria-label={labelOf(name)}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            {labelOf(name)}
          </Typography>
          {own
            .toSorted((a, b) => (a.jamMulai ?? '').localeCompare(b.jamMulai ?? ''))
            .map(one => (
              <Box
                key={one.idMkInbound}
                sx={{ borderLeft: 3, borderColor: 'primary.main', bgcolor: 'action.hover', px: 1, py: 0.75, mb: 0.75 }}
              >
                <Typography variant="caption" className="angka" component="div">
                  {formatTime(one.jamMulai ?? '')}–{formatTime(one.jamSelesai ?? '')}
                </Typography>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {one.namaMk} ({one.kelas})
                </Typography>
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {one.ruang ?? (one.moda === 'daring' ? say('Daring') : '')}
                </Typography>
              </Box>
            ))}
        </Box>
      ))}
    </Box>
  );
}
