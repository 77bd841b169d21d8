import type { RulesByProgramme } from './programmes.ts';
import type { SiamikPort } from './siamik.ts';

/** Services and rules from outside this area that participations need. */
export interface Ports {
  readonly siamik: SiamikPort;
  /** What programmes ask beyond their declaration, for who asks whether they may register. */
  readonly programmes?: RulesByProgramme;
}
