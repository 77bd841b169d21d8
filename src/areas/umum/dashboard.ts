import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '../../../resources/umum/dashboard.ts';
import { firstDashboard } from '../../platform/providers/askAhead.ts';
import { http } from '../../platform/providers/http.ts';
import { useAuthState } from '../../platform/providers/session.ts';

/** Dashboard of the active role; figures of another period when one is chosen. */
export function useDashboard(idPeriode: string | null) {
  const { user } = useAuthState();
  return useQuery({
    queryKey: ['dashboard', user?.role.id, user?.idProgramProdi, idPeriode],
    queryFn: async ({ signal }) =>
      idPeriode ? (await http<Dashboard>('dashboard', { query: { idPeriode }, signal })).data : firstDashboard(signal),
    placeholderData: previous => previous,
  });
}
