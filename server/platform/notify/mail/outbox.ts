import type { Identity } from '../../../../resources/identity.ts';
import { readIdentity } from '../../access/identity.ts';
import { linkPath } from '../../access/recovery/links.ts';
import type { Db, DbRow } from '../../database/db.ts';
import { isMailKind, quietUntilSql, stopPath } from '../choices.ts';
import { composeMail, type MailWords } from './message.ts';
import { type MailAttachment, MailRefused, type MailTransport } from './transport.ts';

export interface OutboxPorts {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly baseUrl: string;
  /** The server's secret, from which links of mails follow. */
  readonly secret: string;
  readonly now: () => Date;
  /** Makes the files of a mail that brings a report; they stand nowhere before. @throws MailRefused where its receiver may no longer have it */
  readonly attach?: ((idKiriman: string) => Promise<readonly MailAttachment[]>) | undefined;
  /** Makes the address of a mail about a row of an area; it stands nowhere before. @throws MailRefused where it no longer opens */
  readonly linkOf?: ((idPintu: string) => Promise<string>) | undefined;
}

const minute = 60_000;
/** Notices older than this get no mail any more: who configures SMTP today does not send last year's notices. */
const fresh = 24 * 60 * minute;
/** While a process sends, nobody else tries; when it dies, another one may after this. */
const lease = 10 * minute;
const batch = 20;
const mostAttempts = 8;

/** After the first failure 1 minute, then 2, 4 … at most 6 hours. */
const backoff = (attempts: number): number => Math.min(2 ** Math.max(0, attempts - 1) * minute, 360 * minute);

/**
 * One round of the outbox: mails for new notices, then those that are due. Any number of processes may do it at once;
 * a mail belongs to the one that took it.
 */
export async function sendDueMail(
  ports: OutboxPorts,
  signal?: AbortSignal,
): Promise<{ terkirim: number; gagal: number }> {
  await writeMails(ports.db, ports.now());
  const done = { terkirim: 0, gagal: 0 };
  while (!signal?.aborted) {
    const taken = await take(ports.db, ports.now());
    if (taken.length === 0) break;
    const { identity } = await readIdentity(ports.db);
    for (const mail of taken) done[(await sendOne(ports, mail, identity)) ? 'terkirim' : 'gagal']++;
    if (taken.length < batch) break;
  }
  return done;
}

/** One row per fresh notice of an active account; the unique notice id keeps it one. */
async function writeMails(db: Db, now: Date): Promise<void> {
  await db.execute(
    `insert into internal_surel (id, created_at, updated_at, id_notifikasi, kepada, nama, balas_ke, subjek, isi, link, status, percobaan, berikutnya)
     select gen_random_uuid(), $1, $1, n.id, u.email, u.name, n.balas_ke, coalesce(n.lain -> u.bahasa ->> 'judul', n.judul), coalesce(n.lain -> u.bahasa ->> 'isi', n.isi), n.link, 'menunggu', 0, ${quietUntilSql('$1')}
       from notifikasi n join pengaturan_user u on u.id = n.id_user and u.aktif
         left join internal_pilihan_notifikasi c on c.id_user = n.id_user
      where n.created_at > $2 and n.dibaca_pada is null and not n.tanpa_surel
        and coalesce(c.pilihan ->> n.jenis, 'segera') = 'segera'
        and not exists (select 1 from internal_surel s where s.id_notifikasi = n.id)
     on conflict (id_notifikasi) do nothing`,
    [now.toISOString(), new Date(now.getTime() - fresh).toISOString()],
  );
}

interface Taken extends DbRow, Omit<MailWords, 'choosesPassword' | 'stopPath'> {
  percobaan: number;
  /** The account that may stop such mails, and their kind. */
  akun: string | null;
  jenis: string | null;
  idTautan: string | null;
  idKiriman: string | null;
  idPintu: string | null;
  /** Until when its link may be used; null where it no longer may. */
  tautanBerakhir: string | null;
}

const take = (db: Db, now: Date): Promise<Taken[]> =>
  db.query<Taken>(
    `with jatuh_tempo as materialized (select id from internal_surel where status = 'menunggu' and berikutnya <= $1
       order by berikutnya, id limit ${batch} for update skip locked)
     update internal_surel s set percobaan = s.percobaan + 1, berikutnya = $2, updated_at = $1, version = s.version + 1
       from jatuh_tempo j where s.id = j.id
     returning s.id, s.kepada, s.nama, s.balas_ke, s.subjek, s.isi, s.link, s.percobaan, s.id_tautan, s.id_kiriman, s.id_pintu,
       (select u.id from pengaturan_user u where u.email = s.kepada and u.aktif and s.id_tautan is null) as akun,
       (select n.jenis from notifikasi n where n.id = s.id_notifikasi) as jenis,
       (select t.berakhir from internal_tautan_sandi t where t.id = s.id_tautan and t.gugur_pada is null) as tautan_berakhir,
       coalesce(s.bahasa, (select u.bahasa from notifikasi n join pengaturan_user u on u.id = n.id_user where n.id = s.id_notifikasi)) as bahasa`,
    [now.toISOString(), new Date(now.getTime() + lease).toISOString()],
  );

/** @throws MailRefused for a mail whose link has lost its force */
function wordsOf(
  { secret, now }: OutboxPorts,
  { idTautan, tautanBerakhir, akun, jenis, idKiriman: _, idPintu: __, ...mail }: Taken,
): MailWords {
  if (idTautan === null) {
    const kind = jenis !== null && isMailKind(jenis) ? jenis : 'semua';
    return { ...mail, choosesPassword: false, ...(akun ? { stopPath: stopPath(secret, akun, kind) } : {}) };
  }
  if (tautanBerakhir === null || Date.parse(tautanBerakhir) <= now().getTime())
    throw new MailRefused('Tautan di dalamnya sudah tidak berlaku.');
  return { ...mail, link: linkPath(secret, idTautan, mail.bahasa), choosesPassword: true };
}

async function sendOne(ports: OutboxPorts, mail: Taken, identity: Identity): Promise<boolean> {
  const { db, transport, baseUrl, now } = ports;
  try {
    const attachments = mail.idKiriman === null ? undefined : await ports.attach?.(mail.idKiriman);
    const words = wordsOf(ports, mail);
    const link = mail.idPintu === null ? undefined : await ports.linkOf?.(mail.idPintu);
    const composed = composeMail(link === undefined ? words : { ...words, link }, baseUrl, identity);
    await transport.send(attachments ? { ...composed, attachments } : composed);
  } catch (error) {
    const final = error instanceof MailRefused || mail.percobaan >= mostAttempts;
    const again = new Date(now().getTime() + backoff(mail.percobaan)).toISOString();
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await db.execute(
      'update internal_surel set status = $2, berikutnya = $3, kesalahan = $4, updated_at = $5 where id = $1',
      [mail.id, final ? 'gagal' : 'menunggu', again, reason, now().toISOString()],
    );
    return false;
  }
  await db.execute(
    `update internal_surel set status = 'terkirim', terkirim_pada = $2, kesalahan = null, updated_at = $2 where id = $1`,
    [mail.id, now().toISOString()],
  );
  return true;
}
