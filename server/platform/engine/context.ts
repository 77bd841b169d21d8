import type { Job, JobContext } from '../jobs/types.ts';
import type { Engine } from './rules.ts';

export type { Engine } from './rules.ts';

/** A job that writes through the engine, as those of the areas do. */
export type EngineJob = Job<Engine>;
export type EngineJobContext = JobContext<Engine>;
