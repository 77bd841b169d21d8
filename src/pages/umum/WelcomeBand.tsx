import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Kawung } from '../../look/Kawung.tsx';
import type { User } from '../../providers/session.ts';

/** Part of the day by the hour, as Indonesians greet. */
export function greetingAt(hour: number): string {
  if (hour >= 4 && hour < 11) return 'Selamat pagi';
  if (hour >= 11 && hour < 15) return 'Selamat siang';
  if (hour >= 15 && hour < 18) return 'Selamat sore';
  return 'Selamat malam';
}

const today = new Intl.DateTimeFormat('id-ID', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Greeting, role and date on a quiet kawung ground. */
export function WelcomeBand({ user }: { user: User }) {
  const now = new Date();
  const place = [user.role.name, user.namaProdi].filter(Boolean).join(' · ');
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        borderRadius: 1.4,
        px: { xs: 2.5, sm: 4 },
        py: { xs: 3, sm: 4 },
        color: '#fff',
        background: 'linear-gradient(120deg, var(--brand), var(--brand-deep))',
        '& .kawung': {
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          opacity: 0.14,
          maskImage: 'linear-gradient(90deg, transparent 30%, #000)',
        },
      }}
    >
      <Kawung size={84} />
      <Box sx={{ position: 'relative' }}>
        <Typography variant="body2" sx={{ opacity: 0.9 }}>
          {today.format(now)}
        </Typography>
        <Typography variant="h4" component="h1" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          {greetingAt(now.getHours())}, {user.name}
        </Typography>
        <Typography sx={{ mt: 1, opacity: 0.94 }}>Anda masuk sebagai {place}.</Typography>
      </Box>
    </Box>
  );
}
