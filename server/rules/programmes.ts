import type { RulesByProgramme } from './mbkm/index.ts';

/**
 * What programmes do beyond their declarations, by name. An area that needs such rules exports them and is named here;
 * Magang's declaration says all of it.
 */
export const programmeRules: RulesByProgramme = {};
