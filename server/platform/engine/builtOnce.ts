import type { Registry, Resource } from '../../../resources/kit/index.ts';
import type { Sight } from '../access/visibleFields.ts';
import type { Engine } from './context.ts';

/**
 * Most texts that are kept, the least recently used go first: chosen columns, orders and pages come from outside and
 * are without number.
 */
const most = 500;

/** Returns the SQL kept for the same question, else builds and keeps it. */
export type Once<T> = (engine: Engine, what: string, sight: Sight, build: () => T) => T;

/**
 * Caches SQL that depends on declarations and a question alone: building the text of a list took a sixth of a request's
 * processor time. `what` is everything that the text depends on beside declarations and sight; nothing is cached where
 * the sight binds values.
 */
export function createOnce<T>(): Once<T> {
  const kept = new WeakMap<Registry, Map<string, T>>();
  return ({ registry }, what, { key: seen }, build) => {
    if (seen === undefined) return build();
    const texts = kept.get(registry) ?? new Map<string, T>();
    kept.set(registry, texts);
    const key = `${what} ${seen}`;
    const text = texts.get(key) ?? build();
    texts.delete(key);
    texts.set(key, text);
    const [oldest] = texts.keys();
    if (texts.size > most && oldest !== undefined) texts.delete(oldest);
    return text;
  };
}

/** Computes once per resource what depends on its declaration alone. */
export function ofResource<T>(make: (r: Resource) => T): (r: Resource) => T {
  const known = new WeakMap<Resource, { made: T }>();
  return r => {
    const found = known.get(r) ?? { made: make(r) };
    known.set(r, found);
    return found.made;
  };
}
