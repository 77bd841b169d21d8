import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Tugas } from '../../../resources/umum/dashboard.ts';
import { formatNumber } from '../../crud/format.ts';
import { useMayOpen } from '../../layout/useMayOpen.ts';
import { daysSince } from './days.ts';

const soonDays = 3;
const lateDays = 7;

const list = new Intl.ListFormat('id-ID', { type: 'conjunction' });

/** Names of those that wait longest, and how many others there are. */
function whoWaits({ nama, jumlah }: Tugas): string {
  const others = jumlah - nama.length;
  return list.format(others > 0 ? [...nama, `${formatNumber(others)} lainnya`] : nama);
}

/** What waits for this role, oldest first; below it, quieter, what is not due yet and what is only to be watched. */
export function TaskList({ tasks }: { tasks: readonly Tugas[] }) {
  const id = useId();
  const mayOpen = useMayOpen();
  const linked = tasks.map(task => ({ ...task, link: mayOpen(task.link) ? task.link : null }));
  const now = linked.filter(({ keputusan, jumlah }) => keputusan && jumlah > 0);
  const later = linked.filter(({ nanti }) => nanti > 0);
  const watched = linked.filter(({ keputusan, jumlah }) => !keputusan && jumlah > 0);
  if (tasks.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
        {now.length ? 'Menunggu Anda' : 'Tidak ada yang menunggu keputusan Anda'}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {now.map(task => (
          <TaskLine key={task.label} task={task} />
        ))}
      </Box>
      {later.length || watched.length ? (
        <Box component="ul" aria-label="Dipantau" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
          {later.map(({ label, nanti, link }) => (
            // The address without its filter shows those as well that are not due.
            <Quiet
              key={label}
              label={`${label}, belum waktunya`}
              count={nanti}
              link={link?.split('&filter=')[0] ?? null}
            />
          ))}
          {watched.map(({ label, jumlah, link }) => (
            <Quiet key={label} label={label} count={jumlah} link={link} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function Quiet({ label, count, link }: { label: string; count: number; link: string | null }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 0.5, minHeight: { xs: 44, sm: 0 }, alignItems: 'center' }}>
      <Typography
        component="span"
        className="angka"
        sx={{ minWidth: 44, textAlign: 'right', color: 'text.secondary', fontWeight: 600 }}
      >
        {formatNumber(count)}
      </Typography>
      {link ? (
        <MuiLink component={Link} to={link}>
          {label}
        </MuiLink>
      ) : (
        <span>{label}</span>
      )}
    </Box>
  );
}

function TaskLine({ task }: { task: Omit<Tugas, 'link'> & { link: string | null } }) {
  const { label, jumlah, tertua, link } = task;
  const days = tertua ? daysSince(tertua) : -1;
  const tone = days >= lateDays ? 'error.main' : days >= soonDays ? 'warning.main' : 'text.secondary';
  return (
    <li>
      <Box
        {...(link ? { component: Link, to: link } : {})}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: 64,
          px: 2,
          py: 1,
          border: 1,
          borderColor: days >= soonDays ? tone : 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          '&:is(a):hover': { borderColor: 'primary.main', bgcolor: 'action.hover' },
        }}
      >
        <Typography
          component="span"
          className="angka"
          sx={{ minWidth: 28, fontSize: 26, fontWeight: 700, lineHeight: 1, textAlign: 'right', color: 'primary.main' }}
        >
          {formatNumber(jumlah)}
        </Typography>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
            {label}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {whoWaits({ ...task, link: '' })}
          </Typography>
          {days >= 0 ? (
            <Typography component="span" variant="caption" sx={{ display: 'block', color: tone }}>
              {days === 0 ? 'sejak hari ini' : `terlama ${formatNumber(days)} hari`}
            </Typography>
          ) : null}
        </Box>
        {link ? <ChevronRight sx={{ color: 'text.secondary' }} /> : null}
      </Box>
    </li>
  );
}
