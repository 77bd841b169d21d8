import { isEmpty, type Values } from '../values.ts';
import type { Form, FormCondition, FormQuestion, FormSection } from './definition.ts';

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
 * True if the condition is met, so that its question or section is asked.
 * @param answers those that are kept of the questions before it: what is hidden counts as empty
 */
export const isAsked = (when: FormCondition | null, answers: Values): boolean => {
  if (!when) return true;
  const holds = (rule: Rule) => ruleHolds(rule, answers);
  return when.match === 'all' ? when.rules.every(holds) : when.rules.some(holds);
};

/** Questions that are asked where this was answered so far; `before` are answers that stand outside. */
export function askedOf(questions: readonly FormQuestion[], given: Values, before: Values = {}): FormQuestion[] {
  const kept: Record<string, unknown> = { ...before };
  return questions.filter(question => {
    if (!isAsked(question.when, kept)) return false;
    if (!isEmpty(given[question.id])) kept[question.id] = given[question.id];
    return true;
  });
}

/** A section that is asked, with its questions; those of a repeated one depend on each of its rows (`askedOf`). */
export interface AskedSection {
  readonly section: FormSection;
  readonly questions: readonly FormQuestion[];
  /** Answers to what stands before it and is asked. */
  readonly before: Values;
}

/** Sections and questions that apply, given the answers so far. */
export function askedSections({ sections }: Form, given: Values): AskedSection[] {
  let before: Values = {};
  return sections.flatMap((section): AskedSection[] => {
    if (!isAsked(section.when, before)) return [];
    const here = before;
    if (section.repeat) return [{ section, questions: section.questions, before: here }];
    const questions = askedOf(section.questions, given, before);
    before = { ...before, ...Object.fromEntries(questions.map(({ id }) => [id, given[id]])) };
    return [{ section, questions, before: here }];
  });
}
