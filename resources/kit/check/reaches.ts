import { DeclarationError } from '../errors.ts';
import type { Kind } from '../field.ts';
import { fieldsAt, type ReachPlace, reachedBy, receiverWord } from '../reaches.ts';
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

/** @throws DeclarationError for a way that leads to nobody, or a word that is no field of the row */
export function checkReaches(r: Resource, find: (name: string) => Resource | undefined): void {
  const { ways = {}, words = {} } = r.reaches ?? {};
  for (const [key, { path }] of Object.entries(ways)) {
    let at: ReachPlace = { resource: r };
    for (const step of path) {
      const next = reachedBy(find, at, step);
      const only = typeof step === 'object' && step.only ? Object.keys(step.only) : [];
      if (!next || only.some(name => !(name in fieldsAt(next))))
        throw new DeclarationError(
          `${r.name}.reaches.${key}: langkah ${JSON.stringify(step)} tidak menuju ke mana pun`,
        );
      at = next;
    }
    if (at.rows !== undefined || !at.resource.person)
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
