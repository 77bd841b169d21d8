import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { MenuMatrix } from '../../../../resources/pengaturan/hakMenu.ts';
import { http } from '../../../platform/providers/http.ts';
import { reloadSession } from '../../../platform/providers/session.ts';
import { refusalOf } from '../profile/formErrors.ts';
import { differences, flagNames, noRights, type Rights, rightsOf } from './rights.ts';

const keyOf = (roleId: string) => ['menu-user', 'permission', roleId];

const matrixQuery = (roleId: string) => ({
  queryKey: keyOf(roleId),
  enabled: roleId !== '',
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await http<MenuMatrix>('menu-user/permission', { query: { roleId }, signal })).data,
});

/** A role's saved matrix; nothing is asked for an empty role. */
export const useMatrix = (roleId: string) => useQuery(matrixQuery(roleId));

/** Saved rights of several roles, by role. */
export const useMatrices = (
  roleIds: readonly string[],
): { rights: Readonly<Record<string, Rights>>; error: Error | null; loading: boolean } =>
  useQueries({
    queries: roleIds.map(matrixQuery),
    combine: results => ({
      rights: Object.fromEntries(
        results.flatMap(({ data }, i): [string, Rights][] => (data ? [[roleIds[i] ?? '', rightsOf(data)]] : [])),
      ),
      error: results.find(({ error }) => error)?.error ?? null,
      loading: results.some(({ isPending }) => isPending),
    }),
  });

/** The matrix of a role while it is worked on. */
export function useRights(roleId: string) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data, error } = useMatrix(roleId);
  const [draft, setDraft] = useState<{ roleId: string; rights: Rights } | null>(null);
  const saved = data ? rightsOf(data) : {};
  const rights = draft?.roleId === roleId ? draft.rights : saved;

  const save = useMutation({
    mutationFn: () => {
      const items = Object.entries(rights)
        .map(([menuId, flags]) => ({ menuId, ...noRights, ...flags }))
        .filter(item => flagNames.some(name => item[name]));
      return http('menu-user/permission', { method: 'PUT', body: { roleId, app: '1', items } });
    },
    onSuccess: async () => {
      notify('Hak akses disimpan.', { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: keyOf(roleId) });
      setDraft(null);
      await reloadSession();
    },
    onError: reason => notify(refusalOf(reason).message, { type: 'error' }),
  });

  return {
    saved,
    rights,
    most: data?.maksimum ?? {},
    error,
    loading: !data,
    changes: differences(saved, rights),
    saving: save.isPending,
    put: (next: Rights) => setDraft({ roleId, rights: next }),
    reset: () => setDraft(null),
    save: () => save.mutate(),
  };
}
