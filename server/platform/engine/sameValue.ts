import type { Field } from '../../../resources/kit/index.ts';

/** True if a sent value equals the stored one, in whatever notation. */
export function sameValue(stored: unknown, given: unknown, field?: Field): boolean {
  if (stored === given || (stored ?? null) === (given ?? null)) return true;
  // A moment comes back in whatever notation the answer used.
  if (field?.kind === 'datetime') return Date.parse(String(stored)) === Math.trunc(Date.parse(String(given)));
  if (typeof stored === 'object' || typeof given === 'object')
    return JSON.stringify(plain(stored)) === JSON.stringify(plain(given));
  return false;
}

/** Child rows as the client knows them: labels and order of keys do not count. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).filter(([key, inner]) => key !== '_embed' && inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)).map(([key, inner]) => [key, plain(inner)]));
}
