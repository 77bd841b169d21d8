import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable, Tx } from '../../database/db.ts';
import type { SecretBox } from '../../secretBox.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { stepOf } from './totp.ts';

/** The second factor of an account: in force once `aktifSejak` is there. */
interface Factor extends Record<string, unknown> {
  rahasia: string;
  aktifSejak: string | null;
}

export const findFactor = (on: Queryable, userId: string): Promise<Factor | undefined> =>
  on.one<Factor>('select rahasia, aktif_sejak from internal_faktor_kedua where id_user = $1', [userId]);

/** True if an account's logins want a code. */
export const hasFactor = async (on: Queryable, userId: string): Promise<boolean> =>
  (await findFactor(on, userId))?.aktifSejak != null;

/** Recovery codes that have not been used. */
export async function countCodes(on: Queryable, userId: string): Promise<number> {
  const sql = 'select count(*)::int as n from internal_kode_pemulihan where id_user = $1 and dipakai_pada is null';
  return (await on.one<{ n: number }>(sql, [userId]))?.n ?? 0;
}

/** Begins a set-up; one that was begun before is forgotten, one that is in force stays. */
export const keepSecret = (on: Queryable, userId: string, closed: string, now: Date): Promise<number> =>
  on.execute(
    `insert into internal_faktor_kedua (id, id_user, rahasia, langkah_terakhir, dibuat) values ($1, $2, $3, 0, $4)
     on conflict (id_user) do update set rahasia = excluded.rahasia, langkah_terakhir = 0, dibuat = excluded.dibuat
       where internal_faktor_kedua.aktif_sejak is null`,
    [uuidv7(), userId, closed, now.toISOString()],
  );

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codes = 10;

/** Fifty bits that can be copied by hand: no look-alikes, a dash in the middle. */
function newCode(): string {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)] ?? '').join('');
  return `${part()}-${part()}`;
}

const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** Ten recovery codes and what is kept of them; hashing them takes a while, so it is done before a transaction. */
export async function makeCodes(): Promise<{ shown: string[]; hashes: string[] }> {
  const shown = Array.from({ length: codes }, newCode);
  return { shown, hashes: await Promise.all(shown.map(code => hashPassword(plain(code)))) };
}

/** Recovery codes in place of the former ones. */
export async function storeCodes(tx: Tx, userId: string, hashes: readonly string[], now: Date): Promise<void> {
  await tx.execute('delete from internal_kode_pemulihan where id_user = $1', [userId]);
  for (const hash of hashes)
    await tx.query('insert into internal_kode_pemulihan (id, id_user, hash, dibuat) values ($1, $2, $3, $4)', [
      uuidv7(),
      userId,
      hash,
      now.toISOString(),
    ]);
}

/** Takes the second factor off an account, with its recovery codes and logins on their way. */
export async function removeFactor(on: Queryable, userId: string): Promise<boolean> {
  await on.execute('delete from internal_kode_pemulihan where id_user = $1', [userId]);
  await on.execute('delete from internal_tiket_masuk where id_user = $1', [userId]);
  return (await on.execute('delete from internal_faktor_kedua where id_user = $1', [userId])) > 0;
}

/** By what somebody passed. */
export type Passed = 'kode' | 'pemulihan';

/**
 * Uses a code of the app or a recovery code; neither counts twice.
 * @returns undefined for a wrong one
 */
export async function acceptCode(
  on: Queryable,
  box: SecretBox,
  userId: string,
  typed: string,
  now: Date,
): Promise<Passed | undefined> {
  const code = plain(typed);
  if (/^\d{6}$/.test(code)) return (await acceptStep(on, box, userId, code, now)) ? 'kode' : undefined;
  if (code.length !== 10) return undefined;
  const rows = await on.query<{ id: string; hash: string }>(
    'select id, hash from internal_kode_pemulihan where id_user = $1 and dipakai_pada is null limit $2',
    [userId, codes],
  );
  for (const { id, hash } of rows) {
    if (!(await verifyPassword(hash, code))) continue;
    const sql = 'update internal_kode_pemulihan set dipakai_pada = $2 where id = $1 and dipakai_pada is null';
    return (await on.execute(sql, [id, now.toISOString()])) > 0 ? 'pemulihan' : undefined;
  }
  return undefined;
}

/** A code of the app whose time step is later than that of the last one. */
async function acceptStep(on: Queryable, box: SecretBox, userId: string, code: string, now: Date): Promise<boolean> {
  const secret = box.open((await findFactor(on, userId))?.rahasia ?? '');
  const step = secret === undefined ? undefined : stepOf(secret, code, now);
  if (step === undefined) return false;
  const sql = 'update internal_faktor_kedua set langkah_terakhir = $2 where id_user = $1 and langkah_terakhir < $2';
  return (await on.execute(sql, [userId, step])) > 0;
}
