import { useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import type { Resource } from '../../../../resources/kit/index.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { useRegistry } from '../registry.ts';
import { type Labelled, representationOf } from '../representation.ts';
import { maySearch, shortSearch } from '../searchText.ts';

/** How long typing must rest before the server is asked. */
const restMs = 250;

interface Query {
  to: string;
  typed: string;
  filter: Readonly<Record<string, unknown>>;
  /** Ask only while the picker is open. */
  open: boolean;
}

/** Rows that may be chosen, as the server finds them (`rujukan=1`). */
export function useLookup({ to, typed, filter, open }: Query) {
  const say = useWords();
  const labelOf = useLabel();
  const target = useRegistry().find(to);
  const q = useRested(typed.trim());
  const narrowed = Object.values(filter).some(value => value !== null && value !== undefined);
  // Too many rows to list: a parent was chosen, or something was typed (docs/domain/10 §2.5).
  const bounded = target?.lookup?.bounded && !narrowed;
  const ready = maySearch(target, q) && !(bounded && q === '');
  const { data, isFetching, error } = useGetList(
    to,
    {
      filter: { ...filter, ...(q ? { q } : {}) },
      sort: { field: '', order: 'ASC' },
      pagination: { page: 1, perPage: 25 },
      meta: { rujukan: true },
    },
    { enabled: open && ready, retry: false, staleTime: 30_000 },
  );
  const options = ready && data ? data.map(row => optionOf(target, row)) : [];
  const waiting = open && ready && (isFetching || q !== typed.trim());
  const hint = !ready
    ? say(shortSearch)
    : error
      ? say('Pilihan tidak dapat dimuat. Coba lagi.')
      : say('%{data} tidak ditemukan.', { data: labelOf(target?.label ?? 'Data') });
  return { options, waiting, hint };
}

export const optionOf = (target: Resource | undefined, row: RaRecord): Labelled => ({
  id: String(row.id),
  label: target ? representationOf(target, row) : String(row.label ?? row.id),
});

/** The typed text, once typing rests. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === '') {
      setRested(value);
      return;
    }
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
