import { DeclarationError } from '../errors.ts';
import type { Kind } from '../field.ts';
import { fieldsAt, type ReachPlace, reachedBy, receiverWord } from '../reaches.ts';
import type { ReachStep } from '../reachesShape.ts';
import type { Resource } from '../resourceShape.ts';

/** Kinds whose value can stand in a sentence. */
const inSentences: ReadonlySet<Kind> = new Set([
  'text',
  'ref',
  'enum',
  'status',
  'date',
  'integer',
  'joinCode',
  'time',
]);

/** Where a path from rows of a resource leads; undefined for a step that leads nowhere, or narrows by what is not there. */
export function endOf(
  find: (name: string) => Resource | undefined,
  resource: Resource,
  path: readonly ReachStep[],
): ReachPlace | undefined {
  let at: ReachPlace = { resource };
  for (const step of path) {
    const next = reachedBy(find, at, step);
    const only = typeof step === 'object' && step.only ? Object.keys(step.only) : [];
    if (!next || only.some(name => !(name in fieldsAt(next)))) return undefined;
    at = next;
  }
  return at;
}

/** @throws DeclarationError for a way that leads to nobody, or a word that is no field of the row */
export function checkReaches(r: Resource, find: (name: string) => Resource | undefined): void {
  const { ways = {}, words = {} } = r.reaches ?? {};
  for (const [key, { path }] of Object.entries(ways)) {
    const end = endOf(find, r, path);
    if (!end)
      throw new DeclarationError(`${r.name}.reaches.${key}: langkah ${JSON.stringify(path)} tidak menuju ke mana pun`);
    if (end.rows !== undefined || !end.resource.person)
      throw new DeclarationError(`${r.name}.reaches.${key}: tidak berakhir pada orang (person)`);
  }
  for (const [word, name] of Object.entries(words)) {
    const field = r.fields[name];
    if (!field || !inSentences.has(field.kind) || field.sensitive)
      throw new DeclarationError(`${r.name}.reaches: kata {${word}} menyebut "${name}" yang tidak dapat ditulis`);
    if (word === receiverWord || !/^[a-zA-Z]+$/.test(word))
      throw new DeclarationError(`${r.name}.reaches: kata {${word}} tidak dapat dipakai`);
  }
}
