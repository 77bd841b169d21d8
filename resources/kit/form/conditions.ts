import { isEmpty, type Values } from '../values.ts';
import type { FormCondition } from './definition.ts';

type Rule = FormCondition['rules'][number];

/** Numbers as numbers, days and times as texts, which are written so that they sort. */
const atLeast = (answer: unknown, limit: Rule['value']): boolean => {
  if (typeof answer === 'number' && typeof limit === 'number') return answer >= limit;
  return typeof answer === 'string' && typeof limit === 'string' && answer >= limit;
};

const same = (answer: unknown, value: Rule['value']): boolean =>
  Array.isArray(answer) ? answer.some(one => one === value) : answer === value;

function ruleHolds({ question, is, value }: Rule, answers: Values): boolean {
  const answer = answers[question];
  switch (is) {
    case 'filled':
      return !isEmpty(answer);
    case 'empty':
      return isEmpty(answer);
    case 'equal':
      return same(answer, value);
    case 'unequal':
      return !same(answer, value);
    case 'least':
      return atLeast(answer, value);
    case 'most':
      return !isEmpty(answer) && (answer === value || !atLeast(answer, value));
  }
}

/**
 * Whether what has this condition is asked.
 * @param answers those that are kept of the questions before it: what is hidden counts as empty
 */
export const isAsked = (when: FormCondition | null, answers: Values): boolean => {
  if (!when) return true;
  const holds = (rule: Rule) => ruleHolds(rule, answers);
  return when.match === 'all' ? when.rules.every(holds) : when.rules.some(holds);
};
