import type { Known } from '../access/identity.ts';

/** Something that is made once for each identity, and made anew when that changes. */
export function perIdentity<T, K extends Known>(
  source: { read(): Promise<K> },
  make: (known: K) => T,
): () => Promise<[K, T]> {
  const made = new WeakMap<K, T>();
  return async () => {
    const known = await source.read();
    const value = made.get(known) ?? make(known);
    made.set(known, value);
    return [known, value];
  };
}
