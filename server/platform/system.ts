import type { BackupPlan } from './config.ts';

/** What of the installation whoever runs it looks after. */
export interface System {
  readonly backup: BackupPlan;
}
