import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { earliestEnd } from '../../../../resources/kit/duration.ts';
import { formatDate } from '../../providers/format.ts';

/** The least days of what is being registered for; undefined while nothing is chosen. */
export const LeastDays = createContext<number | undefined>(undefined);

/** The first day that may be chosen as the end, and the line that says so; for other fields nothing. */
export function useEarliestEnd(source: string): { min?: string; help?: string } {
  const least = useContext(LeastDays);
  const from: unknown = useWatch({ name: 'tanggalMulai' });
  if (source !== 'tanggalSelesai' || least === undefined) return {};
  if (typeof from !== 'string' || Number.isNaN(Date.parse(from)))
    return { help: `Minimal ${least} hari setelah mulai.` };
  const min = earliestEnd(from, least);
  return { min, help: `Paling cepat ${formatDate(min)} (${least} hari).` };
}
