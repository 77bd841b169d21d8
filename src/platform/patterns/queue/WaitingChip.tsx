import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import { useRecordContext } from 'react-admin';
import type { QueueOptions } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { daysSince } from './queueFilter.ts';

/** How long the record in context has waited, coloured as the deadline comes near. */
export function WaitingChip({ since, soonDays, lateDays }: QueueOptions['waiting']) {
  const say = useWords();
  const record = useRecordContext();
  const days = daysSince(record?.[since]);
  if (days === null) return null;
  const color = days >= lateDays ? 'error' : days >= soonDays ? 'warning' : 'default';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<ScheduleIcon />}
      label={days === 0 ? say('Hari ini') : say('%{n} hari', { n: days })}
      title={days >= lateDays ? say('Sudah lebih dari %{n} hari menunggu', { n: lateDays }) : undefined}
      className="angka"
    />
  );
}
