import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { type PengaturanKwu, pengaturanKwu } from '../../../resources/kwu/pengaturan.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import { dayToday } from '../../platform/providers/format.ts';
import { rujukan } from '../../platform/providers/references.ts';
import { useKindIds } from '../../platform/ui/inputs/useOnly.ts';

/** Filter for the programme's kinds of MBKM. */
const limit = { field: 'idJenisMbkm', resource: 'master/jenis-mbkm', codes: kwu.kinds };

/** The rules of the periods, newest first. */
export const useRules = () =>
  useGetList<PengaturanKwu & { id: string }>(
    pengaturanKwu.name,
    { sort: { field: 'tanggalMulai', order: 'DESC' }, pagination: { page: 1, perPage: 20 } },
    { retry: false },
  );

/** The period and the programme that a new business belongs to: those that the address names, else the open ones. */
export function useOpening() {
  const [asked] = useSearchParams();
  const kinds = useKindIds(limit);
  const rules = useRules();
  const programmes = useGetList('master/program', {
    filter: {},
    sort: { field: 'nama', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
    meta: rujukan,
  });
  const today = dayToday();
  const open = rules.data?.find(({ tanggalBuka, tanggalTutup }) => tanggalBuka <= today && today <= tanggalTutup);
  const programme = programmes.data?.find(row => kinds?.includes(row[limit.field]));
  return {
    idPeriode: asked.get('idPeriode') ?? open?.idPeriode,
    idProgram: asked.get('idProgram') ?? (programme ? String(programme.id) : undefined),
    open,
    isPending: rules.isPending || programmes.isPending || !kinds,
    error: rules.error ?? programmes.error,
    refetch: rules.refetch,
  };
}
