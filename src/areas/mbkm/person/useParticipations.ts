import { type RaRecord, useGetList } from 'react-admin';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';

export const participations = 'mbkm/pendaftar-program-mbkm';

/** Nobody takes part more often; a page of them is one request. */
const most = 50;

/** The participations that the role sees of somebody, the newest first; undefined while they are asked for. */
export function useParticipations(filter: Readonly<Record<string, unknown>>, enabled = true, perPage = most) {
  const mayList = useMay('list', participations);
  const { data, total, isLoading } = useGetList<RaRecord>(
    participations,
    { filter, pagination: { page: 1, perPage }, sort: { field: 'tanggalDaftar', order: 'DESC' } },
    { enabled: enabled && mayList, retry: false },
  );
  return { rows: data, total, mayList, isLoading };
}

/** Where a participation is read whole, as far as the role has the screen. */
export function useDossierPath(): (row: RaRecord) => string | null {
  const { find, programmeOf } = useRegistry();
  const mayOpen = useMayOpen();
  const declared = find(participations)?.found?.to ?? [];
  return row => {
    const own = programmeOf(row.kodeJenisMbkm)?.screens.dossier;
    const paths = declared.flatMap(path => (path === 'dossier' ? (own ? [own] : []) : [path]));
    const found = paths.map(path => path.replace(':id', encodeURIComponent(String(row.id)))).find(mayOpen);
    return found ?? null;
  };
}
