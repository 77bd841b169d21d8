import { v7 as uuidv7 } from 'uuid';
import { type Bahasa, isBahasa } from '../../../../resources/pengaturan/bahasa.ts';
import type { Queryable } from '../../database/db.ts';
import { type LinkUse, makeLink } from './links.ts';
import { linkMail, type Said } from './words.ts';

/** An account as its mails need it. */
export interface MailAccount extends Record<string, unknown> {
  id: string;
  username: string;
  name: string;
  email: string;
  bahasa: string | null;
}

/** The language of an account's mails. */
export const mailLanguage = ({ bahasa }: Pick<MailAccount, 'bahasa'>): Bahasa => (isBahasa(bahasa) ? bahasa : 'id');

/** Puts a mail that is no notice into the outbox. */
export async function putMail(
  on: Queryable,
  account: MailAccount,
  { subjek, isi }: Said,
  now: Date,
  idTautan: string | null = null,
): Promise<void> {
  await on.query(
    `insert into internal_surel (id, created_at, updated_at, id_tautan, kepada, nama, subjek, isi, bahasa, status, percobaan, berikutnya)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, 'menunggu', 0, $2)`,
    [uuidv7(), now.toISOString(), idTautan, account.email, account.name, subjek, isi, mailLanguage(account)],
  );
}

/** Makes a link and the mail that carries it. @returns until when it may be used */
export async function mailLink(
  on: Queryable,
  account: MailAccount,
  untuk: LinkUse,
  { secret, now }: { secret: string; now: Date },
): Promise<Date> {
  const { id, berakhir } = await makeLink(on, { secret, userId: account.id, untuk, now });
  await putMail(on, account, linkMail(mailLanguage(account), untuk, account.username), now, id);
  return berakhir;
}
