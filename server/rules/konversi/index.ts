import { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { skalaNilai } from '../../../resources/nilai/skalaNilai.ts';
import type { RulesByResource } from '../../rest/rules.ts';
import { finalRules } from './finalCourses.ts';
import { proposedRules } from './rowRules.ts';
import { scaleRules } from './scaleRules.ts';

/** What is special about the courses that are proposed and recognised, and about the scale of their letters. */
export const rules: RulesByResource = {
  [terpilihAwal.name]: proposedRules,
  [terpilihFinal.name]: finalRules,
  [skalaNilai.name]: scaleRules,
};
