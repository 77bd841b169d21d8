import { useListContext } from 'react-admin';
import type { Values } from '../../providers/api.ts';

/** Filters of the list; they live in the address, so a link shares them. */
export function useFilters() {
  const { filterValues, setFilters } = useListContext();
  const values: Values = filterValues;
  const replace = (next: Values) => setFilters(next, undefined, false);
  return {
    values,
    /** Filters other than the search words. */
    active: Object.keys(values).filter(name => name !== 'q'),
    set: (patch: Values) => {
      const next = Object.entries({ ...values, ...patch }).filter(([, value]) => value !== undefined);
      replace(Object.fromEntries(next));
    },
    clear: () => replace(typeof values.q === 'string' ? { q: values.q } : {}),
  };
}

const suffix = /_(neq|gte|gt|lte|lt|in|nin|q|null)$/;

/** `angkatan_gte` → field `angkatan` and operator `gte`. */
export function readFilterName(name: string): { source: string; operator: string } {
  const operator = suffix.exec(name)?.[1] ?? '';
  return { source: operator ? name.replace(suffix, '') : name, operator };
}
