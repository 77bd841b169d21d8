import { mitraTerlibatProgram } from '../../../resources/magang/mitraTerlibatProgram.ts';
import { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { offerRules } from './offerRules.ts';
import { partnerRules } from './partnerRules.ts';

/** What is special about offers and partners. */
export const rules: RulesByResource = {
  [mitraTerlibatProgram.name]: partnerRules,
  [programDitawarkan.name]: offerRules,
};
