import type { Proposal, Wave } from '../types.ts';

/** What the computing thread is given. */
export interface Order {
  wave: Wave;
  seed: string;
  /** Exchanges weighed for each participant; without it the default. */
  tries?: number;
}

/** What it says: the share that is done, 0 to 1, then the proposal. */
export type Heard = { done: number } | { proposal: Proposal };
