import { hash32 } from './ids.ts';

/** Numbers that look random and are the same in every run (mulberry32). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** One key, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** Around `mean`, seldom far from it. */
  around(mean: number, spread: number): number;
}

/** A stream of its own for each name, so that changing one part of the demo leaves the others as they are. */
export function random(name: string): Random {
  let state = hash32(name, 7);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error('daftar kosong');
    return found;
  };
  return {
    next,
    pick,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: probability => next() < probability,
    around: (mean, spread) => mean + (next() + next() + next() - 1.5) * spread,
    weighted: <K extends string>(weights: Readonly<Record<K, number>>): K => {
      let left = next() * Object.values<number>(weights).reduce((sum, weight) => sum + weight, 0);
      for (const key in weights) {
        left -= weights[key];
        if (left < 0) return key;
      }
      throw new Error('bobot kosong');
    },
  };
}
