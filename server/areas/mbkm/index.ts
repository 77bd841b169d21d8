import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { persetujuan } from '../../../resources/mbkm/persetujuan.ts';
import { riwayatStatus } from '../../../resources/mbkm/riwayatStatus.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { consentRules } from './consent/rules.ts';
import { nameEntries } from './historyNames.ts';
import { type ParticipationHooks, pendaftarRules } from './pendaftarRules.ts';
import type { RulesByProgramme } from './programmes.ts';
import type { Plans } from './siamik.ts';

export type { RulesByProgramme } from './programmes.ts';

/**
 * Rules of participations.
 * @param hooks rules of areas that build on participations
 * @param programmes rules of single programmes
 */
export const rules = (
  hooks: ParticipationHooks,
  programmes: RulesByProgramme,
  plans: Plans | undefined,
): RulesByResource => ({
  [pendaftar.name]: pendaftarRules(hooks, programmes, plans),
  [riwayatStatus.name]: { shown: nameEntries },
  ...rulesOf(persetujuan, consentRules),
});
