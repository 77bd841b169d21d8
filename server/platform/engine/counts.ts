import type { FastifyInstance } from 'fastify';

/** Totals from this size on are cached for some seconds instead of counted with every page. */
export const largeCount = 10_000;

const keptMs = 10_000;
const mostKept = 500;

/** Answers that took longer are kept for a minute; ms. */
const slow = { after: 1000, keptMs: 60_000, most: 50 };

interface Answer {
  readonly text: Promise<string>;
  readonly begun: number;
  /** Until it is there, infinity. */
  until: number;
  kept: boolean;
}

/** An answer as text; `kept` where others get the same for a minute, or got it before. */
interface Answered {
  readonly text: string;
  readonly kept: boolean;
}

/**
 * Totals of large lists. Counting 100,000 rows took longer than finding the page, with every click. A total of 10,000
 * rows or more is counted at most every ten seconds, each process for itself; who wrote something in these seconds gets
 * it counted anew, so that nobody misses a row of their own. Smaller totals are always counted.
 */
export interface Counts {
  /** Last total for the same question; undefined = count. */
  known(userId: string, question: string): number | undefined;
  note(question: string, total: number): void;
  /**
   * The answer to a question, as text. One that took over a second is given for a minute to whoever asks the same, and
   * nobody begins it anew while it is being worked out; who has written something since then does.
   * @param question everything that the answer depends on
   * @param anew not one that is there already; one that is being worked out is waited for
   */
  answer(userId: string, question: string, work: () => Promise<string>, anew?: boolean): Promise<Answered>;
  wrote(userId: string): void;
}

/** @param clock milliseconds; tests bring their own */
export function createCounts(clock: () => number = () => performance.now()): Counts {
  const totals = new Map<string, { total: number; at: number }>();
  const writers = new Map<string, number>();
  const answers = new Map<string, Answer>();
  return {
    known: (userId, question) => {
      const found = totals.get(question);
      const oldest = Math.max(clock() - keptMs, writers.get(userId) ?? Number.NEGATIVE_INFINITY);
      return found && found.at > oldest ? found.total : undefined;
    },
    note: (question, total) => {
      // Anew at the end: the first one is the oldest.
      totals.delete(question);
      if (total >= largeCount) totals.set(question, { total, at: clock() });
      if (totals.size > mostKept) drop(totals);
    },
    answer: async (userId, question, work, anew = false) => {
      const wrote = writers.get(userId) ?? Number.NEGATIVE_INFINITY;
      const found = answers.get(question);
      const serves = found && found.begun > wrote && found.until > clock() && !(anew && found.kept);
      if (serves) return { text: await found.text, kept: found.kept };
      const begun = clock();
      const made: Answer = { text: work(), begun, until: Number.POSITIVE_INFINITY, kept: false };
      const forget = () => {
        if (answers.get(question) === made) answers.delete(question);
      };
      answers.delete(question);
      answers.set(question, made);
      if (answers.size > slow.most) drop(answers);
      made.text.then(() => {
        made.until = clock() + slow.keptMs;
        made.kept = clock() - begun >= slow.after;
        if (!made.kept) forget();
      }, forget);
      return { text: await made.text, kept: made.kept };
    },
    wrote: userId => {
      writers.delete(userId);
      writers.set(userId, clock());
      if (writers.size > mostKept) drop(writers);
    },
  };
}

/** Takes away the oldest entry. */
function drop(kept: Map<string, unknown>): void {
  const [first] = kept.keys();
  if (first !== undefined) kept.delete(first);
}

/** Notes who writes, before they hear that it is done. */
export function registerWriters(app: FastifyInstance, counts: Counts): void {
  app.addHook('onSend', ({ method, caller }, _reply, _payload, done) => {
    if (caller && method !== 'GET' && method !== 'HEAD') counts.wrote(caller.userId);
    done();
  });
}
