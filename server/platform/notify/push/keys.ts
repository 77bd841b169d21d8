import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../database/db.ts';
import { createSecretBox } from '../../secretBox.ts';

/** The installation, as push services know it. */
export interface PushKey {
  /** Public key, base64url (65 bytes). */
  readonly publik: string;
  readonly rahasia: JWK;
}

const boxOf = (secret: string) => createSecretBox(secret, 'kunci push');
const jwkShape = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
const algorithm = 'ES256';
/** Services take at most 24 hours (RFC 8292 §2). */
const validSeconds = 12 * 3600;

async function stored(db: Db, secret: string): Promise<PushKey | undefined> {
  const row = await db.one<{ publik: string; rahasia: string }>(
    `select publik, rahasia from internal_kunci_push where kunci = 'utama'`,
  );
  const text = row && boxOf(secret).open(row.rahasia);
  return text === undefined ? undefined : { publik: row?.publik ?? '', rahasia: jwkShape.parse(JSON.parse(text)) };
}

/**
 * The key of the installation, made when it is first asked for. One that cannot be read any more (another SECRET) is
 * replaced, and the devices that subscribed with it go: their services would refuse the new one.
 */
export async function pushKey(db: Db, secret: string): Promise<PushKey> {
  const known = await stored(db, secret);
  if (known) return known;
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const rahasia = jwkShape.parse(await exportJWK(privateKey));
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(rahasia.x, 'base64url'),
    Buffer.from(rahasia.y, 'base64url'),
  ]);
  const closed = boxOf(secret).close(JSON.stringify(rahasia));
  await db.transaction(async tx => {
    // One process makes it; the others wait here and find it.
    await tx.execute(`select pg_advisory_xact_lock(hashtext('internal_kunci_push'))`);
    const other = await tx.one<{ rahasia: string }>(`select rahasia from internal_kunci_push where kunci = 'utama'`);
    if (other && boxOf(secret).open(other.rahasia) !== undefined) return;
    await tx.execute('delete from internal_perangkat_push');
    await tx.execute(
      `insert into internal_kunci_push (id, kunci, publik, rahasia) values ($1, 'utama', $2, $3)
       on conflict (kunci) do update set publik = excluded.publik, rahasia = excluded.rahasia, updated_at = now()`,
      [uuidv7(), point.toString('base64url'), closed],
    );
  });
  const made = await stored(db, secret);
  if (!made) throw new Error('The key of web push was not kept.');
  return made;
}

/**
 * The header by which a push service knows who sends (RFC 8292).
 * @param subject where its people reach ours: `mailto:` or `https:`
 */
export async function vapidHeader(key: PushKey, address: string, subject: string, now: Date): Promise<string> {
  const token = await new SignJWT({ sub: subject })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setAudience(new URL(address).origin)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + validSeconds)
    .sign(await importJWK(key.rahasia, algorithm));
  return `vapid t=${token}, k=${key.publik}`;
}
