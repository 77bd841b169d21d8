import Box from '@mui/material/Box';
import { useGetList, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { groupsPath } from '../../../../resources/kkn/paths.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { ArrangeForm } from './ArrangeForm.tsx';
import type { GroupRecord } from './groupRecord.ts';
import { useArranged } from './useArranged.ts';

/** /kkn/mengatur-kelompok/form: members, village and DPL of a group, judged before they are saved. */
export default function ArrangePage() {
  const { id = '' } = useParams();
  const group = useGetOne<GroupRecord>('kkn/kkn-kelompok', { id }, { retry: false });
  const wave = useArranged(group.data?.idGelombang ?? undefined, true);
  const positions = useGetList<{ id: string; kode: string }>(
    'master/jenis-anggota',
    { pagination: { page: 1, perPage: 50 }, sort: { field: 'nama', order: 'ASC' }, filter: {} },
    { retry: false, staleTime: 300_000 },
  );
  const error = group.error ?? wave.error ?? positions.error;
  const again = () => {
    void group.refetch();
    void wave.refetch();
    void positions.refetch();
  };
  const plain = positions.data?.find(({ kode }) => kode === 'anggota')?.id;
  return (
    <Box sx={{ maxWidth: 1180, pb: 3 }}>
      <ScreenTitle path={`${groupsPath}/form/:id`} />
      {error ? (
        <RetryAlert error={error} onRetry={again} />
      ) : group.data && wave.data && plain ? (
        <ArrangeForm key={group.data.version} group={group.data} wave={wave.data} plain={plain} onReload={again} />
      ) : (
        <Loading height={560} label="Memuat kelompok" />
      )}
    </Box>
  );
}
