import { revisiNilai } from '../../../resources/konversi/revisiNilai.ts';
import { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { skalaNilai } from '../../../resources/nilai/skalaNilai.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { finalRules } from './finalCourses.ts';
import { packageRules } from './packageNeeds.ts';
import { revisionRules } from './revision.ts';
import { proposedRules } from './rowRules.ts';
import { scaleRules } from './scaleRules.ts';
import { stepRules } from './stepRules.ts';

/** Rules of conversions, the courses that they propose and recognise, and the scale of their letters. */
export const rules: RulesByResource = {
  ...rulesOf(pendaftar, packageRules, stepRules),
  [terpilihAwal.name]: proposedRules,
  [terpilihFinal.name]: finalRules,
  [skalaNilai.name]: scaleRules,
  ...rulesOf(revisiNilai, revisionRules),
};
