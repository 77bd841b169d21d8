import { useGetList } from 'react-admin';
import { profilUsaha } from '../../../../resources/kwu/profil.ts';
import type { UsahaMilik } from '../../../../resources/kwu/usahaSaya.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { useAuthState } from '../../../platform/providers/session.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { OwnBusinessFrame } from '../OwnBusinessFrame.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileView } from './ProfileView.tsx';
import type { ProfileRecord } from './record.ts';

const path = '/kwu/daftar-ulang/mengisi-provil';

/** /kwu/daftar-ulang/mengisi-provil: the own profile, to be filled in by the leader, read by the others. */
export default function ProfilePage() {
  return (
    <OwnBusinessFrame path={path} maxWidth={1280}>
      {group => <Opened group={group} />}
    </OwnBusinessFrame>
  );
}

function Opened({ group }: { group: UsahaMilik }) {
  const { user } = useAuthState();
  const { data, error, isPending, refetch } = useGetList<ProfileRecord>(
    profilUsaha.name,
    { filter: { idKelompok: group.id }, pagination: { page: 1, perPage: 1 } },
    { retry: false },
  );
  if (isPending || !user) return <Loading height={420} label="Memuat profil usaha" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const [profile] = data;
  const open = !profile || profile.status === 'draf' || profile.status === 'revisi';
  if (group.memimpin && open)
    return <ProfileForm key={profile?.version ?? 0} group={group} profile={profile} userId={user.id} />;
  return <ProfileView profile={profile} hint={open ? 'Profil diisi dan diajukan oleh ketua.' : null} />;
}
