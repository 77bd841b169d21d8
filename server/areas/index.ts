import { registry as product } from '../../resources/index.ts';
import type { Registry } from '../../resources/kit/index.ts';
import { rulesTogether } from '../platform/engine/composedRules.ts';
import type { RulesByResource } from '../platform/engine/rules.ts';
import { participationRules, programmeAreas } from './areas.ts';
import { rulesOfActivities, unfinished } from './kegiatan/index.ts';
import { rules as konversi } from './konversi/index.ts';
import { rules as master } from './master/index.ts';
import { rules as mbkm, type Plans, rulesOfCarrying, rulesOfGroups, rulesOfLeading } from './mbkm/index.ts';
import { rules as monitoring } from './monitoring/index.ts';
import { rules as nilai } from './nilai/index.ts';
import { rules as pengaturan } from './pengaturan/index.ts';
import type { ProgrammeArea } from './programmeArea.ts';
import { rules as publik, tellingPublic } from './publik/index.ts';
import { keepParticipationLetters, letterRules, lettersOf } from './surat/index.ts';

/** Every rule for the resources of a registry, by name. */
export const rulesWith = (
  registry: Registry = product,
  areas: readonly ProgrammeArea[] = programmeAreas,
  siamik?: Plans,
): RulesByResource => {
  return tellingPublic(
    rulesTogether([
      pengaturan,
      publik,
      mbkm({ unfinished, keepLetters: keepParticipationLetters }, participationRules(areas)),
      konversi,
      rulesOfGroups(registry),
      rulesOfActivities(registry),
      monitoring,
      nilai,
      master,
      letterRules(lettersOf(registry, areas)),
      ...areas.flatMap(({ rules: own }) => (own ? [own] : [])),
      rulesOfCarrying(registry, siamik),
      rulesOfLeading(registry, siamik),
    ]),
    registry,
  );
};

/** The rules of the product. */
export const rules: RulesByResource = rulesWith();
