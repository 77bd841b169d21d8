/** A statement that took long in this process; its text has no values. */
export interface SlowStatement {
  text: string;
  count: number;
  /** Of all runs together and of the longest, in milliseconds. */
  total: number;
  longest: number;
  /** When it was slow last, in milliseconds since 1970. */
  last: number;
}

/** From so many milliseconds on a statement counts as slow. */
const slowFrom = 500;
const mostKept = 50;
const mostText = 400;

/** Remembers what was slow: fifty texts, of which the one that cost least goes first. */
export function createSlowStatements(): { note(text: string, milliseconds: number): void; list(): SlowStatement[] } {
  const kept = new Map<string, SlowStatement>();
  const list = () => [...kept.values()].sort((a, b) => b.total - a.total);
  return {
    note: (text, milliseconds) => {
      if (milliseconds < slowFrom) return;
      const key = text.slice(0, mostText);
      const known = kept.get(key) ?? { text: key, count: 0, total: 0, longest: 0, last: 0 };
      kept.set(key, {
        ...known,
        count: known.count + 1,
        total: known.total + milliseconds,
        longest: Math.max(known.longest, milliseconds),
        last: Date.now(),
      });
      const least = kept.size > mostKept ? list().at(-1) : undefined;
      if (least) kept.delete(least.text);
    },
    list,
  };
}
