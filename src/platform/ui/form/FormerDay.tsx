import Typography from '@mui/material/Typography';
import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { formatWeekday } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';

/** Days of the row that is being copied, by field. */
export const FormerDays = createContext<ReadonlyMap<string, string>>(new Map());

/** The source's day below the input of a copy's, and the weekday of what is typed. */
export function FormerDay({ source }: { source: string }) {
  const say = useWords();
  const former = useContext(FormerDays).get(source);
  const typed: unknown = useWatch({ name: source });
  if (former === undefined) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mx: 1.75, mt: 0.25 }}>
      {say('Semula %{tanggal}', { tanggal: formatWeekday(former) })}
      {typeof typed === 'string' && typed ? ` → ${formatWeekday(typed)}` : ''}
    </Typography>
  );
}
