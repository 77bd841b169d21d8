import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dayToday, formatDate } from '../../../platform/providers/format.ts';
import { EndingDate } from '../../../platform/ui/cells/EndingDate.tsx';

/** A day with what it is; one that is not set is left out. */
export interface NamedDay {
  name: string;
  label: string | undefined;
  /** `YYYY-MM-DD`. */
  day: string | null;
}

/** Days before which the next one is marked. */
const soonDays = 14;

/** Days in their order: those that are over stand back, the next one is marked when it is near. */
export function DayList({ days }: { days: readonly NamedDay[] }) {
  const today = dayToday();
  const sorted = days
    .flatMap(({ day, ...named }) => (day ? [{ ...named, day }] : []))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const next = sorted.find(({ day }) => day >= today)?.name;
  return (
    <Stack component="ul" spacing={0.75} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sorted.map(({ name, label, day }) => (
        <Box
          key={name}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.5,
            color: day < today ? 'text.secondary' : undefined,
            fontWeight: name === next ? 600 : undefined,
          }}
        >
          <Typography component="span" sx={{ minWidth: 150, fontWeight: 'inherit' }}>
            {label}
          </Typography>
          <Typography component="span" className="angka" sx={{ fontWeight: 'inherit' }}>
            {name === next ? <EndingDate value={day} soonDays={soonDays} full /> : formatDate(day)}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
