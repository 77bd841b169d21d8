import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '../database/db.ts';
import type { Caller } from './caller.ts';

/** Milliseconds after which somebody who has not asked again has left the page; pages ask every 10 s. */
const present = 30_000;

const left = (now: Date): string => new Date(now.getTime() - present).toISOString();

/**
 * Notes that the caller has a page open, and tells who else has. Call it only for who may open the page.
 * @param place name of the page with the id of its row, at most 120 characters
 * @returns names of the others, in order
 */
export async function othersAt(on: Queryable, { userId }: Caller, place: string, now: Date): Promise<string[]> {
  await on.execute(
    `insert into internal_kehadiran (id, created_at, updated_at, version, tempat, id_user, terlihat)
     values ($1, $2, $2, 1, $3, $4, $2)
     on conflict (tempat, id_user) do update set terlihat = excluded.terlihat`,
    [uuidv7(), now.toISOString(), place, userId],
  );
  const others = await on.query<{ nama: string }>(
    `select coalesce(u.name, u.username) as nama from internal_kehadiran k join pengaturan_user u on u.id = k.id_user
     where k.tempat = $1 and k.id_user <> $2 and k.terlihat > $3 order by 1, u.id`,
    [place, userId, left(now)],
  );
  return others.map(({ nama }) => nama);
}

/** Removes those who have left; the daily job does it. */
export const sweepPresence = (on: Queryable, now: Date): Promise<number> =>
  on.execute('delete from internal_kehadiran where terlihat <= $1', [left(now)]);
