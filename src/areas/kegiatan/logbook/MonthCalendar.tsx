import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Log } from '../../../../resources/kegiatan/log.ts';
import type { Workflow } from '../../../../resources/kit/index.ts';
import { useShownKeys } from '../../../platform/common/keys.ts';
import { toneIcons } from '../../../platform/common/toneIcons.ts';
import { stateColors } from '../../../platform/look/tokens.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import {
  dayAfter,
  daysOfMonth,
  type Entry,
  hoursOf,
  monthAfter,
  monthWords,
  stateOfDay,
  wordsAround,
} from './entries.ts';

interface Props {
  log: Log;
  workflow: Workflow;
  statusSource: string;
  /** `2026-11`. */
  month: string;
  onMonth: (month: string) => void;
  entries: ReadonlyMap<string, readonly Entry[]>;
  today: string;
  /** First and last day of the participation. */
  first: string | null;
  last: string | null;
  chosen: string;
  onChoose: (day: string) => void;
}

const weekdays = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'];
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month of a logbook: each day with its hours and its most urgent state. Arrow keys move from day to day. */
export function MonthCalendar(props: Props) {
  const { month, onMonth, chosen, onChoose } = props;
  const grid = useRef<HTMLDivElement>(null);
  useShownKeys([
    { keys: ['←', '→'], does: 'Hari sebelum dan sesudahnya' },
    { keys: ['↑', '↓'], does: 'Sepekan sebelum dan sesudahnya' },
  ]);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = dayAfter(chosen, step);
    onChoose(next);
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-hari="${next}"]`)?.focus());
  };
  return (
    <Box component="section" aria-label="Kalender kegiatan">
      <Stack direction="row" sx={{ alignItems: 'center', mb: 0.5 }}>
        <Typography variant="h6" component="h2" aria-live="polite" sx={{ flex: 1 }}>
          {monthWords(month)}
        </Typography>
        <IconButton aria-label="Bulan sebelumnya" onClick={() => onMonth(monthAfter(month, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label="Bulan berikutnya" onClick={() => onMonth(monthAfter(month, 1))}>
          <ChevronRightIcon />
        </IconButton>
      </Stack>
      <Box
        ref={grid}
        role="group"
        aria-label={monthWords(month)}
        onKeyDown={move}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '3px' }}
      >
        {weekdays.map(name => (
          <Typography
            key={name}
            aria-hidden
            variant="caption"
            sx={{ textAlign: 'center', color: 'text.secondary', fontWeight: 600 }}
          >
            {name}
          </Typography>
        ))}
        {daysOfMonth(month).map(day => (
          <Day key={day} day={day} {...props} />
        ))}
      </Box>
    </Box>
  );
}

function Day({
  day,
  log,
  workflow,
  statusSource,
  month,
  entries,
  today,
  first,
  last,
  chosen,
  onChoose,
}: Props & { day: string }) {
  const { palette } = useTheme();
  const own = entries.get(day) ?? [];
  const state = stateOfDay(own, statusSource);
  const tone = state ? (workflow.states[state]?.tone ?? 'draf') : null;
  const colors = tone ? stateColors[palette.mode][tone] : null;
  const Icon = tone ? toneIcons[tone] : null;
  const hours = own.reduce((sum, entry) => sum + hoursOf(entry, log), 0);
  const outside = !day.startsWith(month);
  const beyond = day > today || (first !== null && day < first) || (last !== null && day > last);
  const [weekday, monthName] = wordsAround(day);
  const word = state ? (workflow.states[state]?.label ?? state) : '';
  return (
    <ButtonBase
      data-hari={day}
      aria-pressed={day === chosen}
      aria-current={day === today ? 'date' : undefined}
      tabIndex={day === chosen ? 0 : -1}
      onClick={() => onChoose(day)}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-start',
        fontFamily: 'inherit',
        minHeight: { xs: 52, sm: 64 },
        pt: 0.5,
        borderRadius: 1,
        border: 2,
        borderColor: day === chosen ? 'primary.main' : day === today ? 'text.secondary' : 'transparent',
        bgcolor: outside || (beyond && !colors) ? 'transparent' : (colors?.ground ?? 'action.hover'),
        color: outside || (beyond && !colors) ? 'text.secondary' : (colors?.ink ?? 'text.primary'),
        '&:focus-visible': { outline: '2px solid', outlineOffset: 1, outlineColor: 'primary.main' },
      }}
    >
      <Box component="span" className="angka" sx={{ fontSize: 14, fontWeight: day === today ? 700 : 500 }}>
        <Hidden>{weekday} </Hidden>
        {Number(day.slice(8))}
        <Hidden>
          {' '}
          {monthName}
          {day === today ? ', hari ini' : ''}
          {own.length ? `, ${own.length} kegiatan, ${word}, ` : ', belum ada kegiatan'}
        </Hidden>
      </Box>
      {Icon ? (
        <Box
          component="span"
          className="angka"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: '2px', fontSize: 12, lineHeight: 1.4 }}
        >
          <Icon sx={{ fontSize: 13 }} />
          {formatNumber(hours)}
          <Hidden> jam</Hidden>
        </Box>
      ) : null}
    </ButtonBase>
  );
}

/** Read aloud, not drawn. */
const Hidden = ({ children }: { children: ReactNode }) => <span className="visually-hidden">{children}</span>;
