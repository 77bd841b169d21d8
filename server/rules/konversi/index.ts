import { terpilihAwal } from '../../../resources/magang/terpilihAwal.ts';
import { terpilihFinal } from '../../../resources/magang/terpilihFinal.ts';
import type { RulesByResource } from '../../rest/rules.ts';
import { finalRules } from './finalCourses.ts';
import { proposedRules } from './rowRules.ts';

/** What is special about the courses that are proposed and recognised. */
export const rules: RulesByResource = {
  [terpilihAwal.name]: proposedRules,
  [terpilihFinal.name]: finalRules,
};
