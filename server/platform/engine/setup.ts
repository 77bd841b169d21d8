import type { Message } from '../../../resources/kit/index.ts';
import type { Engine } from './context.ts';

/** Number of existing rows. */
interface SetupCount {
  readonly label: Message;
  readonly n: number;
}

/** A missing part of the set-up, and the screen for it. */
export interface SetupProblem {
  readonly says: Message;
  /** Path of a screen; none where it is put right outside the portal. */
  readonly screen?: string;
  /** The portal works without it. */
  readonly advice?: true;
}

interface SetupFound {
  readonly counts: readonly SetupCount[];
  readonly problems: readonly SetupProblem[];
}

/** State of the installation that the steps check, beside its rows. */
export interface SetupPlace {
  /** True if mail can be sent. */
  mail(): Promise<boolean>;
  readonly baseUrl: string;
}

/**
 * A step of setting up an installation. Whether it is done is looked up in the data each time, never noted, so that
 * anybody can go on where somebody else stopped, and what breaks later is seen.
 */
export interface SetupStep {
  readonly key: string;
  /** Steps stand in the order of these numbers, across areas. */
  readonly at: number;
  readonly title: Message;
  /** Why the portal needs it. */
  readonly why: Message;
  /** Paths of the screens where it is done, the usual one first. */
  readonly screens: readonly string[];
  /** @returns what is there and what is missing; null where this installation does not need the step */
  look(engine: Engine, place: SetupPlace): Promise<SetupFound | null>;
}

/** Counts rows of a table or of a `from … where …`. */
export async function countOf({ db }: Engine, from: string, values: readonly unknown[] = []): Promise<number> {
  const found = await db.one<{ n: number }>(`select count(*)::int as n from ${from}`, [...values]);
  return found?.n ?? 0;
}

/** The problems that hold. */
export const problemsIf = (...asked: readonly (readonly [holds: boolean, problem: SetupProblem])[]): SetupProblem[] =>
  asked.flatMap(([holds, problem]) => (holds ? [problem] : []));
