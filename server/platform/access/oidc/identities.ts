import { v7 as uuidv7 } from 'uuid';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Queryable, Tx } from '../../database/db.ts';
import { holdName } from '../../database/turns.ts';
import { forbidden } from '../../errors.ts';
import type { Access } from '../createAccess.ts';
import { type Account, createAccount } from '../ssoAccount.ts';
import type { Vouched } from './attempts.ts';
import { claimOf, contactOf, personMeant } from './person.ts';
import type { Provider } from './providers.ts';

/** The account behind an identity; `tied`: whoever proves the identity may enter it. */
export interface Entry {
  account: Account;
  idIdentitas: string;
  tied: boolean;
}

const asText = (value: unknown, most: number): string | null =>
  typeof value === 'string' ? value.slice(0, most) : null;

/**
 * Which account somebody enters for whom a provider vouched (docs/domain/10 §3.1 "Providers"). Once an identity is tied,
 * issuer and subject decide alone: what the provider says of addresses and numbers does not matter any more.
 * @throws HttpError 403 with whom to ask
 */
export async function entryOf(tx: Tx, access: Access, provider: Provider, said: Vouched): Promise<Entry> {
  await holdName(tx, `identitas:${said.issuer} ${said.sub}`);
  const known = await tx.one<Account & { idIdentitas: string }>(
    `select i.id as id_identitas, u.id, u.aktif from internal_identitas i join pengaturan_user u on u.id = i.id_user
     where i.issuer = $1 and i.sub = $2 and i.status = 'tertaut'`,
    [said.issuer, said.sub],
  );
  if (known) {
    const { idIdentitas, ...account } = known;
    await tx.execute(
      `update internal_identitas set nama = $2, email = $3, terakhir_masuk = $4, id_penyedia = $5 where id = $1`,
      [
        idIdentitas,
        asText(said.claims.name, 200),
        asText(said.claims.email, 254),
        access.now().toISOString(),
        provider.id,
      ],
    );
    return { account, idIdentitas, tied: true };
  }
  const value = claimOf(provider, said, await contactOf(tx));
  const { person, of, link, roleId } = await personMeant(tx, access, provider, value);
  const account = await tx.one<Account>(`select id, aktif from pengaturan_user where ${link} = $1`, [person.id]);
  if (account) {
    const tied = await mayTie(tx, provider, said, account.id);
    return { account, idIdentitas: await keep(tx, access, provider, said, account.id, tied), tied };
  }
  const making = { of, link, roleId: roleId ?? '', sumber: 'lokal', lewat: provider.nama } as const;
  const made = roleId && (await createAccount(tx, access, { kode: person.nomor, email: person.email }, person, making));
  if (!made) throw forbidden(refusals.oidc.unknown({ nama: provider.nama, nilai: value, kontak: await contactOf(tx) }));
  return { account: made, idIdentitas: await keep(tx, access, provider, said, made.id, true), tied: true };
}

/**
 * True if an identity may be linked to an existing account without asking: where the account was linked at the provider
 * that this one replaces.
 * @throws HttpError 403 where the account is linked to another subject of this issuer: the address was reassigned
 */
async function mayTie(tx: Tx, { nama, menggantikan }: Provider, said: Vouched, userId: string): Promise<boolean> {
  const tied = await tx.query<{ issuer: string; idPenyedia: string }>(
    `select issuer, id_penyedia from internal_identitas where id_user = $1 and status = 'tertaut'`,
    [userId],
  );
  if (tied.some(({ issuer }) => issuer === said.issuer))
    throw forbidden(refusals.oidc.otherIdentity({ nama, kontak: await contactOf(tx) }));
  return menggantikan !== null && tied.some(({ idPenyedia }) => idPenyedia === menggantikan);
}

async function keep(
  tx: Tx,
  { now, log }: Access,
  provider: Provider,
  { issuer, sub, claims }: Vouched,
  userId: string,
  tied: boolean,
): Promise<string> {
  const moment = now().toISOString();
  const row = await tx.one<{ id: string }>(
    `insert into internal_identitas (id, id_user, id_penyedia, issuer, sub, nama, email, status, dibuat, terakhir_masuk)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (issuer, sub) do update set id_user = excluded.id_user, id_penyedia = excluded.id_penyedia,
       nama = excluded.nama, email = excluded.email, status = excluded.status, terakhir_masuk = excluded.terakhir_masuk
     returning id`,
    [
      uuidv7(),
      userId,
      provider.id,
      issuer,
      sub,
      asText(claims.name, 200),
      asText(claims.email, 254),
      tied ? 'tertaut' : 'menunggu',
      moment,
      tied ? moment : null,
    ],
  );
  if (tied) await logTie(tx, { log, now }, userId, `Ditautkan dengan ${provider.nama}`);
  return row?.id ?? '';
}

/** Writes down that an account was tied to an identity, or is no more. */
export const logTie = (
  on: Queryable,
  { log, now }: Pick<Access, 'log' | 'now'>,
  userId: string,
  ringkasan: string,
  by?: { idUser: string; namaUser: string; roleId: string; alamatIp: string },
): Promise<void> =>
  log(on, {
    idUser: userId,
    ...by,
    aksi: 'akun',
    ringkasan,
    waktu: now(),
    resource: 'pengaturan/user',
    idBaris: userId,
  });

/** Ties an identity that waited; false where it does not any more. */
export async function tie(tx: Tx, { now }: Pick<Access, 'now'>, idIdentitas: string, userId: string): Promise<boolean> {
  const changed = await tx.execute(
    `update internal_identitas i set status = 'tertaut', terakhir_masuk = $3
     where i.id = $1 and i.id_user = $2 and i.status = 'menunggu' and not exists (
       select 1 from internal_identitas o where o.id_user = $2 and o.issuer = i.issuer and o.status = 'tertaut')`,
    [idIdentitas, userId, now().toISOString()],
  );
  return changed > 0;
}
