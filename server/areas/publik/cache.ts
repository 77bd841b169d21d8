import type { z } from 'zod';
import { type Prepared, prepare } from '../../platform/landing/prepared.ts';

/** Greatest age of an answer in seconds (docs/domain/60 §2). */
export const keptSeconds = 300;
/** Different questions of one kind that are remembered; the oldest makes room. */
const maxKept = 300;

/** A value with the HTTP answer made of it. */
interface Kept<T> {
  value: T;
  answer: Prepared;
}

/** Answers of one kind by key. What is not there (null) is not remembered. */
type Keeper<T extends object> = (key: string, make: () => Promise<T | null>) => Promise<Kept<T> | null>;

/** Public answers kept in this process. */
export interface PublicCache {
  /** @param answer what is declared of its values: nothing else is kept of them */
  keeper<T extends object>(answer: z.ZodType<T>): Keeper<T>;
  /** Forgets everything: something that the answers are made of was written. */
  clear(): void;
}

/** Remembers for five minutes; questions that come together are answered by one query. */
export function createPublicCache(now: () => Date): PublicCache {
  const clearers: (() => void)[] = [];
  return {
    keeper: <T extends object>(answer: z.ZodType<T>): Keeper<T> => {
      const entries = new Map<string, { until: number; kept: Promise<Kept<T> | null> }>();
      clearers.push(() => entries.clear());
      return async (key, make) => {
        const known = entries.get(key);
        if (known && known.until > now().getTime()) return known.kept;
        const entry = { until: now().getTime() + keptSeconds * 1000, kept: answered(make, answer) };
        entries.delete(key);
        entries.set(key, entry);
        const [oldest] = entries.keys();
        if (entries.size > maxKept && oldest !== undefined) entries.delete(oldest);
        const forget = () => {
          if (entries.get(key) === entry) entries.delete(key);
        };
        try {
          const kept = await entry.kept;
          if (!kept) forget();
          return kept;
        } catch (error) {
          forget();
          throw error;
        }
      };
    },
    clear: () => {
      for (const clear of clearers) clear();
    },
  };
}

/** Makes a value and the answer of it. */
async function answered<T extends object>(
  make: () => Promise<T | null>,
  answer: z.ZodType<T>,
): Promise<Kept<T> | null> {
  const made = await make();
  if (!made) return null;
  const value = answer.parse(made);
  const options = {
    type: 'application/json; charset=utf-8',
    cache: `public, max-age=${keptSeconds}`,
    effort: 4,
  } as const;
  return { value, answer: await prepare(JSON.stringify(value), options) };
}
