import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Tugas } from '../../../resources/umum/dashboard.ts';
import { dashboardWords } from '../../../resources/umum/dashboardWords.ts';
import { useMayOpen } from '../../platform/common/useMayOpen.ts';
import { formatList, formatNumber } from '../../platform/providers/format.ts';
import { type Say, useLabel, useWords } from '../../platform/providers/language.ts';
import { daysSince } from './days.ts';

const soonDays = 3;
const lateDays = 7;
/** More of what is only watched is folded. */
const fewWatched = 4;

const plainList = { listStyle: 'none', m: 0, p: 0 };

/** Names of those that wait longest, and how many others there are. */
function whoWaits({ nama, jumlah }: Tugas, say: Say): string {
  const others = jumlah - nama.length;
  return formatList(others > 0 ? [...nama, say('%{n} lainnya', { n: others })] : nama);
}

/** Tasks of this role, oldest first; below them, quieter, those that are not due yet and those only to be watched. */
export function TaskList({ tasks }: { tasks: readonly Tugas[] }) {
  const say = useWords();
  const id = useId();
  const mayOpen = useMayOpen();
  const labelOf = useLabel();
  const linked = tasks.map(task => ({
    ...task,
    // The part behind the dot distinguishes tasks of one name.
    label: task.label.split(' · ').map(labelOf).join(' · '),
    link: mayOpen(task.link) ? task.link : null,
  }));
  const now = linked.filter(({ keputusan, jumlah }) => keputusan && jumlah > 0);
  const later = linked.filter(({ nanti }) => nanti > 0);
  const putOff = linked.filter(({ ditunda }) => ditunda !== undefined);
  const watched = linked.filter(({ keputusan, jumlah }) => !keputusan && jumlah > 0);
  if (tasks.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
        {say(now.length ? dashboardWords.waiting : dashboardWords.nothing)}
      </Typography>
      {now.length ? (
        <Box
          component="ul"
          sx={{ ...plainList, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
        >
          {now.map(task => (
            <TaskLine key={task.label} task={task} />
          ))}
        </Box>
      ) : null}
      <Watched count={later.length + putOff.length + watched.length}>
        {later.map(({ label, nanti, link }) => (
          // The address without its filter shows those as well that are not due.
          <Quiet
            key={label}
            label={say('%{nama}, belum waktunya', { nama: label })}
            count={nanti}
            link={link?.split('&filter=')[0] ?? null}
          />
        ))}
        {putOff.map(({ label, ditunda = 0, linkDitunda, link }) => (
          <Quiet
            key={`${label} ditunda`}
            label={say('%{nama}, Anda tunda', { nama: label })}
            count={ditunda}
            link={link && linkDitunda ? linkDitunda : null}
          />
        ))}
        {watched.map(({ label, jumlah, link }) => (
          <Quiet key={label} label={label} count={jumlah} link={link} />
        ))}
      </Watched>
    </Box>
  );
}

/** Watched tasks: open while the list is short, folded where it would push the figures off the page. */
function Watched({ count, children }: { count: number; children: ReactNode }) {
  const say = useWords();
  if (count === 0) return null;
  const list = (
    <Box component="ul" aria-label={say('Dipantau')} sx={{ ...plainList, mt: 1 }}>
      {children}
    </Box>
  );
  if (count <= fewWatched) return list;
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, color: 'text.secondary', fontWeight: 600 }}>
        {say('%{n} lagi hanya dipantau', { n: count })}
      </Box>
      {list}
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
  const say = useWords();
  const { label, jumlah, tertua, link } = task;
  const days = tertua ? daysSince(tertua) : -1;
  const tone = days >= lateDays ? 'error.main' : days >= soonDays ? 'warning.main' : 'text.secondary';
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        {...(link ? { component: Link, to: link } : {})}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 52,
          pl: 1,
          pr: 1.5,
          py: 0.75,
          borderLeft: 4,
          borderLeftColor: days >= soonDays ? tone : 'transparent',
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          '&:is(a):hover': { bgcolor: 'action.hover' },
          // Inside the frame of the list, which would cut off an outline around the row.
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Typography
          component="span"
          className="angka"
          sx={{ minWidth: 36, fontSize: 20, fontWeight: 700, lineHeight: 1, textAlign: 'right', color: 'primary.main' }}
        >
          {formatNumber(jumlah)}
        </Typography>
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, display: { sm: 'flex' }, alignItems: 'center', columnGap: 1.5 }}
        >
          <Box component="span" sx={{ display: 'block', flex: 1, minWidth: 0 }}>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
              {label}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {whoWaits({ ...task, link: '' }, say)}
            </Typography>
          </Box>
          {days >= 0 ? (
            <Typography component="span" variant="caption" sx={{ display: 'block', flexShrink: 0, color: tone }}>
              {days === 0 ? say('sejak hari ini') : say('terlama %{n} hari', { n: days })}
            </Typography>
          ) : null}
        </Box>
        {link ? <ChevronRight sx={{ color: 'text.secondary' }} /> : null}
      </Box>
    </Box>
  );
}
