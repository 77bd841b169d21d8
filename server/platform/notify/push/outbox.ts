import { inLanguage } from '../../../../resources/kit/index.ts';
import { languages } from '../../../../resources/languages.ts';
import { isBahasa } from '../../../../resources/pengaturan/bahasa.ts';
import { mailMessages } from '../../../../resources/sistem/mails.ts';
import { readIdentity } from '../../access/identity.ts';
import type { Db, DbRow } from '../../database/db.ts';
import { pushesSql, quietUntilSql } from '../choices.ts';
import { type PushKey, pushKey } from './keys.ts';
import { type PushOutcome, type PushTarget, postPush } from './post.ts';

export interface PushPorts {
  readonly db: Db;
  readonly secret: string;
  readonly baseUrl: string;
  readonly now: () => Date;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** While a process sends, nobody else tries; when it dies, another one may after this. */
const lease = 5 * minute;
/** Sent at the same time. */
const batch = 20;
const mostAttempts = 8;
/** A device that was not seen in a session for so long gets nothing any more. */
const unseenDays = 90;

/** After the first failure 1 minute, then 2, 4 … at most 2 hours. */
const backoff = (attempts: number): number => Math.min(2 ** Math.max(0, attempts - 1) * minute, 120 * minute);

/** SQL: a device of an active account whose session nobody has ended, under `d`. */
export const livingDeviceSql = `exists (select 1 from pengaturan_user u where u.id = d.id_user and u.aktif)
  and not exists (select 1 from internal_sesi s where s.id::text = d.id_sesi and s.dicabut_pada is not null)`;

/**
 * One round: new notices for the devices of their readers, then those that are due. Any number of processes may do it at
 * once; each belongs to the one that took it.
 */
export async function sendDuePushes(
  ports: PushPorts,
  signal?: AbortSignal,
): Promise<{ terkirim: number; gagal: number }> {
  const { db, now } = ports;
  await dropDevices(db, now());
  await writePushes(db, now());
  await dropRead(db, now());
  const done = { terkirim: 0, gagal: 0 };
  const [key, { identity }] = await Promise.all([pushKey(db, ports.secret), readIdentity(db)]);
  const subject = ports.baseUrl.startsWith('https:') ? ports.baseUrl : `mailto:${identity.email}`;
  while (!signal?.aborted) {
    const taken = await take(db, now());
    const sent = await Promise.all(
      taken.map(one => sendOne(ports, one, { key, subject, portal: identity.namaPortal })),
    );
    for (const arrived of sent) done[arrived ? 'terkirim' : 'gagal']++;
    if (taken.length < batch) break;
  }
  return done;
}

/** Ends devices whose session was ended, whose account is off, or that nobody has used for long; and old traces of sending. */
async function dropDevices(db: Db, now: Date): Promise<void> {
  await db.execute(`delete from internal_perangkat_push d where d.terlihat < $1 or not (${livingDeviceSql})`, [
    new Date(now.getTime() - unseenDays * day).toISOString(),
  ]);
  await db.execute(`delete from internal_push where created_at < $1 and status <> 'menunggu'`, [
    new Date(now.getTime() - 3 * day).toISOString(),
  ]);
}

/** One row per fresh notice and device; in the quiet hours it waits for their end. */
async function writePushes(db: Db, now: Date): Promise<void> {
  await db.execute(
    `insert into internal_push (id, created_at, updated_at, id_notifikasi, id_perangkat, status, percobaan, berikutnya)
     select gen_random_uuid(), $1, $1, n.id, d.id, 'menunggu', 0, ${quietUntilSql('$1')}
       from notifikasi n join internal_perangkat_push d on d.id_user = n.id_user and n.created_at >= d.created_at
         left join internal_pilihan_notifikasi c on c.id_user = n.id_user
      where n.created_at > $2 and n.dibaca_pada is null and ${pushesSql('n.jenis')}
        and not exists (select 1 from internal_push p where p.id_notifikasi = n.id and p.id_perangkat = d.id)
     on conflict (id_notifikasi, id_perangkat) do nothing`,
    [now.toISOString(), new Date(now.getTime() - day).toISOString()],
  );
}

/** What was read meanwhile need not be said any more. */
const dropRead = (db: Db, now: Date): Promise<number> =>
  db.execute(
    `update internal_push p set status = 'dibuang', updated_at = $1, version = p.version + 1
       from notifikasi n where n.id = p.id_notifikasi and n.dibaca_pada is not null and p.status = 'menunggu'`,
    [now.toISOString()],
  );

interface Taken extends DbRow, PushTarget {
  id: string;
  idPerangkat: string;
  percobaan: number;
  idNotifikasi: string;
  jenis: 'info' | 'tugas' | 'peringatan' | 'pesan';
  /** The notice's title, where the device may show it. */
  judul: string | null;
  link: string | null;
  bahasa: string | null;
}

const take = (db: Db, now: Date): Promise<Taken[]> =>
  db.query<Taken>(
    `with jatuh_tempo as materialized (select id from internal_push where status = 'menunggu' and berikutnya <= $1
       order by berikutnya, id limit ${batch} for update skip locked)
     update internal_push p set percobaan = p.percobaan + 1, berikutnya = $2, updated_at = $1, version = p.version + 1
       from jatuh_tempo j, internal_perangkat_push d, notifikasi n, pengaturan_user u
      where p.id = j.id and d.id = p.id_perangkat and n.id = p.id_notifikasi and u.id = d.id_user
     returning p.id, p.id_perangkat, p.id_notifikasi, p.percobaan, d.alamat, d.p256dh, d.auth, n.jenis, n.link, u.bahasa,
       case when d.judul then coalesce(n.lain -> u.bahasa ->> 'judul', n.judul) end as judul`,
    [now.toISOString(), new Date(now.getTime() + lease).toISOString()],
  );

interface Frame {
  readonly key: PushKey;
  readonly subject: string;
  readonly portal: string;
}

/** What the device shows: the kind, or the title where its owner wants that; never the text. */
function shownOnDevice(
  { jenis, judul, link, idNotifikasi, bahasa }: Pick<Taken, 'jenis' | 'judul' | 'link' | 'idNotifikasi' | 'bahasa'>,
  portal: string,
): string {
  const kind = inLanguage(mailMessages.push[jenis], languages[isBahasa(bahasa) ? bahasa : 'id']);
  return JSON.stringify({
    judul: judul ?? kind,
    isi: judul === null ? portal : `${portal}: ${kind}`,
    link: link ?? '/dashboard',
    // Without titles one of a kind is enough on a screen: the next takes its place.
    tanda: judul === null ? jenis : idNotifikasi,
  });
}

async function sendOne({ db, now }: PushPorts, one: Taken, { key, subject, portal }: Frame): Promise<boolean> {
  const outcome = await postPush(one, shownOnDevice(one, portal), { key, subject, now: now() });
  await noteOutcome(db, one, outcome, now());
  return outcome.as === 'sent';
}

async function noteOutcome(db: Db, one: Taken, outcome: PushOutcome, now: Date): Promise<void> {
  if (outcome.as === 'gone') {
    await db.execute('delete from internal_perangkat_push where id = $1', [one.idPerangkat]);
    return;
  }
  if (outcome.as === 'sent') {
    await db.execute(
      `update internal_push set status = 'terkirim', terkirim_pada = $2, kesalahan = null, updated_at = $2 where id = $1`,
      [one.id, now.toISOString()],
    );
    await db.execute(
      'update internal_perangkat_push set terakhir_terkirim = $2, kesalahan = null, updated_at = $2 where id = $1',
      [one.idPerangkat, now.toISOString()],
    );
    return;
  }
  const { reason } = outcome;
  const final = outcome.as === 'refused' || one.percobaan >= mostAttempts;
  const pause = outcome.as === 'later' && outcome.afterSeconds !== undefined ? outcome.afterSeconds * 1000 : 0;
  const again = new Date(now.getTime() + Math.min(Math.max(pause, backoff(one.percobaan)), day));
  await db.execute(
    'update internal_push set status = $2, berikutnya = $3, kesalahan = $4, updated_at = $5 where id = $1',
    [one.id, final ? 'gagal' : 'menunggu', again.toISOString(), outcome.reason, now.toISOString()],
  );
  await db.execute('update internal_perangkat_push set kesalahan = $2, updated_at = $3 where id = $1', [
    one.idPerangkat,
    reason,
    now.toISOString(),
  ]);
}
