import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RulesByResource } from '../../rest/rules.ts';
import { pendaftarRules, type Unfinished } from './pendaftarRules.ts';
import type { RulesByProgramme } from './programmes.ts';

export { rulesOfGroups } from './groupRules.ts';
export { registerMbkm } from './programmeRoutes.ts';
export type { ProgrammeRules, RulesByProgramme } from './programmes.ts';

/**
 * What is special about participations; `unfinished` says what of an activity is still open,
 * `programmes` are what single programmes add.
 */
export const rules = (unfinished: Unfinished, programmes: RulesByProgramme): RulesByResource => ({
  [pendaftar.name]: pendaftarRules(unfinished, programmes),
});
