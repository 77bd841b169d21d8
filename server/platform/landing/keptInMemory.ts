/** A cache by name: the oldest entry goes where it is full, and each after a while. */
export interface KeptInMemory<T> {
  /**
   * Cached value of a name, made where it is missing; concurrent callers share one attempt. Undefined is not cached.
   */
  get(name: string, make: () => Promise<T | undefined>): Promise<T | undefined>;
}

interface Limits<T> {
  readonly bytes: number;
  readonly milliseconds: number;
  readonly sizeOf: (value: T) => number;
  readonly now: () => number;
}

/** A store of values that never change under their name. */
export function keptInMemory<T>({ bytes, milliseconds, sizeOf, now }: Limits<T>): KeptInMemory<T> {
  const kept = new Map<string, { readonly value: T; readonly size: number; readonly until: number }>();
  const making = new Map<string, Promise<T | undefined>>();
  let used = 0;
  const drop = (name: string): void => {
    used -= kept.get(name)?.size ?? 0;
    kept.delete(name);
  };
  const keep = (name: string, value: T): void => {
    const size = sizeOf(value);
    if (size > bytes) return;
    drop(name);
    kept.set(name, { value, size, until: now() + milliseconds });
    used += size;
    for (const oldest of kept.keys()) {
      if (used <= bytes) break;
      drop(oldest);
    }
  };
  return {
    get(name, make) {
      const found = kept.get(name);
      if (found && found.until > now()) {
        kept.delete(name);
        kept.set(name, found);
        return Promise.resolve(found.value);
      }
      drop(name);
      const begun =
        making.get(name) ??
        make()
          .then(value => {
            if (value !== undefined) keep(name, value);
            return value;
          })
          .finally(() => making.delete(name));
      making.set(name, begun);
      return begun;
    },
  };
}
