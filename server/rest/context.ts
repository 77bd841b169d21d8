import type { z } from 'zod';
import { createSchema, type Registry, type Resource, updateSchema } from '../../resources/kit/index.ts';
import { createRowsOf, type RowsOf } from '../access/scope.ts';
import type { Db } from '../database/db.ts';
import type { ResourceRules, RulesByResource } from './rules.ts';

/** What every part of the engine works with; made once per process. */
export interface Engine {
  readonly db: Db;
  readonly registry: Registry;
  readonly rowsOf: RowsOf;
  readonly rulesOf: (resource: Resource) => ResourceRules;
  readonly createSchemaOf: (resource: Resource) => z.ZodObject;
  readonly updateSchemaOf: (resource: Resource) => z.ZodObject;
  /** The clock; tests stop it. */
  readonly now: () => Date;
}

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
