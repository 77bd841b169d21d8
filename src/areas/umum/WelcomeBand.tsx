import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { zoned } from '../../../resources/kit/index.ts';
import { momentFormat } from '../../platform/providers/format.ts';
import { type Phrase, useWords } from '../../platform/providers/language.ts';
import type { User } from '../../platform/providers/session.ts';

/** Part of the day by the hour, as Indonesians greet. */
function greetingAt(hour: number): Phrase {
  if (hour >= 4 && hour < 11) return 'Selamat pagi';
  if (hour >= 11 && hour < 15) return 'Selamat siang';
  if (hour >= 15 && hour < 18) return 'Selamat sore';
  return 'Selamat malam';
}

/** Hour of the portal's clock, 0 to 23: the greeting belongs to the day that is written beside it. */
const hourOfDay = zoned('en-GB', { hour: 'numeric', hourCycle: 'h23' });

/** The university's day: what is due today is due on it, wherever its reader is. */
const today = momentFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Greeting and date in a line. */
export function WelcomeBand({ user }: { user: User }) {
  const say = useWords();
  const now = new Date();
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, justifyContent: 'space-between' }}
    >
      <Typography variant="h5" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {say(greetingAt(Number(hourOfDay(now))))}, {user.name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {today(now)}
      </Typography>
    </Box>
  );
}
