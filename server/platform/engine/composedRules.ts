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

/** Combines the answers of a hook of several parts. */
function gathered<A extends unknown[], T>(
  hooks: readonly (((...given: A) => Promise<T[]>) | undefined)[],
): ((...given: A) => Promise<T[]>) | undefined {
  const own = hooks.flatMap(hook => hook ?? []);
  if (!own.length) return undefined;
  return async (...given) => {
    const found: T[] = [];
    for (const hook of own) found.push(...(await hook(...given)));
    return found;
  };
}

/** The rules of one resource from several places, in their order: those of its kind and those that its area adds. */
export function composed(parts: readonly ResourceRules[]): ResourceRules {
  const [only, ...more] = parts;
  if (only && !more.length) return only;
  const opened = parts.flatMap(part => part.opened ?? []);
  const outside = parts.flatMap(part => part.outside ?? []);
  const sent = parts.flatMap(part => part.sentBefore ?? []);
  const taken = parts.flatMap(part => part.taken ?? []);
  const files = parts.find(part => part.files)?.files;
  const follows = parts.flatMap(part => part.follows ?? []);
  // Every kind of rule is named, so that a new one which is not put together here does not compile.
  const made: { [K in keyof Required<ResourceRules>]: ResourceRules[K] } = {
    files,
    beforeLock: inTurn(parts.map(part => part.beforeLock)),
    beforeCreate: inTurn(parts.map(part => part.beforeCreate)),
    beforeUpdate: inTurn(parts.map(part => part.beforeUpdate)),
    beforeTransition: inTurn(parts.map(part => part.beforeTransition)),
    afterTransition: inTurn(parts.map(part => part.afterTransition)),
    beforeDelete: inTurn(parts.map(part => part.beforeDelete)),
    takeBack: together(parts.map(part => part.takeBack)),
    shown: inTurn(parts.map(part => part.shown)),
    afterWrite: inTurn(parts.map(part => part.afterWrite)),
    recount: inTurn(parts.map(part => part.recount)),
    extraForms: gathered(parts.map(part => part.extraForms)),
    mergeHurdles: gathered(parts.map(part => part.mergeHurdles)),
    mergeAlong: gathered(parts.map(part => part.mergeAlong)),
    filters: together(parts.map(part => part.filters)),
    groups: together(parts.map(part => part.groups)),
    conditions: together(parts.map(part => part.conditions)),
    taken: taken.length
      ? async (...given) => Object.assign({}, ...(await Promise.all(taken.map(count => count(...given)))))
      : undefined,
    opened: opened.length
      ? async (...given) => {
          for (const open of opened) await open(...given);
        }
      : undefined,
    outside: outside.length
      ? async (...given) => (await Promise.all(outside.map(ask => ask(...given)))).flat()
      : undefined,
    sentBefore: sent.length
      ? async (ctx, data) => {
          for (const ask of sent) {
            const id = await ask(ctx, data);
            if (id !== undefined) return id;
          }
          return undefined;
        }
      : undefined,
    follows: follows.length
      ? {
          fields: [...new Set(follows.flatMap(({ fields }) => fields))],
          run: async (ctx, rows) => {
            for (const each of follows) await each.run(ctx, rows);
          },
        }
      : undefined,
  };
  return made;
}

/** The parts' entries by name; undefined where none has any. */
const together = <T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> | undefined =>
  parts.some(Boolean) ? Object.assign({}, ...parts) : undefined;

/** Rules of several areas as one: a resource that more than one speaks of has the rules of all. */
export function rulesTogether(areas: readonly RulesByResource[]): RulesByResource {
  const found = new Map<string, ResourceRules[]>();
  for (const area of areas)
    for (const [name, own] of Object.entries(area)) found.set(name, [...(found.get(name) ?? []), own]);
  return Object.fromEntries([...found].map(([name, parts]) => [name, composed(parts)]));
}
