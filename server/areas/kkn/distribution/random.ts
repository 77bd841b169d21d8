/** Numbers by chance that are the same for the same seed, on every machine. */

/** 32-bit hash of a text (FNV-1a with a final mix). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A source of random integers: `below(n)` is in 0..n-1; `share()` in [0, 1). Generator: mulberry32. */
export interface Random {
  below(n: number): number;
  share(): number;
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  return {
    below: n => Math.floor((next() / 0x1_0000_0000) * n),
    share: () => next() / 0x1_0000_0000,
  };
}
