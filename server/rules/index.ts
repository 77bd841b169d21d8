import { registry as product } from '../../resources/index.ts';
import type { Registry } from '../../resources/kit/index.ts';
import type { RulesByResource } from '../rest/rules.ts';
import { rulesOfActivities, unfinished } from './kegiatan/index.ts';
import { rules as konversi } from './konversi/index.ts';
import { rules as magang } from './magang/index.ts';
import { rules as master } from './master/index.ts';
import { rules as mbkm, type RulesByProgramme, rulesOfGroups } from './mbkm/index.ts';
import type { Notifier } from './mbkm/notifier.ts';
import { portalNotifier } from './mbkm/portalNotifier.ts';
import { rules as monitoring } from './monitoring/index.ts';
import { rules as nilai } from './nilai/index.ts';
import { rules as pengaturan } from './pengaturan/index.ts';
import { programmeRules } from './programmes.ts';
import { rules as publik, tellingPublic } from './publik/index.ts';
import { keepParticipationLetters } from './surat/index.ts';

/** Every rule for the resources of a registry, by name; some of them tell people. */
export const rulesWith = (
  notifier: Notifier,
  registry: Registry = product,
  programmes: RulesByProgramme = programmeRules,
): RulesByResource =>
  tellingPublic({
    ...pengaturan,
    ...publik,
    ...mbkm({ unfinished, keepLetters: keepParticipationLetters }, programmes),
    ...magang(notifier),
    ...konversi,
    ...rulesOfGroups(registry),
    ...rulesOfActivities(registry),
    ...monitoring,
    ...nilai,
    ...master,
  });

/** The rules of the product: people are told through the portal's notices. */
export const rules: RulesByResource = rulesWith(portalNotifier);
