import { useQuery } from '@tanstack/react-query';
import type { Report } from '../../providers/api.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';

/** Most rows that are tried before they are deleted; of more, the report says afterwards what stayed. */
const mostTried = 100;

/**
 * A dry run of a deletion: what would stay and why, what would go along. Undefined while it runs, of too many rows, and
 * where it fails: the server checks in any case.
 */
export function useDeletionLook(ids: readonly string[] | null, enabled = true): Report | undefined {
  const { name, byHand } = useDeclaration();
  const api = useCrudApi();
  const { data } = useQuery({
    queryKey: [name, 'hapus', ids],
    queryFn: () => api.rehearseDeletion(name, [...(ids ?? [])]),
    enabled: enabled && !byHand && ids !== null && ids.length > 0 && ids.length <= mostTried,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return data;
}
