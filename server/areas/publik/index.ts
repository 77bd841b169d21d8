import type { RulesByResource } from '../../platform/engine/rules.ts';
import { newsRules } from './newsRules.ts';

/** What is special about news. */
export const rules: RulesByResource = { 'pengaturan/berita': newsRules };
