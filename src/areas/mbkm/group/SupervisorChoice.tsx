import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useGetList } from 'react-admin';
import type { SupervisorRequests } from '../../../../resources/programme/supervisorRequest.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { FreeSupervisors } from './FreeSupervisors.tsx';
import { type Request, SupervisorRequestList } from './SupervisorRequestList.tsx';

interface Props {
  requests: SupervisorRequests;
  free: { path: string; query: Readonly<Record<string, string>> };
  /** `dpl`: the lecturer's name; `memimpin`: the caller leads it. */
  group: { id: string; status: string; dpl: string | null; memimpin: boolean };
}

/** A group's choice of its lecturer: who may be asked, the requests, and their answers. */
export function SupervisorChoice({ requests, free, group }: Props) {
  const asked = useGetList<Request>(
    requests.name,
    {
      filter: { idKelompok: group.id },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 20 },
    },
    { retry: false },
  );
  const waiting = asked.data?.some(({ status }) => status === 'diajukan') ?? false;
  const ready = group.status === 'disetujui';
  return (
    <Stack spacing={2}>
      {group.dpl ? <Alert severity="success">DPL kelompok Anda: {group.dpl}</Alert> : null}
      {!group.dpl && !ready ? <Alert severity="info">DPL dapat dipilih setelah kelompok disetujui.</Alert> : null}
      {!group.dpl && ready && !group.memimpin ? <Alert severity="info">DPL dipilih oleh ketua kelompok.</Alert> : null}
      {asked.error ? <RetryAlert error={asked.error} onRetry={asked.refetch} /> : null}
      {asked.data?.length ? <SupervisorRequestList requests={requests} of={asked.data} leads={group.memimpin} /> : null}
      {group.dpl ? null : (
        <FreeSupervisors
          requests={requests}
          free={free}
          idKelompok={group.id}
          mayAsk={group.memimpin && ready && !waiting}
        />
      )}
    </Stack>
  );
}
