import type { Job, JobContext } from '../jobs/types.ts';
import type { Engine, RuleContext } from './rules.ts';

export type { Engine } from './rules.ts';

/** One write in progress. */
export type WriteContext = RuleContext;

/** A job that writes through the engine, as those of the areas do. */
export type EngineJob = Job<Engine>;
export type EngineJobContext = JobContext<Engine>;
