import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { PerangkatPush } from '../../../../resources/pengaturan/panggilanPush.ts';
import type { Caller } from '../../access/caller.ts';
import type { DbRow, Queryable } from '../../database/db.ts';
import { livingDeviceSql } from './outbox.ts';
import type { PushTarget } from './post.ts';

/** Devices of one account. */
export const mostDevices = 10;

const digestOf = (address: string): string => createHash('sha256').update(address).digest('hex');

/** The caller's devices, newest first. */
export const listDevices = (on: Queryable, { userId, sessionId }: Caller): Promise<(PerangkatPush & DbRow)[]> =>
  on.query(
    `select d.id, d.perangkat, d.judul, d.created_at as dibuat, d.terakhir_terkirim, d.kesalahan,
       d.id_sesi = $2 as sesi_ini
     from internal_perangkat_push d where d.id_user = $1 and ${livingDeviceSql} order by d.created_at desc, d.id`,
    [userId, sessionId],
  );

interface NewDevice extends PushTarget {
  readonly judul: boolean;
  /** How its browser calls itself. */
  readonly perangkat: string | null;
}

/**
 * Keeps the device that the caller uses; one that was somebody else's before is the caller's now.
 * @returns false where the account has as many as it may
 */
export async function keepDevice(on: Queryable, caller: Caller, device: NewDevice, now: Date): Promise<boolean> {
  const digest = digestOf(device.alamat);
  const others = await on.one<{ n: number }>(
    'select count(*)::int as n from internal_perangkat_push where id_user = $1 and sidik <> $2',
    [caller.userId, digest],
  );
  if ((others?.n ?? 0) >= mostDevices) return false;
  // Made anew for another account: what waits for the former one must not come to this screen.
  await on.execute('delete from internal_perangkat_push where sidik = $1 and id_user <> $2', [digest, caller.userId]);
  await on.execute(
    `insert into internal_perangkat_push (id, created_at, updated_at, id_user, alamat, sidik, p256dh, auth, id_sesi, perangkat, judul, terlihat)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $2)
     on conflict (sidik) do update set p256dh = excluded.p256dh, auth = excluded.auth, id_sesi = excluded.id_sesi,
       perangkat = excluded.perangkat, judul = excluded.judul, terlihat = excluded.terlihat, kesalahan = null,
       updated_at = excluded.updated_at, version = internal_perangkat_push.version + 1`,
    [
      uuidv7({ msecs: now.getTime() }),
      now.toISOString(),
      caller.userId,
      device.alamat,
      digest,
      device.p256dh,
      device.auth,
      caller.sessionId,
      device.perangkat?.slice(0, 200) ?? null,
      device.judul,
    ],
  );
  return true;
}

/**
 * True if a device is the caller's, which is then seen in this session. Of somebody else, who used it before, it ends:
 * their notices have no place on a screen at which another person sits.
 */
export async function meetDevice(on: Queryable, caller: Caller, address: string, now: Date): Promise<boolean> {
  const digest = digestOf(address);
  const own = await on.execute(
    `update internal_perangkat_push d set id_sesi = $3, terlihat = $4, updated_at = $4
      where d.sidik = $1 and d.id_user = $2 and ${livingDeviceSql}`,
    [digest, caller.userId, caller.sessionId, now.toISOString()],
  );
  if (!own) await on.execute('delete from internal_perangkat_push where sidik = $1', [digest]);
  return own > 0;
}
