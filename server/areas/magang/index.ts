import { mitraTerlibatProgram } from '../../../resources/magang/mitraTerlibatProgram.ts';
import { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { rulesTogether } from '../../platform/engine/composedRules.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { offerRules } from './offerRules.ts';
import { partnerRules } from './partnerRules.ts';

/** Rules of offers and partners. */
export const rules = rulesTogether([
  rulesOf(mitraTerlibatProgram, partnerRules),
  rulesOf(programDitawarkan, offerRules),
]);
