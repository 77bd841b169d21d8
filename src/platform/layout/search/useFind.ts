import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSearchable } from '../../../../resources/kit/index.ts';
import type { JawabanCari } from '../../../../resources/umum/cari.ts';
import { http } from '../../providers/http.ts';
import { useAuthState } from '../../providers/session.ts';

/** A pause in typing, in milliseconds: shorter than one notices, longer than between two keys. */
const pauseMs = 120;

function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Hits of the server for the words; it is not asked before there is a word of three letters. */
export function useFind(typed: string) {
  const { user } = useAuthState();
  const settled = useSettled(typed.trim());
  const asked = isSearchable(settled);
  const { data, error, isFetching } = useQuery({
    queryKey: ['cari', user?.role.id, user?.idProgramProdi, settled],
    queryFn: async ({ signal }) => (await http<JawabanCari>('cari', { query: { q: settled }, signal })).data,
    enabled: asked,
    // While the next answer is on its way the last one stays: lines that come and go cannot be hit.
    placeholderData: previous => (asked ? previous : undefined),
    staleTime: 30_000,
    retry: false,
  });
  const waiting = isSearchable(typed) && (isFetching || settled !== typed.trim());
  return { found: asked ? data : undefined, failed: asked && error !== null, waiting };
}
