import type { Translation } from '../kit/index.ts';
import type { monitoringRefusals } from '../monitoring/refusals.ts';
import { count } from './format.ts';

/** Monitoring, in English. */
export const monitoringEnglish: Translation<typeof monitoringRefusals> = {
  onlyFollowUp: ({ hari }) => `A note can be changed for ${count(hari, 'day')}; after that only what followed from it.`,
  nothingToRemind: 'There is nothing to be reminded of.',
  remindedToday: 'Reminded today already, or without an account.',
  supervisorActed: ({ n }) =>
    `The new supervisor has noted or decided ${count(n, 'thing')} already. Name another one instead.`,
  supervisorOfGroup: 'The supervisor of a group is set with the group.',
};
