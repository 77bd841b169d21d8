import type { ListFilter } from './common.ts';

/** A fact of a card: a value of the answer, and what it is called. */
export type NamedFact = { name: string; label: string };

/**
 * ENTRANCE of a programme for those who take part in it: a student's own place in it with the next step and the days
 * until which something is due, a lecturer's groups.
 */
export type EntranceOptions = {
  /** Own registrations, from a call that answers a list of flat objects. */
  own?: {
    endpoint: string;
    title: string;
    /** Value that is a state of the participation. */
    status: string;
    /** The steps of the programme in their order, and the value that is the one where one stands. */
    track?: { name: string; steps: readonly (readonly [code: string, label: string])[] };
    facts: readonly NamedFact[];
    /** The next step as a text, and the screen for it. */
    next: { text: string; link: string };
    /** Days, `YYYY-MM-DD`; those to come are shown in their order. */
    days: readonly NamedFact[];
    empty: { title: string; text: string; button: string; link: string };
  };
  /** Rows as cards; each leads where its people are. */
  groups?: {
    resource: string;
    /** Which of them; default all in one's scope. */
    filter?: ListFilter;
    card: { title: string; subtitle: string; facts: readonly string[] };
    /** Address with `:id`. */
    to: string;
    sort: readonly [field: string, order: 'ASC' | 'DESC'];
    empty: string;
  };
};
