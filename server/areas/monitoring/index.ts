import { catatanMonitoring } from '../../../resources/mbkm/catatanMonitoring.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { noteRules } from './noteRules.ts';

/** Rules of monitoring notes. */
export const rules: RulesByResource = { [catatanMonitoring.name]: noteRules };
