import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { earliestEnd } from '../../../../resources/kit/duration.ts';
import { formatDate } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';

/** The least days of what is being registered for; undefined while nothing is chosen. */
export const LeastDays = createContext<number | undefined>(undefined);

/** The first day that may be chosen as the end, and the line that says so; for other fields nothing. */
export function useEarliestEnd(source: string): { min?: string; help?: string } {
  const say = useWords();
  const least = useContext(LeastDays);
  const from: unknown = useWatch({ name: 'tanggalMulai' });
  if (source !== 'tanggalSelesai' || least === undefined) return {};
  if (typeof from !== 'string' || Number.isNaN(Date.parse(from)))
    return { help: say('Minimal %{n} hari setelah mulai.', { n: least }) };
  const min = earliestEnd(from, least);
  return { min, help: say('Paling cepat %{tanggal} (%{n} hari).', { tanggal: formatDate(min), n: least }) };
}
