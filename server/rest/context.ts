import type { z } from 'zod';
import { createSchema, type Registry, type Resource, updateSchema } from '../../resources/kit/index.ts';
import type { Core } from '../access/core.ts';
import { createRowsOf } from '../access/scope.ts';
import type { Db } from '../database/db.ts';
import type { Job, JobContext } from '../jobs/types.ts';
import { type Counts, createCounts } from './counts.ts';
import type { ResourceRules, RuleContext, RulesByResource } from './rules.ts';

/** What every part of the engine works with; made once per process. */
export interface Engine extends Core {
  readonly counts: Counts;
  readonly rulesOf: (resource: Resource) => ResourceRules;
  readonly createSchemaOf: (resource: Resource) => z.ZodObject;
  readonly updateSchemaOf: (resource: Resource) => z.ZodObject;
}

/** One write in progress. */
export interface WriteContext extends RuleContext {
  readonly engine: Engine;
}

/** A job that writes through the engine, as those of the areas do. */
export type EngineJob = Job<Engine>;
export type EngineJobContext = JobContext<Engine>;

/** Puts the engine together; schemas are compiled once per resource. */
export function createEngine(
  db: Db,
  registry: Registry,
  rules: RulesByResource = {},
  now: () => Date = () => new Date(),
): Engine {
  const none: ResourceRules = {};
  return {
    db,
    registry,
    counts: createCounts(),
    rowsOf: createRowsOf(registry),
    rulesOf: resource => rules[resource.name] ?? none,
    createSchemaOf: once(resource => createSchema(resource, registry.find)),
    updateSchemaOf: once(resource => updateSchema(resource, registry.find)),
    now,
  };
}

function once<T>(make: (resource: Resource) => T): (resource: Resource) => T {
  const made = new Map<string, T>();
  return resource => {
    const found = made.get(resource.name) ?? make(resource);
    made.set(resource.name, found);
    return found;
  };
}
