import { catatanMonitoring } from '../../../resources/mbkm/catatanMonitoring.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { noteRules } from './noteRules.ts';

/** What is special about monitoring notes. */
export const rules: RulesByResource = { [catatanMonitoring.name]: noteRules };
