import type { IdentitySource, Known } from '../access/identity.ts';

/** Something that is made once for each identity, and made anew when that changes. */
export function perIdentity<T>(source: IdentitySource, make: (known: Known) => T): () => Promise<[Known, T]> {
  const made = new WeakMap<Known, T>();
  return async () => {
    const known = await source.read();
    const value = made.get(known) ?? make(known);
    made.set(known, value);
    return [known, value];
  };
}
