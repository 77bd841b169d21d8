import { hkdfSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { lockAccount } from '../access/lockAccount.ts';
import { hashToken } from '../access/token.ts';
import type { DbRow, Queryable, Tx } from '../database/db.ts';

/** The secret address of an account's calendar. */
export interface CalendarAddress extends DbRow {
  readonly id: string;
  readonly createdAt: string;
  readonly terakhirDibaca: string | null;
}

/** Token of an address. It follows from the server's secret and the row's id, so that it stands nowhere. */
const tokenOf = (secret: string, id: string): string =>
  Buffer.from(hkdfSync('sha256', secret, id, 'kalender', 32)).toString('base64url');

/** Where the calendar of an address is read. */
export const calendarPath = (secret: string, id: string): string => `/api/publik/kalender/${tokenOf(secret, id)}.ics`;

/** The address of an account; undefined where there is none. */
export const addressOf = (on: Queryable, userId: string): Promise<CalendarAddress | undefined> =>
  on.one<CalendarAddress>('select id, created_at, terakhir_dibaca from internal_kalender where id_user = $1', [userId]);

/** Takes the force from an account's address. */
export const dropAddress = (on: Queryable, userId: string): Promise<number> =>
  on.execute('delete from internal_kalender where id_user = $1', [userId]);

/** Makes an address; a former one of the account dies. */
export async function makeAddress(tx: Tx, userId: string, { secret, now }: { secret: string; now: Date }) {
  await lockAccount(tx, userId);
  await dropAddress(tx, userId);
  const id = uuidv7({ msecs: now.getTime() });
  await tx.execute(
    'insert into internal_kalender (id, created_at, updated_at, id_user, token_hash) values ($1, $2, $2, $3, $4)',
    [id, now.toISOString(), userId, hashToken(tokenOf(secret, id))],
  );
  return { id, createdAt: now.toISOString(), terakhirDibaca: null };
}

/** Whose calendar an address is, noted as read; undefined for one that is unknown, or of an account that is off. */
export const readerOf = (on: Queryable, token: string, now: Date): Promise<{ idUser: string } | undefined> =>
  on.one<{ idUser: string }>(
    `update internal_kalender k set terakhir_dibaca = $2 from pengaturan_user u
      where k.token_hash = $1 and u.id = k.id_user and u.aktif returning k.id_user`,
    [hashToken(token), now.toISOString()],
  );
