import SnoozeIcon from '@mui/icons-material/Snooze';
import Chip from '@mui/material/Chip';
import { useListContext, useResourceContext } from 'react-admin';
import { type ListFilter, putOffFilter } from '../../../../resources/kit/index.ts';
import { formatNumber } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { useFilters } from '../list/useFilters.ts';
import { useRowCounts } from '../list/useRowCounts.ts';
import { useHiddenOnArrival } from './useHiddenOnArrival.ts';
import { usePutOff } from './usePutOff.ts';
import { showsWaiting } from './waiting.ts';

/** How many of the rows of the list around its reader has put off, and the way to these alone and back. */
export function PutOffChip({ waiting }: { waiting: readonly ListFilter[] }) {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const { filter: always } = useListContext();
  const { values, set } = useFilters();
  const some = usePutOff(resource, waiting.length > 0).length > 0;
  const only = values[putOffFilter] === true;
  useHiddenOnArrival(waiting, some);
  const [count = 0] = useRowCounts(some ? [{ ...values, ...always, [putOffFilter]: true }] : []);
  if (waiting.length === 0 || (!only && count === 0)) return null;
  const others = showsWaiting(waiting, values) ? false : undefined;
  return (
    <Chip
      icon={<SnoozeIcon />}
      label={`${say('Ditunda')} (${formatNumber(count)})`}
      color={only ? 'primary' : 'default'}
      variant={only ? 'filled' : 'outlined'}
      aria-pressed={only}
      onClick={() => set({ [putOffFilter]: only ? others : true })}
      sx={{ minHeight: { xs: 40, sm: 32 } }}
    />
  );
}
