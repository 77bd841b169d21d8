import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { jendela, type MasaStudi, tahapPada } from '../../../../../resources/pertukaran/masaStudi.ts';
import { dayToday, formatDate } from '../../../../platform/providers/format.ts';
import { useLabel } from '../../../../platform/providers/language.ts';

const windows = Object.values(jendela);
const colours = ['text.disabled', 'secondary.main', 'success.main', 'primary.main'] as const;
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
const named = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Height with a period of each scheme for this and the next semester, kept free until they are there. */
const usual = 6 * 72 + 20;

/** Above the study periods: their windows on one line of time, with today; finished ones are left to the list. */
export default function CalendarStrip() {
  const { data = [], isPending } = useListContext<MasaStudi>();
  const labelOf = useLabel();
  const today = dayToday();
  if (isPending) return <Skeleton variant="rounded" height={usual} sx={{ mb: 2, width: '100%' }} />;
  const open = data.filter(row => tahapPada(row, today) !== 'selesai');
  const days = open.flatMap(row => windows.flatMap(({ mulai, selesai }) => [dayOf(row[mulai]), dayOf(row[selesai])]));
  if (!open.length || days.some(Number.isNaN)) return null;
  const [first, last] = [Math.min(...days, dayOf(today)), Math.max(...days, dayOf(today))];
  const at = (day: string) => ((dayOf(day) - first) / Math.max(1, last - first)) * 100;
  return (
    <Box component="section" aria-label={labelOf('Kalender masa studi')} sx={{ mb: 2, width: '100%' }}>
      {open.map(row => (
        <Box key={row.id} sx={{ mb: 1.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {row.nama}
          </Typography>
          <Box component="ul" sx={{ position: 'relative', height: 36, m: 0, p: 0, listStyle: 'none' }}>
            {windows.map(({ mulai, selesai, sebut }, i) => (
              <Box
                component="li"
                key={mulai}
                sx={{
                  position: 'absolute',
                  top: i * 9,
                  height: 7,
                  borderRadius: 1,
                  bgcolor: colours[i],
                  left: `${at(row[mulai])}%`,
                  minWidth: 4,
                  width: `${at(row[selesai]) - at(row[mulai])}%`,
                }}
              >
                <span className="visually-hidden">
                  {labelOf(sebut)}: {formatDate(row[mulai])}–{formatDate(row[selesai])}
                </span>
              </Box>
            ))}
            <Box
              aria-hidden
              component="li"
              sx={{
                position: 'absolute',
                top: -2,
                bottom: -2,
                left: `${at(today)}%`,
                borderLeft: 2,
                borderColor: 'text.primary',
              }}
            />
          </Box>
        </Box>
      ))}
      <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {windows.map(({ sebut }, i) => (
          <Typography key={sebut} variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 14, height: 7, borderRadius: 1, bgcolor: colours[i] }} />
            {named(labelOf(sebut))}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
