import { bobotPenilaian } from '../../../resources/nilai/komponenPenilaian.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { gradeRules } from './gradeRules.ts';
import { weightRules } from './weightRules.ts';

/** Rules of grades and weights. */
export const rules: RulesByResource = {
  [penilaian.name]: gradeRules,
  [bobotPenilaian.name]: weightRules,
};
