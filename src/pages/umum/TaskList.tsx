import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Tugas } from '../../../resources/umum/dashboard.ts';
import { formatNumber } from '../../crud/format.ts';
import { Tile, Tiles } from '../../layout/Tiles.tsx';
import { useMayOpen } from '../../layout/useMayOpen.ts';

const dayMs = 86_400_000;
const soonDays = 3;
const lateDays = 7;

/** What waits for this role, oldest first, with deadline colours; what is only to be watched stands quieter. */
export function TaskList({ tasks }: { tasks: readonly Tugas[] }) {
  const mayOpen = useMayOpen();
  if (tasks.length === 0) return null;
  return (
    <Box component="section" aria-label="Yang menunggu" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1.25 }}>
        {tasks.some(({ keputusan, jumlah }) => keputusan && jumlah > 0)
          ? 'Menunggu Anda'
          : 'Tidak ada yang menunggu keputusan Anda'}
      </Typography>
      <Tiles least={250}>
        {tasks.map(task => (
          <TaskTile key={task.label} task={task} link={mayOpen(task.link) ? task.link : null} />
        ))}
      </Tiles>
    </Box>
  );
}

function TaskTile({ task: { label, jumlah, tertua, keputusan }, link }: { task: Tugas; link: string | null }) {
  const days = tertua ? Math.floor((Date.now() - Date.parse(tertua)) / dayMs) : null;
  const urgent = keputusan && jumlah > 0;
  const late = urgent && days !== null && days >= lateDays;
  const soon = urgent && days !== null && days >= soonDays;
  return (
    <Tile
      to={link}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 72,
        py: 1.25,
        borderColor: late ? 'error.main' : soon ? 'warning.main' : 'divider',
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
    </Tile>
  );
}
