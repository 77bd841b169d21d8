import { berita } from '../../../resources/pengaturan/berita.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { newsRules } from './newsRules.ts';

/** Rules of news. */
export const rules: RulesByResource = rulesOf(berita, newsRules);
