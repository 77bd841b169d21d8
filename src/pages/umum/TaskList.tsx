import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../crud/format.ts';
import { useMayOpen } from '../../layout/useMayOpen.ts';
import type { Task } from './dashboard.ts';

const dayMs = 86_400_000;
const soonDays = 3;
const lateDays = 7;

/** What waits for this role, oldest first, with deadline colours; what is only to be watched stands quieter. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const mayOpen = useMayOpen();
  if (tasks.length === 0) return null;
  return (
    <Box component="section" aria-label="Yang menunggu" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1.25 }}>
        {tasks.some(({ keputusan, jumlah }) => keputusan && jumlah > 0)
          ? 'Menunggu Anda'
          : 'Tidak ada yang menunggu keputusan Anda'}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(250px, 1fr))' },
          gap: 1.25,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {tasks.map(task => (
          <li key={task.label}>
            <TaskCard task={task} link={mayOpen(task.link) ? task.link : null} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function TaskCard({ task: { label, jumlah, tertua, keputusan }, link }: { task: Task; link: string | null }) {
  const days = tertua ? Math.floor((Date.now() - Date.parse(tertua)) / dayMs) : null;
  const urgent = keputusan && jumlah > 0;
  const late = urgent && days !== null && days >= lateDays;
  const soon = urgent && days !== null && days >= soonDays;
  return (
    <Box
      {...(link ? { component: Link, to: link } : {})}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        height: '100%',
        minHeight: 72,
        px: 2,
        py: 1.25,
        border: 1,
        borderColor: late ? 'error.main' : soon ? 'warning.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        transition: 'border-color 140ms, background-color 140ms',
        ...(link ? { '&:hover': { borderColor: 'primary.main', bgcolor: 'action.hover' } } : {}),
      }}
    >
      <Typography
        component="span"
        className="angka"
        sx={{
          minWidth: 44,
          fontSize: 28,
          fontWeight: 700,
          lineHeight: 1,
          textAlign: 'right',
          color: urgent ? 'primary.main' : 'text.secondary',
        }}
      >
        {formatNumber(jumlah)}
      </Typography>
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: 500, lineHeight: 1.3 }}>
          {label}
        </Typography>
        {urgent && days !== null ? (
          <Typography
            component="span"
            variant="caption"
            sx={{ color: late ? 'error.main' : soon ? 'warning.main' : 'text.secondary' }}
          >
            {days === 0 ? 'Terlama sejak hari ini' : `Terlama ${days} hari`}
          </Typography>
        ) : null}
      </span>
    </Box>
  );
}
