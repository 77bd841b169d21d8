import { bobotPenilaian } from '../../../resources/nilai/komponenPenilaian.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import type { RulesByResource } from '../../rest/rules.ts';
import { penilaianRules } from './penilaianRules.ts';
import { bobotRules } from './weightRules.ts';

/** What is special about grades and weights. */
export const rules: RulesByResource = {
  [penilaian.name]: penilaianRules,
  [bobotPenilaian.name]: bobotRules,
};
