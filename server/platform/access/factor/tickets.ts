import { v7 as uuidv7 } from 'uuid';
import type { Db, Queryable } from '../../database/db.ts';
import { hashToken, newToken } from '../token.ts';

/** As long as somebody may look for the device. */
export const ticketSeconds = 300;

/** A ticket for somebody whose password was right; the code of the second factor makes a session of it. */
export async function makeTicket(on: Queryable, userId: string, now: Date): Promise<string> {
  const ticket = newToken();
  const until = new Date(now.getTime() + ticketSeconds * 1000).toISOString();
  await on.query('insert into internal_tiket_masuk (id, id_user, tiket_hash, berakhir) values ($1, $2, $3, $4)', [
    uuidv7(),
    userId,
    hashToken(ticket),
    until,
  ]);
  return ticket;
}

/** Whose ticket it is, while it lasts. */
export const findTicket = (
  on: Queryable,
  ticket: string,
  now: Date,
): Promise<{ idUser: string; aktif: boolean } | undefined> =>
  on.one<{ idUser: string; aktif: boolean }>(
    `select t.id_user, u.aktif from internal_tiket_masuk t join pengaturan_user u on u.id = t.id_user
     where t.tiket_hash = $1 and t.berakhir > $2::timestamptz`,
    [hashToken(ticket), now.toISOString()],
  );

/** Uses a ticket up; false where it was used meanwhile. */
export const redeemTicket = async (on: Queryable, ticket: string): Promise<boolean> =>
  (await on.execute('delete from internal_tiket_masuk where tiket_hash = $1', [hashToken(ticket)])) > 0;

/** Removes logins that stopped at the code. */
export async function sweepTickets(db: Db, now: Date): Promise<void> {
  await db.execute('delete from internal_tiket_masuk where berakhir < $1', [now.toISOString()]);
}
