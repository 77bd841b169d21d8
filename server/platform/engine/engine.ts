import { createSchema, type Registry, type Resource, updateSchema } from '../../../resources/kit/index.ts';
import { createIdentity, type IdentitySource } from '../access/identity.ts';
import { createRowsOf, createWaysOf } from '../access/scope.ts';
import type { Db } from '../database/db.ts';
import type { Engine } from './context.ts';
import { createCounts } from './counts.ts';
import { withOpening } from './opening.ts';
import { withRepeats } from './repeats.ts';
import type { ResourceRules, RulesByResource } from './rules.ts';
import { stepAlong } from './transition.ts';

/** Puts the engine together; schemas are compiled once per resource. */
export function createEngine(
  db: Db,
  registry: Registry,
  rules: RulesByResource = {},
  now: () => Date = () => new Date(),
  identity: IdentitySource = createIdentity(db, registry),
): Engine {
  const none: ResourceRules = {};
  return {
    db,
    registry,
    counts: createCounts(),
    rowsOf: createRowsOf(registry),
    waysOf: createWaysOf(registry),
    rulesOf: once(resource => withOpening(resource, withRepeats(registry, resource, rules[resource.name] ?? none))),
    createSchemaOf: once(resource => createSchema(resource, registry.find)),
    updateSchemaOf: once(resource => updateSchema(resource, registry.find)),
    stepAlong,
    now,
    identity,
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
