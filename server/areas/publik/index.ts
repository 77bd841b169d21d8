import type { RulesByResource } from '../../platform/engine/rules.ts';
import { newsRules } from './newsRules.ts';

export { registerPublic } from './routes.ts';
export { tellingPublic } from './sources.ts';

/** What is special about news. */
export const rules: RulesByResource = { 'pengaturan/berita': newsRules };
