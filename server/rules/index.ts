import { registry as product } from '../../resources/index.ts';
import type { Registry } from '../../resources/kit/index.ts';
import type { RulesByResource } from '../rest/rules.ts';
import { rulesOfActivities, unfinished } from './kegiatan/index.ts';
import { rules as konversi } from './konversi/index.ts';
import { rules as magang } from './magang/index.ts';
import { rules as master } from './master/index.ts';
import { rules as mbkm, type RulesByProgramme, rulesOfGroups } from './mbkm/index.ts';
import { rules as monitoring } from './monitoring/index.ts';
import { rules as nilai } from './nilai/index.ts';
import { rules as pengaturan } from './pengaturan/index.ts';
import { programmeRules } from './programmes.ts';
import { rules as publik, tellingPublic } from './publik/index.ts';
import { keepParticipationLetters } from './surat/index.ts';

/** Every rule for the resources of a registry, by name. */
export const rulesWith = (
  registry: Registry = product,
  programmes: RulesByProgramme = programmeRules,
): RulesByResource =>
  tellingPublic({
    ...pengaturan,
    ...publik,
    ...mbkm({ unfinished, keepLetters: keepParticipationLetters }, programmes),
    ...magang,
    ...konversi,
    ...rulesOfGroups(registry),
    ...rulesOfActivities(registry),
    ...monitoring,
    ...nilai,
    ...master,
  });

/** The rules of the product. */
export const rules: RulesByResource = rulesWith();
