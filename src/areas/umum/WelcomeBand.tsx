import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayBesideGreeting, greetingAt } from '../../../resources/umum/dashboardWords.ts';
import { momentFormat } from '../../platform/providers/format.ts';
import { useWords } from '../../platform/providers/language.ts';
import type { User } from '../../platform/providers/session.ts';

/** The university's day: what is due today is due on it, wherever its reader is. */
const today = momentFormat(dayBesideGreeting);

/** Greeting and date in a line. */
export function WelcomeBand({ user }: { user: User }) {
  const say = useWords();
  const now = new Date();
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, justifyContent: 'space-between' }}
    >
      <Typography variant="h5" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {say(greetingAt(now))}, {user.name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {today(now)}
      </Typography>
    </Box>
  );
}
