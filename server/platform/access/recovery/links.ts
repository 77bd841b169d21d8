import { hkdfSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Row } from '../../../../resources/kit/index.ts';
import { isBahasa } from '../../../../resources/pengaturan/bahasa.ts';
import type { tautanSandi } from '../../../../resources/pengaturan/internalSandi.ts';
import type { Db, Queryable } from '../../database/db.ts';
import { hashToken } from '../token.ts';

export type LinkUse = Row<typeof tautanSandi>['untuk'];

const minute = 60_000;
/** How long a link may be used: one that somebody asked for at once, one that was sent to them until they read their mail. */
const linkMinutes: Readonly<Record<LinkUse, number>> = { lupa: 30, pertama: 3 * 24 * 60 };

/**
 * Token of a link. It follows from the server's secret and the link's id, so that it stands nowhere: not in the outbox
 * before a mail goes out, and each attempt to send it says the same.
 */
const linkToken = (secret: string, id: string): string =>
  Buffer.from(hkdfSync('sha256', secret, id, 'tautan sandi', 32)).toString('base64url');

/** Where a link leads. The token stands behind #, which no server is told. */
export const linkPath = (secret: string, id: string, bahasa: string | null): string =>
  `/login/sandi${bahasa && bahasa !== 'id' && isBahasa(bahasa) ? `?bahasa=${bahasa}` : ''}#${linkToken(secret, id)}`;

/** A link that may be used, and whose it is. */
export interface LiveLink extends Record<string, unknown> {
  id: string;
  idUser: string;
  untuk: LinkUse;
  berakhir: string;
}

/** Takes the force from an account's links, and keeps back the mails that have not gone out with them. */
export async function endLinks(on: Queryable, userId: string, now: Date): Promise<void> {
  await on.execute('update internal_tautan_sandi set gugur_pada = $2 where id_user = $1 and gugur_pada is null', [
    userId,
    now.toISOString(),
  ]);
  await on.execute(
    `delete from internal_surel where status = 'menunggu'
       and id_tautan in (select id from internal_tautan_sandi where id_user = $1 and gugur_pada is not null)`,
    [userId],
  );
}

/** Makes a link; older ones of the account die. @returns its id and its end */
export async function makeLink(
  on: Queryable,
  { secret, userId, untuk, now }: { secret: string; userId: string; untuk: LinkUse; now: Date },
): Promise<{ id: string; berakhir: Date }> {
  await endLinks(on, userId, now);
  const id = uuidv7();
  const berakhir = new Date(now.getTime() + linkMinutes[untuk] * minute);
  await on.query(
    `insert into internal_tautan_sandi (id, id_user, token_hash, untuk, dibuat, berakhir) values ($1, $2, $3, $4, $5, $6)`,
    [id, userId, hashToken(linkToken(secret, id)), untuk, now.toISOString(), berakhir.toISOString()],
  );
  return { id, berakhir };
}

/**
 * Makes the link by which the person of an account chooses the first password.
 * @returns where it leads; undefined for an account that logs in elsewhere
 */
export async function firstLoginPath(
  on: Queryable,
  userId: string,
  { secret, now }: { secret: string; now: Date },
): Promise<string | undefined> {
  const account = await on.one<{ bahasa: string | null }>(
    `select bahasa from pengaturan_user where id = $1 and aktif and sumber = 'lokal'`,
    [userId],
  );
  if (!account) return undefined;
  const { id } = await makeLink(on, { secret, userId, untuk: 'pertama', now });
  return linkPath(secret, id, account.bahasa);
}

const liveSql = `from internal_tautan_sandi t join pengaturan_user u on u.id = t.id_user and u.aktif and u.sumber = 'lokal'
  where t.token_hash = $1 and t.gugur_pada is null and t.berakhir > $2::timestamptz`;

/** The link of a token while it may be used. */
export const findLink = (on: Queryable, token: string, now: Date): Promise<LiveLink | undefined> =>
  on.one<LiveLink>(`select t.id, t.id_user, t.untuk, t.berakhir ${liveSql}`, [hashToken(token), now.toISOString()]);

/** The same, locked: of two who use one link the second finds it used. */
export const takeLink = (on: Queryable, token: string, now: Date): Promise<LiveLink | undefined> =>
  on.one<LiveLink>(`select t.id, t.id_user, t.untuk, t.berakhir ${liveSql} for update of t`, [
    hashToken(token),
    now.toISOString(),
  ]);

/** Links and requests that nobody asks for any more; the mails of a link stay as long as it does. */
export async function sweepLinks(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * minute).toISOString();
  await db.execute('delete from internal_tautan_sandi where berakhir < $1', [ago(30)]);
  await db.execute('delete from internal_permintaan_sandi where dibuat < $1', [ago(1)]);
}
