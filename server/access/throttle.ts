import { v7 as uuidv7 } from 'uuid';
import { networkOf } from '../callLimit.ts';
import type { Db, Queryable } from '../database/db.ts';
import { HttpError } from '../errors.ts';
import type { Settings } from './settings.ts';

/** An attempt that was let through; say how it ended. Until then it counts as failed. */
export interface Attempt {
  succeeded(): Promise<void>;
}

/**
 * Slows down guessing: so many failures per name or per address within the window, and the key is blocked for as long
 * again (docs/domain/10 §3.1 "Throttle"). Kept in the database, so that it holds over several processes.
 */
export interface Throttle {
  /**
   * Counts the attempt as failed before the password is checked: many requests at once cannot slip past the limit.
   * @throws HttpError 429 with `menit` while a key is blocked
   */
  begin(name: string, address: string): Promise<Attempt>;
  /** Forgets the failures of a name ('Buka kunci', a reset password). */
  clear(on: Queryable, name: string): Promise<void>;
  /** Until when a name is blocked, if it is. */
  blockedUntil(on: Queryable, name: string): Promise<Date | undefined>;
}

/** Names that the database takes for the same account have one key: its `lower`, not JavaScript's (`İ`). */
async function nameKey(on: Queryable, name: string): Promise<string> {
  const found = await on.one<{ kunci: string }>(`select 'nama:' || left(lower($1::text), 150) as kunci`, [name], {
    prepare: true,
  });
  return found?.kunci ?? '';
}
const addressKey = (address: string) => `alamat:${networkOf(address)}`;

/** Failures of a key in the window, newest first, as many as block it; a success deletes those of its name. */
const failuresSql = `select waktu from internal_percobaan_masuk
  where kunci = $1 and not berhasil and waktu > $2 order by waktu desc limit $3`;

export function createThrottle(db: Db, settings: Settings, now: () => Date): Throttle {
  const blockEnd = async (on: Queryable, key: string, limit: number, windowMs: number): Promise<Date | undefined> => {
    const since = new Date(now().getTime() - windowMs).toISOString();
    const failures = await on.query<{ waktu: string }>(failuresSql, [key, since, limit], { prepare: true });
    const newest = failures[0];
    return newest && failures.length >= limit ? new Date(Date.parse(newest.waktu) + windowMs) : undefined;
  };
  const limits = async () => {
    const values = await settings.read();
    return {
      windowMs: values['masuk.blokirMenit'] * 60_000,
      perName: values['masuk.maksGagal'],
      perAddress: values['masuk.maksGagalAlamat'],
    };
  };

  return {
    begin: async (name, address) => {
      const { windowMs, perName, perAddress } = await limits();
      const ownKey = await nameKey(db, name);
      const keys = [
        { key: ownKey, limit: perName, id: uuidv7() },
        { key: addressKey(address), limit: perAddress, id: uuidv7() },
      ];
      await db.transaction(async tx => {
        for (const { key, limit } of keys) {
          // Attempts on one key take turns, always name before address, so that none of them waits in a circle.
          await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
          const until = await blockEnd(tx, key, limit, windowMs);
          if (until) throw tooManyAttempts(until, now());
        }
        for (const { key, id } of keys) {
          await tx.query(
            'insert into internal_percobaan_masuk (id, kunci, waktu, berhasil) values ($1, $2, $3, false)',
            [id, key, now().toISOString()],
          );
        }
      });
      return {
        succeeded: async () => {
          // A success clears the name but not the address: one valid account must not buy more guesses at others.
          await db.query('delete from internal_percobaan_masuk where kunci = $1 or id = $2', [ownKey, keys[1]?.id]);
        },
      };
    },
    clear: async (on, name) => {
      await on.query('delete from internal_percobaan_masuk where kunci = $1', [await nameKey(on, name)]);
    },
    blockedUntil: async (on, name) => {
      const { windowMs, perName } = await limits();
      return blockEnd(on, await nameKey(on, name), perName, windowMs);
    },
  };
}

/** 429 with the minutes left; `tungguDetik` becomes the Retry-After header. */
export function tooManyAttempts(until: Date, now: Date): HttpError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new HttpError(429, `Terlalu banyak percobaan masuk. Coba lagi dalam ${minutes} menit.`, undefined, {
    tungguDetik: seconds,
  });
}
