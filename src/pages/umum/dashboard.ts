import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '../../../resources/umum/dashboard.ts';
import { firstDashboard } from '../../providers/early.ts';
import { http } from '../../providers/http.ts';
import { useAuthState } from '../../providers/session.ts';

/** What the active role's dashboard shows; figures of another period when one is chosen. */
export function useDashboard(idPeriode: string | null) {
  const { user } = useAuthState();
  return useQuery({
    queryKey: ['dashboard', user?.role.id, user?.idProgramProdi, idPeriode],
    queryFn: async ({ signal }) =>
      idPeriode ? (await http<Dashboard>('dashboard', { query: { idPeriode }, signal })).data : firstDashboard(signal),
    placeholderData: previous => previous,
  });
}
