import type { BackupPlan } from './config.ts';
import type { Disk } from './disk.ts';

/** State of the installation for its administrator. */
export interface System {
  /** Of the portal, as its package says. */
  readonly version: string;
  readonly startedAt: Date;
  readonly dataDir: string;
  readonly disk: Disk;
  readonly backup: BackupPlan;
  /** Jobs that run by the clock. */
  jobs(): readonly { readonly name: string; readonly title: string }[];
  /** Looks TXT records up in DNS; each is one text. @throws Error where DNS does not answer in time */
  lookUpTxt(name: string): Promise<readonly string[]>;
}
