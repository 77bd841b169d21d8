import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useAuthState } from '../../../providers/session.ts';
import { useDeclaration } from '../../registry.ts';
import { useListState, useViews } from './useViews.ts';

/** Lists that began with their view since the page was loaded, each with the account. */
const begunIn = new WeakMap<QueryClient, Set<string>>();

/**
 * Begins a list with the view that the person chose for it, else with the one of their role: once, and never over an
 * address that says what to show.
 */
export function useDefaultView(enabled: boolean): void {
  const { name } = useDeclaration();
  const { user } = useAuthState();
  const { filterValues } = useListContext();
  const { data } = useViews(enabled);
  const { apply } = useListState();
  const client = useQueryClient();
  const key = `${user?.id} ${name}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the views are known
  useEffect(() => {
    const begun = begunIn.get(client) ?? new Set();
    begunIn.set(client, begun);
    if (!data || begun.has(key)) return;
    begun.add(key);
    const chosen = data.tampilan.filter(({ bawaan }) => bawaan);
    const first = chosen.find(({ milikSaya, idRole }) => milikSaya && idRole === null) ?? chosen[0];
    if (first && Object.keys(filterValues).length === 0) apply(first.isi);
  }, [data, key]);
}
