import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../database/db.ts';
import { holdName } from '../database/turns.ts';

/** Writes an attempt on a key down. */
export async function noteAttempt(tx: Tx, id: string, key: string, now: Date): Promise<void> {
  await tx.execute('insert into internal_percobaan_masuk (id, kunci, waktu, berhasil) values ($1, $2, $3, false)', [
    id,
    key,
    now.toISOString(),
  ]);
}

interface Limit {
  /** Without anything personal: blinded where it stands for an address or e-mail. */
  key: string;
  most: number;
  minutes: number;
}

const minute = 60_000;

/**
 * Counts what somebody asks for, over all processes; what is refused is not counted again, so that a flood leaves no rows
 * behind. Those who come at once on one key take turns.
 * @returns until when nothing more is let through; undefined for what was counted
 */
export async function countWithin(tx: Tx, { key, most, minutes }: Limit, now: Date): Promise<Date | undefined> {
  await holdName(tx, key);
  const since = new Date(now.getTime() - minutes * minute).toISOString();
  const found = await tx.query<{ waktu: string }>(
    'select waktu from internal_percobaan_masuk where kunci = $1 and waktu > $2 order by waktu desc limit $3',
    [key, since, most],
  );
  const oldest = found.at(-1);
  if (oldest && found.length >= most) return new Date(Date.parse(oldest.waktu) + minutes * minute);
  await noteAttempt(tx, uuidv7({ msecs: now.getTime() }), key, now);
  return undefined;
}
