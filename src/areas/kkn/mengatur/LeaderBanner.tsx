import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { type Kelompok, kelompok, kelompokSelesai } from '../../../../resources/kkn/kelompok.ts';
import type { SusunanKelompok } from '../../../../resources/kkn/papan.ts';
import { officersPath } from '../../../../resources/kkn/paths.ts';
import { jabatan } from '../../../../resources/programme/groupMembers.ts';
import { role } from '../../../../resources/roles.ts';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { http } from '../../../platform/providers/http.ts';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { NoLeader } from '../NoLeader.tsx';

/** Banner on the page of a group without a leader, with a link to name one. */
export default function LeaderBanner() {
  const record = useRecordContext<Kelompok & { id: string }>();
  const mayOpen = useMayOpen();
  const baseRole = useBaseRole();
  const lives = record !== undefined && !kelompokSelesai.some(state => state === record.status);
  const { data, isLoading } = useQuery({
    queryKey: [kelompok.name, 'pengurus', record?.id],
    enabled: lives,
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<SusunanKelompok>(`${kelompok.endpoint}/${record?.id}/susunan`, { signal })).data,
  });
  useListWaits(isLoading);
  if (!lives || !data || data.anggota.some(one => one.jabatan === jabatan.ketua)) return null;
  const officers = officersPath(String(record.id));
  return (
    <Box sx={{ mb: 2 }}>
      <NoLeader to={baseRole !== role.mahasiswa && mayOpen(officers) ? officers : undefined} />
    </Box>
  );
}
