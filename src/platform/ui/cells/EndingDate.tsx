import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { dayFormat, dayToday, formatDate } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';

const dayMs = 86_400_000;
const short = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

interface Props {
  value: string;
  soonDays: number;
  /** The month in full. */
  full: boolean;
}

/** A day on which something ends, marked when it is near or past: "30 November 2026 · 9 hari lagi". */
export function EndingDate({ value, soonDays, full }: Props) {
  const say = useWords();
  const left = Math.round((Date.parse(value.slice(0, 10)) - Date.parse(dayToday())) / dayMs);
  const mark =
    left < 0
      ? say('Berakhir')
      : left === 0
        ? say('Hari terakhir')
        : left <= soonDays
          ? say('%{n} hari lagi', { n: left })
          : null;
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <span>{full ? formatDate(value) : short().format(new Date(`${value.slice(0, 10)}T00:00:00Z`))}</span>
      {mark ? (
        <Chip component="span" size="small" variant="outlined" color={left < 0 ? 'error' : 'warning'} label={mark} />
      ) : null}
    </Stack>
  );
}
