import { v7 as uuidv7 } from 'uuid';
import { refusals } from '../../../resources/platformRefusals.ts';
import { networkOf } from '../callLimit.ts';
import type { Db, Queryable } from '../database/db.ts';
import { holdName } from '../database/turns.ts';
import { HttpError } from '../errors.ts';
import { noteAttempt } from './countWithin.ts';
import type { Settings } from './settings.ts';

/** An attempt that was let through; say how it ended. Until then it counts as failed. */
export interface Attempt {
  succeeded(): Promise<void>;
}

/** An attempt: the name and the address. */
export interface Guess {
  /** The name as it was typed, or another key of one password (`sso:…`, `ganti:…`). */
  name: string;
  address: string;
  /** True if the account exists: attempts on unknown names do not slow down others at the address. */
  known: boolean;
}

/**
 * Slows down guessing (docs/domain/10 §3.1 "Throttle") and locks out nobody who knows their password where they are at
 * home: what counts first is the name together with the address. Kept in the database, so that it holds over several
 * processes.
 */
export interface Throttle {
  /**
   * Counts the attempt as failed before the password is checked: many requests at once cannot slip past the limit.
   * @throws HttpError 429 with `tungguDetik` while it has to wait
   */
  begin(guess: Guess): Promise<Attempt>;
  /** Forgets the failures of a name at all addresses ('Buka kunci', a reset password). */
  clear(on: Queryable, name: string): Promise<void>;
  /** Until when somebody at this address has to wait with a name, if they have. */
  blockedUntil(on: Queryable, name: string, address: string): Promise<Date | undefined>;
}

const second = 1000;
const minute = 60 * second;
/** Failures count for a day; the wait after the first one too many, doubled with each that follows. */
const counted = 24 * 60 * minute;
const firstWait = 30 * second;
/** Longest wait of newcomers at an address, where others fail as well. */
const mostAtAddress = minute;
/** At an address from which the account came in before: as many failures as NIST SP 800-63B §5.2.2 lets pass. */
const mostAtHome = 100;
/** A name is guessed at from many addresses when it fails so many times as often as one address may. */
const manyAddresses = 4;
/** How much more may fail at an address for each account that came in from it: a campus is one address. */
const perAccountAtHome = 10;

/** Names that the database takes for the same account have one key: its `lower`, not JavaScript's (`İ`). */
async function nameKey(on: Queryable, name: string): Promise<string> {
  const found = await on.one<{ kunci: string }>(`select 'nama:' || left(lower($1::text), 140) as kunci`, [name], {
    prepare: true,
  });
  return found?.kunci ?? '';
}
const addressKey = (address: string) => `alamat:${networkOf(address)}`;
const pairKey = (name: string, address: string) => `${name}|${networkOf(address)}`;

/** Failures of a key that count, the newest first; no more of them than change the wait. */
const failuresSql = `select waktu from internal_percobaan_masuk
  where kunci = $1 and not berhasil and waktu > $2 order by waktu desc limit $3`;
/** Doublings after which every wait is the longest. */
const doublings = 12;
const familiarSql = 'select 1 as ada from internal_percobaan_masuk where kunci = $1 and berhasil limit 1';
const atHomeSql = `select count(*)::int as n from internal_percobaan_masuk
  where berhasil and right(kunci, length($1)) = $1`;
const forgetSql = `delete from internal_percobaan_masuk
  where (kunci = $1 or left(kunci, length($1) + 1) = $1 || '|') and not berhasil`;

interface Limit {
  key: string;
  /** Failures without a wait. */
  free: number;
  longest: number;
}

/** Forgets the failures of a name at all addresses. */
export async function forgetFailures(on: Queryable, name: string): Promise<void> {
  await on.query(forgetSql, [await nameKey(on, name)]);
}

export function createThrottle(db: Db, settings: Settings, now: () => Date): Throttle {
  const waitOf = async (on: Queryable, { key, free, longest }: Limit): Promise<Date | undefined> => {
    const since = new Date(now().getTime() - counted).toISOString();
    const failures = await on.query<{ waktu: string }>(failuresSql, [key, since, free + doublings], { prepare: true });
    const newest = failures[0];
    if (!newest || failures.length < free) return undefined;
    const wait = Math.min(longest, firstWait * 2 ** (failures.length - free));
    const until = new Date(Date.parse(newest.waktu) + wait);
    return until > now() ? until : undefined;
  };

  const isFamiliar = async (on: Queryable, pair: string) =>
    (await on.one(familiarSql, [pair], { prepare: true })) !== undefined;

  /** Limits that apply to an attempt; from a familiar address only the one of the name there. */
  async function* limitsOf(on: Queryable, name: string, address: string, familiar: boolean): AsyncGenerator<Limit> {
    const values = await settings.read(on);
    const free = values['masuk.maksGagal'];
    const longest = values['masuk.blokirMenit'] * minute;
    yield { key: pairKey(name, address), free: familiar ? Math.max(free, mostAtHome) : free, longest };
    if (familiar) return;
    yield { key: name, free: free * manyAddresses, longest };
    const few = { key: addressKey(address), free: values['masuk.maksGagalAlamat'], longest: mostAtAddress };
    if (!(await waitOf(on, few))) return;
    const { n = 0 } = (await on.one<{ n: number }>(atHomeSql, [`|${networkOf(address)}`])) ?? {};
    yield { ...few, free: few.free + n * perAccountAtHome };
  }

  const longestWait = async (on: Queryable, name: string, address: string, familiar: boolean) => {
    let latest: Date | undefined;
    for await (const limit of limitsOf(on, name, address, familiar)) {
      const until = await waitOf(on, limit);
      if (until && (!latest || until > latest)) latest = until;
    }
    return latest;
  };

  return {
    begin: async ({ name, address, known }) => {
      const ownKey = await nameKey(db, name);
      const pair = pairKey(ownKey, address);
      const atAddress = addressKey(address);
      const addressId = uuidv7();
      await db.transaction(async tx => {
        // Attempts on one key take turns, always name before address, so that none of them waits in a circle.
        for (const key of [ownKey, atAddress]) await holdName(tx, key);
        const familiar = await isFamiliar(tx, pair);
        const until = await longestWait(tx, ownKey, address, familiar);
        if (until) throw tooManyAttempts(until, now());
        const rows: [id: string, key: string][] = [[uuidv7(), pair]];
        if (!familiar) rows.push([uuidv7(), ownKey]);
        if (!familiar && known) rows.push([addressId, atAddress]);
        for (const [id, key] of rows) await noteAttempt(tx, id, key, now());
      });
      return {
        succeeded: () =>
          db.transaction(async tx => {
            // A success clears the name but not the address: one valid account must not buy more guesses at others.
            await tx.query(forgetSql, [ownKey]);
            await tx.query('delete from internal_percobaan_masuk where id = $2 or (kunci = $1 and berhasil)', [
              pair,
              addressId,
            ]);
            await tx.query(
              'insert into internal_percobaan_masuk (id, kunci, waktu, berhasil) values ($1, $2, $3, true)',
              [uuidv7(), pair, now().toISOString()],
            );
          }),
      };
    },
    clear: forgetFailures,
    blockedUntil: async (on, name, address) => {
      const key = await nameKey(on, name);
      return longestWait(on, key, address, await isFamiliar(on, pairKey(key, address)));
    },
  };
}

/** 429 with the minutes left; `tungguDetik` becomes the Retry-After header. */
function tooManyAttempts(until: Date, now: Date): HttpError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new HttpError(429, refusals.tooManyLogins({ minutes }), undefined, {
    tungguDetik: seconds,
  });
}
