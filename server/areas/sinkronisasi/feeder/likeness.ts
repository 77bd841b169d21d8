/** Words of a name that tell it apart. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(word => word.length > 2),
  );

/** Share of words that two names have in common, 0 to 1 (Dice). */
function likeness(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const common = [...first].filter(word => second.has(word)).length;
  return first.size + second.size === 0 ? 0 : (2 * common) / (first.size + second.size);
}

/** The one that is called most alike; undefined where none has half of the words in common. */
export function alike<T extends { readonly nama: string }>(name: string, offered: readonly T[]): T | undefined {
  const [best] = offered.map(one => ({ one, score: likeness(name, one.nama) })).sort((a, b) => b.score - a.score);
  return best && best.score >= 0.5 ? best.one : undefined;
}
