import type { z } from 'zod';
import type { Resource } from '../../../resources/kit/index.ts';
import type { Core } from '../access/writeContext.ts';
import type { RowData } from '../database/db.ts';
import type { Job, JobContext } from '../jobs/types.ts';
import type { Counts } from './counts.ts';
import type { ResourceRules, RuleContext } from './rules.ts';

/** What every part of the engine works with; made once per process. */
export interface Engine extends Core {
  readonly counts: Counts;
  readonly rulesOf: (resource: Resource) => ResourceRules;
  readonly createSchemaOf: (resource: Resource) => z.ZodObject;
  readonly updateSchemaOf: (resource: Resource) => z.ZodObject;
  /** See `RuleContext.step`. */
  readonly stepAlong: (ctx: WriteContext, ...step: Parameters<RuleContext['step']>) => Promise<RowData>;
}

/** One write in progress. */
export interface WriteContext extends RuleContext {
  readonly engine: Engine;
}

/** A job that writes through the engine, as those of the areas do. */
export type EngineJob = Job<Engine>;
export type EngineJobContext = JobContext<Engine>;
