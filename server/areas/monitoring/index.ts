import { catatanMonitoring } from '../../../resources/mbkm/catatanMonitoring.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { noteRules } from './noteRules.ts';
import { supervisorRules } from './supervisor.ts';

/** Rules of monitoring notes, and of who supervises. */
export const rules: RulesByResource = { [catatanMonitoring.name]: noteRules, [pendaftar.name]: supervisorRules };
