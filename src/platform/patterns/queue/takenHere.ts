import type { Offered, QueueOptions } from '../../../../resources/kit/index.ts';

/** A step with what it takes on rows of this queue beside what it takes of all. */
export const takenHere = ({ takes }: Pick<QueueOptions, 'takes'>, step: Offered): Offered => {
  const more = takes?.[step.name];
  return more ? { ...step, action: { ...step.action, takes: { ...step.action.takes, ...more } } } : step;
};
