import type { Identity } from '../../../../resources/identity.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { mailMessages } from '../../../../resources/sistem/mails.ts';
import { readIdentity } from '../../../platform/access/identity.ts';
import { mailLanguage } from '../../../platform/access/recovery/mails.ts';
import { saidIn } from '../../../platform/access/recovery/words.ts';
import type { Db, DbRow, Tx } from '../../../platform/database/db.ts';
import type { EngineJob } from '../../../platform/engine/context.ts';
import type { Mailbox } from '../../../platform/notify/mail/mailbox.ts';
import { composeMail } from '../../../platform/notify/mail/message.ts';
import { MailRefused, type MailTransport } from '../../../platform/notify/mail/transport.ts';

/** Makes the link by which the person of an account chooses the first password, once; undefined where it has none. */
export type FirstLoginLink = (tx: Tx, accountId: string) => Promise<string | undefined>;

export interface SendingPorts {
  readonly db: Db;
  readonly now: () => Date;
  readonly mail: Pick<Mailbox, 'transport'>;
  readonly firstLoginLink: FirstLoginLink;
  readonly baseUrl: string;
}

const minute = 60_000;
/** While a process sends, nobody else tries; when it dies, another one may after this. */
const lease = 10 * minute;
const batch = 20;
const mostAttempts = 8;
/** After the first failure 1 minute, then 2, 4 … at most 6 hours. */
const backoff = (attempts: number): number => Math.min(2 ** Math.max(0, attempts - 1) * minute, 360 * minute);

/**
 * One round: notes who has logged in meanwhile, then sends due invitations. Processes may run it in parallel; each
 * invitation is taken by one.
 */
async function sendInvitations(
  ports: SendingPorts,
  signal?: AbortSignal,
): Promise<{ terkirim: number; gagal: number }> {
  const { db, now } = ports;
  await db.execute(
    `update pengaturan_undangan i set status = 'masuk', kesalahan = null, berikutnya = null, updated_at = $1
       from pengaturan_user u where u.id = i.id_user and u.terakhir_masuk is not null and i.status <> 'masuk'`,
    [now().toISOString()],
  );
  const mail = await ports.mail.transport();
  const done = { terkirim: 0, gagal: 0 };
  if (!mail) return done;
  while (!signal?.aborted) {
    const taken = await take(db, now());
    if (!taken.length) break;
    const { identity } = await readIdentity(db);
    for (const one of taken) done[(await sendOne(ports, mail, one, identity)) ? 'terkirim' : 'gagal']++;
    if (taken.length < batch) break;
  }
  return done;
}

interface Taken extends DbRow {
  id: string;
  idUser: string;
  kepada: string;
  nama: string;
  username: string;
  bahasa: string | null;
  aktif: boolean;
  percobaan: number;
}

const take = (db: Db, now: Date): Promise<Taken[]> =>
  db.query<Taken>(
    `with jatuh_tempo as materialized (select id from pengaturan_undangan where status = 'menunggu' and berikutnya <= $1
       order by berikutnya, id limit ${batch} for update skip locked)
     update pengaturan_undangan i set percobaan = i.percobaan + 1, berikutnya = $2, kepada = u.email, updated_at = $1
       from jatuh_tempo j, pengaturan_user u where i.id = j.id and u.id = i.id_user
     returning i.id, i.id_user, i.kepada, u.name as nama, u.username, u.bahasa, u.aktif, i.percobaan`,
    [now.toISOString(), new Date(now.getTime() + lease).toISOString()],
  );

async function sendOne(ports: SendingPorts, mail: MailTransport, one: Taken, identity: Identity): Promise<boolean> {
  const { db, now, firstLoginLink, baseUrl } = ports;
  try {
    if (!one.aktif) throw new MailRefused(pengaturanRefusals.invitations.inactive.text);
    const link = await db.transaction(tx => firstLoginLink(tx, one.idUser));
    const about = { username: one.username, portal: identity.namaPortal, universitas: identity.namaUniversitas };
    const { invitation } = mailMessages;
    const said = saidIn(
      mailLanguage(one),
      invitation.subject(about),
      link ? invitation.withLink(about) : invitation.withoutLink(about),
    );
    const { id, kepada, nama, bahasa } = one;
    await mail.send(
      composeMail(
        {
          id,
          kepada,
          nama,
          bahasa,
          link: link ?? '/login',
          choosesPassword: link !== undefined,
          ...said,
        },
        baseUrl,
        identity,
      ),
    );
  } catch (error) {
    const final = error instanceof MailRefused || one.percobaan >= mostAttempts;
    const again = new Date(now().getTime() + backoff(one.percobaan)).toISOString();
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await db.execute(
      `update pengaturan_undangan set status = $2, berikutnya = $3, kesalahan = $4, updated_at = $5
        where id = $1 and status = 'menunggu'`,
      [one.id, final ? 'gagal' : 'menunggu', final ? null : again, reason, now().toISOString()],
    );
    return false;
  }
  await db.execute(
    `update pengaturan_undangan set status = 'terkirim', terkirim_pada = $2, berikutnya = null, kesalahan = null,
       updated_at = $2 where id = $1 and status = 'menunggu'`,
    [one.id, now().toISOString()],
  );
  return true;
}

export const sendInvitationsJob = (ports: Omit<SendingPorts, 'db' | 'now'>): EngineJob => ({
  name: 'kirim-undangan',
  title: 'Mengirim undangan akun',
  schedule: { everyMinutes: 1 },
  run: ({ engine, signal }) => sendInvitations({ ...ports, db: engine.db, now: engine.now }, signal),
});
