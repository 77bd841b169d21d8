import type { RulesByProgramme } from './programmes.ts';
import type { SiamikPort } from './siamik.ts';

/** Services and rules from outside this area that participations need. */
export interface Ports {
  readonly siamik: SiamikPort;
  /** Eligibility rules of programmes beyond their declaration. */
  readonly programmes?: RulesByProgramme;
}
