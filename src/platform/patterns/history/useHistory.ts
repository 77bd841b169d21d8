import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useDeclaration } from '../../ui/registry.ts';
import { useCrudApi } from '../../ui/useCrudApi.ts';

/** History of the record in context, newest first. */
export function useHistory(enabled = true) {
  const { name } = useDeclaration();
  const record = useRecordContext();
  const api = useCrudApi();
  const id = String(record?.id);
  return useQuery({
    // Under the resource's name, so that every write to it makes the history new as well.
    queryKey: [name, 'riwayat', id, record?.version],
    queryFn: () => api.history(name, id),
    retry: false,
    enabled,
  });
}
