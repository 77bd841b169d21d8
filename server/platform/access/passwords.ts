import { v7 as uuidv7 } from 'uuid';
import { messages, term } from '../../../resources/kit/index.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import type { Queryable, Tx } from '../database/db.ts';
import { invalid } from '../errors.ts';
import { hashPassword, isUsedBefore, passwordProblem } from './password.ts';
import { endLinks } from './recovery/links.ts';
import type { SettingValues } from './settings.ts';

/** The account that a password belongs to, as far as the password rules need it. */
export interface PasswordOwner extends Record<string, unknown> {
  id: string;
  username: string;
  nomorInduk: string | null;
  sumber: string;
  hash: string | null;
}

const ownerSql = `select u.id, u.username, u.nomor_induk, u.sumber, s.hash
  from pengaturan_user u left join internal_sandi s on s.id_user = u.id where u.id = $1`;

export const passwordOwner = (on: Queryable, userId: string): Promise<PasswordOwner | undefined> =>
  on.one<PasswordOwner>(ownerSql, [userId], { prepare: true });

/** Passwords of accounts that come from elsewhere are kept there. @throws HttpError 422 at `field` */
export function mustBeLocal({ sumber }: PasswordOwner, field: string): void {
  const { choices, default: own } = user.fields.sumber;
  if (sumber === own) return;
  const layanan = Object.entries(choices).find(([code]) => code === sumber)?.[1] ?? sumber;
  throw invalid({ [field]: messages.password.elsewhere({ layanan: term(layanan) }) });
}

/**
 * Refuses a password that breaks the rules (docs/domain/10 §3.1 "Password").
 * @throws HttpError 422 at `field`
 */
export async function mustBeGood(
  on: Queryable,
  owner: PasswordOwner,
  password: string,
  field: string,
  settings: SettingValues,
): Promise<void> {
  const problem = passwordProblem(password, {
    minLength: settings['sandi.minPanjang'],
    personal: [owner.username, owner.nomorInduk],
  });
  if (problem) throw invalid({ [field]: problem });
  const former = await on.query<{ hash: string }>(
    'select hash from internal_sandi_lama where id_user = $1 order by dibuat desc, id desc limit $2',
    [owner.id, settings['sandi.riwayat']],
  );
  const hashes = [...(owner.hash ? [owner.hash] : []), ...former.map(row => row.hash)];
  if (await isUsedBefore(password, hashes.slice(0, settings['sandi.riwayat'])))
    throw invalid({ [field]: messages.password.used });
}

/** Replaces the password; former hashes are kept as far back as the rules look, links to choose one die. */
export async function storePassword(
  tx: Tx,
  owner: PasswordOwner,
  hash: string,
  options: { mustChange: boolean; now: Date; remember: number },
): Promise<void> {
  const moment = options.now.toISOString();
  if (owner.hash) {
    await tx.query('insert into internal_sandi_lama (id, id_user, hash, dibuat) values ($1, $2, $3, $4)', [
      uuidv7(),
      owner.id,
      owner.hash,
      moment,
    ]);
    await tx.execute(
      `delete from internal_sandi_lama where id_user = $1 and id not in
         (select id from internal_sandi_lama where id_user = $1 order by dibuat desc, id desc limit $2)`,
      [owner.id, options.remember],
    );
  }
  await tx.query(
    `insert into internal_sandi (id, id_user, hash, dibuat) values ($1, $2, $3, $4)
     on conflict (id_user) do update set hash = excluded.hash, dibuat = excluded.dibuat`,
    [uuidv7(), owner.id, hash, moment],
  );
  await tx.execute('update pengaturan_user set wajib_ganti_sandi = $2 where id = $1', [owner.id, options.mustChange]);
  await endLinks(tx, owner.id, options.now);
}

/** Sets the first password of a new account; for demo data and account creation. */
export async function setPassword(
  tx: Tx,
  userId: string,
  password: string,
  now: Date,
  mustChange = false,
): Promise<void> {
  const owner = await passwordOwner(tx, userId);
  if (!owner) return;
  await storePassword(tx, owner, await hashPassword(password), { mustChange, now, remember: 5 });
}
