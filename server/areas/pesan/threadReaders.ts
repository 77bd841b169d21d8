import type { Resource } from '../../../resources/kit/index.ts';
import { receiverWord, waysOf, wordsOf } from '../../../resources/kit/reaches.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo } from '../../platform/access/permission.ts';
import type { Queryable } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { chosenIds } from '../../platform/engine/manyRows.ts';
import { receiversOf } from '../../platform/notify/receivers.ts';

/** Receivers of one row whom a team looks at; a row with more people shows the threads of these. */
const most = 1000;

/** A row with messages about it. */
interface Place {
  readonly resource: string;
  readonly id: string;
}

/** Somebody to whom the caller may write from a row, by a way, with the words that the caller may read there. */
export interface Reached {
  readonly kepada: string;
  readonly idUser: string;
  readonly words: string;
}

/** The resource of a row that the caller reads and whose people are written to; undefined otherwise. */
export async function readRow(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  { resource, id }: Place,
): Promise<Resource | undefined> {
  const found = engine.registry.find(resource);
  if (!found?.reaches || !mayDo(caller, found, 'read')) return undefined;
  const [seen] = await chosenIds({ engine, caller, on }, found, { ids: [id] });
  return seen === undefined ? undefined : found;
}

/**
 * The people to whom the caller could write from a row that it reads: of their threads it reads what says no word that
 * is hidden from it. Nobody where the caller's role may not write from there.
 */
export async function reachedFrom(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  resource: Resource,
  id: string,
): Promise<readonly Reached[]> {
  const reached: Reached[] = [];
  for (const [kepada, way] of waysOf(engine.registry.find, resource, caller.baseRole)) {
    const words = [receiverWord, ...wordsOf(resource, caller.baseRole, way)].join(' ');
    const people = await receiversOf(engine, on, caller, { resource, way, ids: [id], words: [], most });
    for (const { dalamCakupan, idUser } of people)
      if (dalamCakupan && idUser !== null) reached.push({ kepada, idUser, words });
  }
  return reached;
}

/**
 * SQL: the thread of `p` and `m` is one of those that a team reads; $n to $n + 2 are `valuesOf`. A text whose words the
 * reader may not see is none of them.
 */
export const teamReadsSql = (n: number): string =>
  `(m.tampil_di_data and exists (select 1 from unnest($${n}::text[], $${n + 1}::uuid[], $${n + 2}::text[]) as g (kepada, id_user, kata)
     where g.kepada = m.kepada and g.id_user = p.id_user
       and not exists (select 1 from regexp_matches(m.judul || ' ' || m.isi, '\\{([a-zA-Z]+)\\}', 'g') as w (kata)
         where w.kata[1] <> all(string_to_array(g.kata, ' ')))))`;

/** What stands for `teamReadsSql`. */
export const valuesOf = (reached: readonly Reached[]): readonly (readonly string[])[] => [
  reached.map(({ kepada }) => kepada),
  reached.map(({ idUser }) => idUser),
  reached.map(({ words }) => words),
];
