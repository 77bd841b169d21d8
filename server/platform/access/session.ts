import { performance } from 'node:perf_hooks';
import { v7 as uuidv7 } from 'uuid';
import type { Registry } from '../../../resources/kit/index.ts';
import type { Db, Queryable, Tx } from '../database/db.ts';
import { unauthenticated } from '../errors.ts';
import type { Caller } from './caller.ts';
import { callerSql, findSession, toCaller } from './callerQuery.ts';
import { accessChannel, everything, ofSession, ofUser } from './channel.ts';
import { personalResources } from './deputy.ts';
import { isDemanded } from './factor/required.ts';
import type { RoleRights } from './menuStore.ts';
import { type Settings, settingsChannel } from './settings.ts';
import { hashToken, newToken } from './token.ts';

/** Where a session was opened, as its owner sees it in 'Sesi Aktif'. */
export interface Device {
  alamatIp: string | null;
  perangkat: string | null;
}

export interface NewSession {
  token: string;
  sessionId: string;
  /** Seconds until it ends however busy it is. */
  expiresIn: number;
}

/** The identity of a provider by which a session was opened, and the provider's own name of its session. */
export interface Origin {
  idIdentitas: string | null;
  sidPenyedia: string | null;
}

/** Server-side sessions behind opaque tokens (docs/domain/10 §3.1 "Session"). */
export interface Sessions {
  /** @param going a role switch keeps the end and the origin of the login that it continues */
  create(
    on: Queryable,
    userId: string,
    idUserRole: string,
    device: Device,
    going?: { endsAt?: Date; origin?: Origin },
  ): Promise<NewSession>;
  /**
   * Resolves a token to its caller. Answers from memory for a few seconds; whatever ends a session or changes rights
   * clears that at once, in every process. Extends the idle time at most every 60 s.
   * @throws HttpError 401 'Sesi Anda sudah berakhir. Silakan masuk kembali.'
   */
  resolve(token: string): Promise<Caller>;
  /** Ends one session of a user; false when there is none such. */
  end(tx: Tx, userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of a user, but perhaps one. @returns how many */
  endAll(tx: Tx, userId: string, except?: string): Promise<number>;
}

/** How long an answer from memory may stand when a notification got lost. */
const keptFor = 5_000;
const mostKept = 5_000;
const renewEvery = 60_000;
/** The stored time of the last call may be that old, so the idle limit gives as much on top. */
const grace = 60_000;

interface Kept {
  caller: Caller;
  renewedAt: number;
  endsAt: number;
  until: number;
}

export function createSessions(
  db: Db,
  registry: Registry,
  rights: RoleRights,
  settings: Settings,
  now: () => Date,
): Sessions {
  const kept = new Map<string, Kept>();
  let generation = 0;
  db.listen(accessChannel, payload => {
    generation++;
    forget(kept, payload);
  });
  // Settings may demand something else of a role now.
  db.listen(settingsChannel, () => {
    generation++;
    kept.clear();
  });
  const sql = callerSql(registry);
  const personal = new Set(personalResources(registry));
  const withoutPersonal = (flags: Caller['menuFlags']) => new Map([...flags].filter(([name]) => !personal.has(name)));

  const look = async (digest: string): Promise<Caller> => {
    const begun = generation;
    const moment = now();
    const values = await settings.read();
    const idleSince = new Date(moment.getTime() - values['sesi.idleDetik'] * 1000 - grace);
    const found = await findSession(db, sql, digest, moment, idleSince);
    const flags = found && (await rights.flags(found.roleId));
    const known = found && flags && toCaller(found, found.idPemberi ? withoutPersonal(flags) : flags, moment);
    if (!found || !known) throw unauthenticated();
    const bare = !found.punyaFaktor && !found.lewatPenyedia;
    const caller: Caller = Object.freeze({ ...known, mustSetUpFactor: bare && isDemanded(values, known.baseRole) });
    const stored = Date.parse(found.terakhirAktif);
    const due = moment.getTime() - stored >= renewEvery;
    if (due) {
      await db.execute('update internal_sesi set terakhir_aktif = $2 where id = $1', [
        found.sessionId,
        moment.toISOString(),
      ]);
    }
    // A session that ended while we read must not be kept in memory: the result then serves this request only.
    if (begun === generation) {
      if (kept.size >= mostKept) kept.clear();
      kept.set(digest, {
        caller,
        renewedAt: due ? moment.getTime() : stored,
        endsAt: Date.parse(found.berakhir),
        until: performance.now() + keptFor,
      });
    }
    return caller;
  };

  return {
    create: async (on, userId, idUserRole, device, { endsAt, origin } = {}) => {
      const moment = now();
      const hours = (await settings.read(on))['sesi.maksJam'];
      const end = endsAt ?? new Date(moment.getTime() + hours * 3_600_000);
      const token = newToken();
      const sessionId = uuidv7();
      await on.query(
        `insert into internal_sesi (id, token_hash, id_user, id_user_role, dibuat, terakhir_aktif, berakhir, alamat_ip, perangkat,
           id_identitas, sid_penyedia)
         values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10)`,
        [
          sessionId,
          hashToken(token),
          userId,
          idUserRole,
          moment.toISOString(),
          end.toISOString(),
          device.alamatIp,
          device.perangkat,
          origin?.idIdentitas ?? null,
          origin?.sidPenyedia ?? null,
        ],
      );
      return { token, sessionId, expiresIn: Math.max(0, Math.floor((end.getTime() - moment.getTime()) / 1000)) };
    },
    resolve: async token => {
      const digest = hashToken(token);
      const known = kept.get(digest);
      const moment = now().getTime();
      const fresh =
        known && known.until > performance.now() && moment - known.renewedAt < renewEvery && moment < known.endsAt;
      return fresh ? known.caller : look(digest);
    },
    end: async (tx, userId, sessionId) => {
      const ended = await tx.execute(
        'update internal_sesi set dicabut_pada = $3 where id = $2 and id_user = $1 and dicabut_pada is null',
        [userId, sessionId, now().toISOString()],
      );
      tx.afterCommit(() => announce(db, ofSession(sessionId)));
      return ended > 0;
    },
    endAll: async (tx, userId, except) => {
      const ended = await tx.execute(
        'update internal_sesi set dicabut_pada = $3 where id_user = $1 and dicabut_pada is null and id is distinct from $2::uuid',
        [userId, except ?? null, now().toISOString()],
      );
      tx.afterCommit(() => announce(db, ofUser(userId)));
      return ended;
    },
  };
}

/**
 * Tells every process, without making the caller wait. Ours hears it before this returns; a failure means that the
 * others keep their answer for the few seconds that it may stand anyway.
 */
export function announce(db: Db, payload: string): void {
  db.notify(accessChannel, payload).catch(() => undefined);
}

function forget(kept: Map<string, Kept>, payload: string): void {
  if (payload === everything || payload === '') {
    kept.clear();
    return;
  }
  for (const [digest, { caller }] of kept) {
    const accounts = [caller.userId, ...(caller.onBehalf ? [caller.onBehalf.userId] : [])].map(ofUser);
    if (accounts.includes(payload) || payload === ofSession(caller.sessionId)) kept.delete(digest);
  }
}

/** Addresses from which an account came in are its home for so long. */
const homeDays = 90;

/** Removes what nobody asks for any more: sessions that ended and failed logins after a day, where one was at home later. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString();
  // A device goes with the session that somebody ended; of a session that only ran out it stays.
  await db.execute(
    'delete from internal_perangkat_push where id_sesi in (select id::text from internal_sesi where dicabut_pada is not null)',
  );
  await db.execute('delete from internal_sesi where berakhir < $1 or dicabut_pada < $1', [yesterday]);
  const home = new Date(now.getTime() - homeDays * 86_400_000).toISOString();
  await db.execute(
    'delete from internal_percobaan_masuk where waktu < case when berhasil then $2::timestamptz else $1::timestamptz end',
    [yesterday, home],
  );
}
