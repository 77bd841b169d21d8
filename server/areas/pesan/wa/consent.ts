import { createHmac } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { izinWa } from '../../../../resources/pesan/pesan.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { waNumber } from '../waLink.ts';

const table = tableName(izinWa);

/** A number as it is kept: nobody reads it out of the table. With another SECRET nobody has allowed anything. */
const digestOf = (secret: string, phone: string): string =>
  createHmac('sha256', secret)
    .update(`izin wa ${waNumber(phone)}`)
    .digest('hex');

/** Of some numbers those whose owners allow messages. */
export async function allowing(on: Queryable, secret: string, phones: readonly string[]): Promise<ReadonlySet<string>> {
  const byDigest = new Map(phones.map(phone => [digestOf(secret, phone), phone]));
  const rows = await on.query<{ sidik: string }>(`select sidik from ${table} where boleh and sidik = any($1::text[])`, [
    [...byDigest.keys()],
  ]);
  const digests = new Set(rows.map(({ sidik }) => sidik));
  return new Set(phones.filter(phone => digests.has(digestOf(secret, phone))));
}

interface Choice {
  readonly boleh: boolean;
  readonly sumber: 'profil' | 'balasan';
  readonly now: Date;
}

/** Keeps what the owner of a number wants. */
export async function keepConsent(
  on: Queryable,
  secret: string,
  phone: string,
  { boleh, sumber, now }: Choice,
): Promise<void> {
  await on.execute(
    `insert into ${table} (id, created_at, updated_at, sidik, boleh, sumber, pada) values ($1, $2, $2, $3, $4, $5, $2)
     on conflict (sidik) do update set boleh = excluded.boleh, sumber = excluded.sumber, pada = excluded.pada,
       updated_at = excluded.updated_at, version = ${table}.version + 1`,
    [uuidv7({ msecs: now.getTime() }), now.toISOString(), digestOf(secret, phone), boleh, sumber],
  );
}
