import type { ResourceRules, RulesByResource } from './rules.ts';

type Run<A extends unknown[]> = (...given: A) => void | Promise<void>;

/** The hooks of several parts as one, in their order; none where no part has it. */
function inTurn<A extends unknown[]>(
  hooks: readonly (Run<A> | undefined)[],
): ((...given: A) => Promise<void>) | undefined {
  const own = hooks.flatMap(hook => hook ?? []);
  if (!own.length) return undefined;
  return async (...given) => {
    for (const hook of own) await hook(...given);
  };
}

/**
 * The rules of one resource from several places, in their order: what every group, logbook or output has, and what the
 * area of this one adds.
 */
export function composed(parts: readonly ResourceRules[]): ResourceRules {
  const [only, ...more] = parts;
  if (only && !more.length) return only;
  const made: { -readonly [K in keyof ResourceRules]: ResourceRules[K] } = {};
  const hurdles = parts.flatMap(part => Object.entries(part.hurdles ?? {}));
  if (hurdles.length)
    made.hurdles = Object.fromEntries(
      hurdles.map(([step]) => [step, hurdles.flatMap(([name, own]) => (name === step ? own : []))]),
    );
  const beforeLock = inTurn(parts.map(part => part.beforeLock));
  if (beforeLock) made.beforeLock = beforeLock;
  const beforeCreate = inTurn(parts.map(part => part.beforeCreate));
  if (beforeCreate) made.beforeCreate = beforeCreate;
  const beforeUpdate = inTurn(parts.map(part => part.beforeUpdate));
  if (beforeUpdate) made.beforeUpdate = beforeUpdate;
  const beforeTransition = inTurn(parts.map(part => part.beforeTransition));
  if (beforeTransition) made.beforeTransition = beforeTransition;
  const beforeDelete = inTurn(parts.map(part => part.beforeDelete));
  if (beforeDelete) made.beforeDelete = beforeDelete;
  const shown = inTurn(parts.map(part => part.shown));
  if (shown) made.shown = shown;
  const opened = parts.flatMap(part => part.opened ?? []);
  if (opened.length)
    made.opened = async (...given) => {
      for (const open of opened) await open(...given);
    };
  const afterWrite = inTurn(parts.map(part => part.afterWrite));
  if (afterWrite) made.afterWrite = afterWrite;
  if (parts.some(({ filters }) => filters)) made.filters = Object.assign({}, ...parts.map(part => part.filters));
  const outside = parts.flatMap(part => part.outside ?? []);
  if (outside.length)
    made.outside = async (...given) => Object.assign({}, ...(await Promise.all(outside.map(ask => ask(...given)))));
  const sent = parts.flatMap(part => part.sentBefore ?? []);
  if (sent.length)
    made.sentBefore = async (ctx, data) => {
      for (const ask of sent) {
        const id = await ask(ctx, data);
        if (id !== undefined) return id;
      }
      return undefined;
    };
  const follows = parts.flatMap(part => part.follows ?? []);
  if (follows.length)
    made.follows = {
      fields: [...new Set(follows.flatMap(({ fields }) => fields))],
      run: async (ctx, rows) => {
        for (const each of follows) await each.run(ctx, rows);
      },
    };
  return made;
}

/** Rules of several areas as one: a resource that more than one speaks of has the rules of all. */
export function rulesTogether(areas: readonly RulesByResource[]): RulesByResource {
  const found = new Map<string, ResourceRules[]>();
  for (const area of areas)
    for (const [name, own] of Object.entries(area)) found.set(name, [...(found.get(name) ?? []), own]);
  return Object.fromEntries([...found].map(([name, parts]) => [name, composed(parts)]));
}
