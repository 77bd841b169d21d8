import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { RegisterHubOptions } from '../../../../resources/kit/index.ts';
import { rujukan } from '../../providers/references.ts';
import { requirementsQuery } from '../record/useRequirements.ts';

/** The most periods that are active at once. */
const most = 5;

/** The active periods, and the one that is open for registration now unless another is chosen. */
export function usePeriodChoice({ requirements, lookups }: RegisterHubOptions, idProgram: string | undefined) {
  const [chosen, choose] = useState<string | null>(null);
  const { data: periods = [], isPending } = useGetList(lookups.idPeriode, {
    filter: { status: 'aktif' },
    sort: { field: 'kode', order: 'ASC' },
    pagination: { page: 1, perPage: most },
    meta: rujukan,
  });
  const checks = useQueries({
    queries: periods.map(({ id }) => ({
      ...requirementsQuery(requirements.endpoint, { idProgram: idProgram ?? '', idPeriode: String(id) }),
      enabled: idProgram !== undefined,
    })),
  });
  const open = periods.find((_, i) => checks[i]?.data?.syarat.some(({ kode, lolos }) => kode === 'jendela' && lolos));
  const waiting = isPending || checks.some(check => check.isLoading);
  const shown = periods.find(({ id }) => id === chosen) ?? open ?? (waiting ? undefined : periods.at(-1));
  return { periods, shown: shown ? String(shown.id) : undefined, choose, waiting };
}
