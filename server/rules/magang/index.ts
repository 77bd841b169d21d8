import { mitraTerlibatProgram } from '../../../resources/magang/mitraTerlibatProgram.ts';
import { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import type { RulesByResource } from '../../rest/rules.ts';
import type { Notifier } from '../mbkm/notifier.ts';
import { offerRules } from './offerRules.ts';
import { partnerRules } from './partnerRules.ts';

/** What is special about offers and partners; offers tell people of their decisions. */
export const rules = (notifier: Notifier): RulesByResource => ({
  [mitraTerlibatProgram.name]: partnerRules,
  [programDitawarkan.name]: offerRules(notifier),
});
