import { useSearchParams } from 'react-router-dom';
import { dayToday } from '../../platform/providers/format.ts';
import { usePeriods } from '../monitoring/monitor/summary.ts';
import { useRules } from './useOpening.ts';

/** The period that a page of KWU is about: that of the address, else the newest whose registration has begun. */
export function useKwuPeriod() {
  const [asked, setAsked] = useSearchParams();
  const periods = usePeriods();
  const rules = useRules();
  const today = dayToday();
  const newest = rules.data?.find(({ tanggalBuka }) => tanggalBuka <= today) ?? rules.data?.[0];
  const withRules = new Set(rules.data?.map(({ idPeriode }) => idPeriode));
  return {
    idPeriode: asked.get('idPeriode') ?? newest?.idPeriode ?? null,
    choices: (periods.data?.pilihan ?? []).filter(({ id }) => withRules.has(id)),
    choose: (idPeriode: string) => setAsked({ idPeriode }, { replace: true }),
    /** Known that no period has rules. */
    none: rules.data?.length === 0,
    error: rules.error,
    refetch: rules.refetch,
  };
}
