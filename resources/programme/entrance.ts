import type { EntranceOptions } from '../kit/index.ts';

type Own = NonNullable<EntranceOptions['own']>;

interface ShortOwn extends Pick<Own, 'endpoint' | 'title' | 'track' | 'empty'> {
  /** Labels of what is said of a registration, by the name in its answer. */
  facts: Readonly<Record<string, string>>;
  days: Readonly<Record<string, string>>;
}

const named = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => ({ name, label }));

/**
 * A programme's entrance for its student: the own registrations from a call `…/saya`, which every programme answers with
 * its state, the next step and the screen for that.
 */
export const ownEntranceOf = ({ facts, days, ...own }: ShortOwn) => ({
  own: {
    ...own,
    status: 'status',
    next: { text: 'langkah', link: 'tautan' },
    facts: named(facts),
    days: named(days),
  },
});
