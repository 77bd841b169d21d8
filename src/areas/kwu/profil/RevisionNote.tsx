import { useQuery } from '@tanstack/react-query';
import { ReturnedNote } from '../../../platform/patterns/record/ReturnedNote.tsx';
import { useCrudApi } from '../../../platform/ui/useCrudApi.ts';

interface Props {
  resource: string;
  of: { id: string; version: number };
}

/** Note of the last return of a row, with its author. */
export function RevisionNote({ resource, of: { id, version } }: Props) {
  const api = useCrudApi();
  const { data } = useQuery({
    queryKey: [resource, 'riwayat', id, version],
    queryFn: () => api.history(resource, id),
    retry: false,
  });
  const last = data?.find(
    ({ tindakan, catatan }) => Boolean(catatan) && (tindakan === 'revisi' || tindakan === 'tolak'),
  );
  return last?.catatan ? <ReturnedNote text={last.catatan} /> : null;
}
