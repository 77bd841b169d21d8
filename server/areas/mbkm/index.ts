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
 * What is special about participations; `hooks` are what areas above know of them,
 * `programmes` are what single programmes add.
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
