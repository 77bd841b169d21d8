import { useGetList } from 'react-admin';
import type { Row } from '../../../../resources/kit/index.ts';
import type { peran } from '../../../../resources/pengaturan/role.ts';

/** A role as declared. */
export type Role = Row<typeof peran>;

/** Every role, in their order. */
export function useRoles(): readonly Role[] {
  const { data } = useGetList<Role>('pengaturan/role', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'urut', order: 'ASC' },
  });
  return data ?? [];
}
