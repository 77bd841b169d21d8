import type { Proposal, Wave } from '../types.ts';

/** Input of the thread that computes. */
export interface Order {
  wave: Wave;
  seed: string;
  /** Exchanges weighed for each participant; without it the default. */
  tries?: number;
}

/** Message of the thread: progress from 0 to 1, or the finished proposal. */
export type Heard = { done: number } | { proposal: Proposal };
