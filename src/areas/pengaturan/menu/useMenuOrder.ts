import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { http } from '../../../platform/providers/http.ts';
import { reloadSession } from '../../../platform/providers/session.ts';
import { refusalOf } from '../profile/formErrors.ts';
import { changedPlaces, type Place } from './menuOrder.ts';
import { type Menu, menusKey } from './useMenus.ts';

/** The order that is being worked on: kept here until it is saved or put back. */
export function useMenuOrder(menus: readonly Menu[]) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const saved: Place[] = menus.map(({ id, idParent, urut }) => ({ id, idParent, urut }));
  const [draft, setDraft] = useState<Place[] | null>(null);
  const places = draft ?? saved;
  const changes = draft ? changedPlaces(saved, draft) : [];

  const save = useMutation({
    mutationFn: () => http('menu-user/sort', { method: 'PUT', body: { items: changes } }),
    onSuccess: async () => {
      notify('Susunan menu disimpan.', { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: menusKey });
      setDraft(null);
      await reloadSession();
    },
    onError: error => notify(refusalOf(error).message, { type: 'error' }),
  });

  return {
    places,
    dirty: changes.length > 0,
    saving: save.isPending,
    /** Takes a new order, or says no when the move was impossible. */
    put: (next: Place[] | null): boolean => {
      if (next) setDraft(next);
      return next !== null;
    },
    reset: () => setDraft(null),
    save: () => save.mutate(),
  };
}
