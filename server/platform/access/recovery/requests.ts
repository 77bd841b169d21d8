import { v7 as uuidv7 } from 'uuid';
import { messages, type Registry } from '../../../../resources/kit/index.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import { networkOf } from '../../callLimit.ts';
import type { Db, Queryable, Tx } from '../../database/db.ts';
import { HttpError } from '../../errors.ts';
import { createSecretBox } from '../../secretBox.ts';
import { createActivityLog } from '../activity.ts';
import { countWithin } from '../countWithin.ts';
import { type MailAccount, mailLanguage, mailLink, putMail } from './mails.ts';
import { elsewhereMail, inactiveMail, providerMail } from './words.ts';

const minute = 60_000;
/** Requests from one network in an hour: a campus may be one. */
const perNetwork = 100;
/** Mails of this kind that one account gets in an hour; whoever asks on is answered as always. */
const perAccount = 3;
/** Older requests are not answered any more: who asked has gone. */
const fresh = 60 * minute;
/** Requests that one round answers. */
const perRound = 500;

const boxOf = (secret: string) => createSecretBox(secret, 'permintaan sandi');

/**
 * Keeps what somebody typed at "Lupa kata sandi?". Whose account it is, if anybody's, is looked up by the job of the
 * mails: neither the answer nor its time tells.
 * @throws HttpError 429 for a network that asks too often
 */
export async function keepRequest(db: Db, secret: string, typed: string, address: string, now: Date): Promise<void> {
  const until = await db.transaction(async tx => {
    const limit = { key: `lupa:${networkOf(address)}`, most: perNetwork, minutes: 60 };
    const wait = await countWithin(tx, limit, now);
    if (wait) return wait;
    await tx.query('insert into internal_permintaan_sandi (id, isi, alamat_ip, dibuat) values ($1, $2, $3, $4)', [
      uuidv7(),
      boxOf(secret).close(typed),
      address.slice(0, 45),
      now.toISOString(),
    ]);
    return undefined;
  });
  if (!until) return;
  const tungguDetik = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(tungguDetik / 60);
  throw new HttpError(429, messages.tooManyRequests({ minutes }), undefined, { tungguDetik });
}

interface Asked extends Record<string, unknown> {
  isi: string;
  alamatIp: string | null;
  dibuat: string;
}

interface Found extends MailAccount {
  aktif: boolean;
  sumber: string;
  punyaSandi: boolean;
}

interface RequestPorts {
  readonly db: Db;
  readonly registry: Registry;
  readonly secret: string;
  readonly now: () => Date;
}

/** Answers the requests that wait, each in a transaction of its own; another process goes on with others. */
export async function answerRequests(ports: RequestPorts, signal?: AbortSignal): Promise<void> {
  for (let i = 0; i < perRound && !signal?.aborted; i++) {
    const more = await ports.db.transaction(async tx => {
      const asked = await tx.one<Asked>(
        `delete from internal_permintaan_sandi where id in (
           select id from internal_permintaan_sandi order by dibuat, id limit 1 for update skip locked)
         returning isi, alamat_ip, dibuat`,
      );
      if (asked && ports.now().getTime() - Date.parse(asked.dibuat) < fresh) await answer(tx, ports, asked);
      return asked !== undefined;
    });
    if (!more) return;
  }
}

async function answer(tx: Tx, { registry, secret, now }: RequestPorts, asked: Asked): Promise<void> {
  const account = await accountOf(tx, boxOf(secret).open(asked.isi)?.trim() ?? '');
  if (!account || !(await mayHaveAnother(tx, account.email, now()))) return;
  const sent = await send(tx, account, secret, now());
  await createActivityLog(registry)(tx, {
    aksi: 'kata_sandi',
    ringkasan: sent,
    waktu: now(),
    idUser: account.id,
    namaUser: account.name,
    resource: user.name,
    idBaris: account.id,
    alamatIp: asked.alamatIp,
  });
}

const accountOf = (on: Queryable, typed: string): Promise<Found | undefined> =>
  on.one<Found>(
    `select u.id, u.username, u.name, u.email, u.bahasa, u.aktif, u.sumber, s.id is not null as punya_sandi
     from pengaturan_user u left join internal_sandi s on s.id_user = u.id
     where u.username = lower($1) or u.email = lower($1)`,
    [typed],
  );

async function mayHaveAnother(on: Queryable, email: string, now: Date): Promise<boolean> {
  const found = await on.one<{ n: number }>(
    'select count(*)::int as n from internal_surel where kepada = $1 and id_notifikasi is null and created_at > $2',
    [email, new Date(now.getTime() - 60 * minute).toISOString()],
  );
  return (found?.n ?? 0) < perAccount;
}

/** @returns what the log says of it */
async function send(tx: Tx, account: Found, secret: string, now: Date): Promise<string> {
  const bahasa = mailLanguage(account);
  const { choices, default: own } = user.fields.sumber;
  if (!account.aktif) {
    await putMail(tx, account, inactiveMail(bahasa), now);
    return 'Lupa kata sandi: akun tidak aktif';
  }
  if (account.sumber !== own) {
    const layanan = Object.entries(choices).find(([code]) => code === account.sumber)?.[1] ?? account.sumber;
    await putMail(tx, account, elsewhereMail(bahasa, layanan), now);
    return `Lupa kata sandi: dikelola ${layanan}`;
  }
  const providers = account.punyaSandi ? [] : await providersOf(tx, account.id);
  if (providers.length) {
    await putMail(tx, account, providerMail(bahasa, providers), now);
    return 'Lupa kata sandi: akun masuk lewat penyedia';
  }
  await mailLink(tx, account, 'lupa', { secret, now });
  return 'Tautan kata sandi dikirim lewat surel';
}

/** Providers by which an account is entered. */
async function providersOf(on: Queryable, userId: string): Promise<string[]> {
  const rows = await on.query<{ nama: string }>(
    `select distinct p.nama from internal_identitas i join pengaturan_penyedia_masuk p on p.id = i.id_penyedia and p.aktif
     where i.id_user = $1 and i.status = 'tertaut' order by p.nama limit 10`,
    [userId],
  );
  return rows.map(({ nama }) => nama);
}
