import { useGetList } from 'react-admin';
import { profilUsaha } from '../../../../resources/kwu/profil.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import type { ProfileRecord } from './record.ts';

/** The profile of a business: undefined while it is asked for or not the role's to read, null where there is none. */
export function useProfile(idKelompok: string): ProfileRecord | null | undefined {
  const may = useMay('list', profilUsaha.name);
  const { data } = useGetList<ProfileRecord>(
    profilUsaha.name,
    { filter: { idKelompok }, pagination: { page: 1, perPage: 1 } },
    { retry: false, enabled: may },
  );
  return may && data ? (data[0] ?? null) : undefined;
}
