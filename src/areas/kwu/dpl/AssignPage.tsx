import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ResourceContextProvider, useGetList } from 'react-admin';
import type { UsahaMendaftarUlang } from '../../../../resources/kwu/bacaan.ts';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { pengajuanDpl } from '../../../../resources/kwu/pengajuanDpl.ts';
import { antreanPengajuan } from '../../../../resources/kwu/queues.ts';
import type { DplTersedia } from '../../../../resources/programme/ownGroup.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { http } from '../../../platform/providers/http.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { PeriodChoice } from '../PeriodChoice.tsx';
import { useKwuPeriod } from '../useKwuPeriod.ts';
import { useReRegistrations } from '../useReRegistrations.ts';
import { Businesses, type BusinessRequest } from './Businesses.tsx';
import { SupervisorLoads } from './SupervisorLoads.tsx';

const AssignDialog = lazyScreen(() => import('./AssignDialog.tsx'));

/** Everybody who may accompany a business of the period, those who have as many as they may too. */
const useLecturers = (idPeriode: string | null) =>
  useQuery({
    queryKey: [kelompokKwu.name, 'dpl-tersedia', 'penuh', idPeriode],
    enabled: idPeriode !== null,
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await http<DplTersedia[]>(`${kelompokKwu.endpoint}/dpl-tersedia`, {
          query: { idPeriode: idPeriode ?? '', penuh: '1' },
          signal,
        })
      ).data,
  });

/** Requests of the businesses to lecturers that are not answered yet. */
const useOpenRequests = (of: readonly UsahaMendaftarUlang[] | undefined) =>
  useGetList<BusinessRequest>(
    pengajuanDpl.name,
    {
      filter: { status: 'diajukan', idKelompok: of?.filter(({ dpl }) => dpl === null).map(({ id }) => id) ?? [] },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { retry: false, enabled: of?.some(({ dpl }) => dpl === null) ?? false },
  );

/** /kwu/memilih-dospem of Tim MBKM: businesses without a lecturer first, who is given one, and how much each has. */
export default function AssignPage() {
  const period = useKwuPeriod();
  const { idPeriode } = period;
  const businesses = useReRegistrations(idPeriode);
  const lecturers = useLecturers(idPeriode);
  const asked = useOpenRequests(businesses.data);
  const mayAssign = useMay('edit', kelompokKwu.name);
  const [chosen, setChosen] = useState<UsahaMendaftarUlang | null>(null);
  const failed = [period, businesses, lecturers].find(({ error }) => error);
  const assign = mayAssign ? setChosen : null;
  return (
    <ResourceContextProvider value={kelompokKwu.name}>
      <ScreenTitle path={antreanPengajuan.listPath} />
      <PeriodChoice of={period} />
      {failed?.error ? (
        <RetryAlert error={failed.error} onRetry={failed.refetch} />
      ) : period.none || businesses.data?.length === 0 ? (
        <Paper variant="outlined">
          <Notice title="Belum ada usaha" text="Usaha yang disetujui pada periode ini tampil di sini." />
        </Paper>
      ) : businesses.data && lecturers.data && !asked.isLoading ? (
        <Stack spacing={2}>
          <Businesses
            title="Belum ada DPL"
            of={businesses.data.filter(({ dpl }) => dpl === null)}
            asked={asked.data ?? []}
            empty="Semua usaha sudah memiliki DPL."
            onAssign={assign}
          />
          <Businesses
            title="Sudah ada DPL"
            of={businesses.data.filter(({ dpl }) => dpl !== null)}
            asked={asked.data ?? []}
            empty="Belum ada usaha yang memiliki DPL."
            onAssign={assign}
          />
          <SupervisorLoads of={lecturers.data} />
        </Stack>
      ) : (
        <Loading height={420} label="Memuat usaha dan DPL" />
      )}
      {chosen && lecturers.data ? (
        <Suspense>
          <AssignDialog business={chosen} lecturers={lecturers.data} onClose={() => setChosen(null)} />
        </Suspense>
      ) : null}
    </ResourceContextProvider>
  );
}
