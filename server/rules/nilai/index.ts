import { bobotPenilaian } from '../../../resources/nilai/komponenPenilaian.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import { skalaNilai } from '../../../resources/nilai/skalaNilai.ts';
import type { RulesByResource } from '../../rest/rules.ts';
import { bobotRules } from './bobotRules.ts';
import { penilaianRules } from './penilaianRules.ts';
import { skalaRules } from './skalaRules.ts';

/** What is special about grades, weights and letter scales. */
export const rules: RulesByResource = {
  [penilaian.name]: penilaianRules,
  [bobotPenilaian.name]: bobotRules,
  [skalaNilai.name]: skalaRules,
};
