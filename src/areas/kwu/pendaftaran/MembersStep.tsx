import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { kelompokKwu, usahaTerbuka } from '../../../../resources/kwu/kelompok.ts';
import type { UsahaMilik } from '../../../../resources/kwu/usahaSaya.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import type { PanelProps } from '../../../platform/ui/screenParts.ts';
import { InvitePanel } from '../../mbkm/group/InvitePanel.tsx';
import { JoinCode } from '../../mbkm/group/JoinCode.tsx';
import { MemberList } from '../../mbkm/group/MemberList.tsx';
import { useOwnBusiness } from '../useOwnBusiness.ts';

/** Members and invited students of the group; the leader can invite more. */
export function MembersStep({ review }: PanelProps) {
  const { data, error, isPending, refetch } = useOwnBusiness();
  if (isPending) return <Loading height={240} label="Memuat anggota" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const { kelompok } = data;
  if (!kelompok) return <Alert severity="info">Buat atau pilih kelompok pada langkah Usaha lebih dahulu.</Alert>;
  const open = usahaTerbuka.some(state => state === kelompok.status);
  return (
    <Stack spacing={2}>
      {review ? null : <Inviting group={kelompok} open={open} />}
      <MemberList of={kelompok.anggota} open={open} />
    </Stack>
  );
}

/** Number of further members that a group can take, counting the invited. */
export const roomOf = ({ ukuranMaks, anggota }: UsahaMilik): number =>
  ukuranMaks - anggota.filter(({ statusAnggota }) => statusAnggota !== 'menolak').length;

/** The code for others, and invitations by number. */
export function Inviting({ group, open }: { group: UsahaMilik; open: boolean }) {
  if (!open || group.jenis === 'mandiri') return null;
  return (
    <>
      {group.kodeGabung ? <JoinCode code={group.kodeGabung} /> : null}
      {group.memimpin ? (
        <InvitePanel endpoint={kelompokKwu.endpoint} id={group.id} version={group.version} room={roomOf(group)} />
      ) : null}
    </>
  );
}
