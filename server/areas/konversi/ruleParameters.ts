import { ruleParameter } from '../../platform/engine/ruleParameter.ts';

/** Rows that are written as a set were checked as one: the rules of single rows leave them alone. */
export const writtenAsSet = ruleParameter<true>('writtenAsSet');
