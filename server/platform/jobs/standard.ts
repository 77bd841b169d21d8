import { settingValue } from '../../../resources/pengaturan/konfigurasi.ts';
import { sweepTickets } from '../access/factor/tickets.ts';
import { sweepAttempts } from '../access/oidc/attempts.ts';
import { sweepPresence } from '../access/presence.ts';
import { sweepLinks } from '../access/recovery/links.ts';
import { answerRequests } from '../access/recovery/requests.ts';
import { sweepSessions } from '../access/session.ts';
import type { Db } from '../database/db.ts';
import { keepMonths } from '../database/months.ts';
import { type FilePorts, sweepFiles } from '../documents/files/index.ts';
import { writeDigests } from '../notify/mail/digest.ts';
import type { Mailbox } from '../notify/mail/mailbox.ts';
import { type OutboxPorts, sendDueMail } from '../notify/mail/outbox.ts';
import { sendDuePushes } from '../notify/push/outbox.ts';
import type { Job } from './types.ts';

export interface StandardPorts {
  files: FilePorts;
  mail: Mailbox;
  baseUrl: string;
  /** The server's secret, from which links of mails follow. */
  secret: string;
  attach?: OutboxPorts['attach'];
  linkOf?: OutboxPorts['linkOf'];
}

const day = 86_400_000;

/** The jobs that every installation has; areas add theirs. */
export function standardJobs({ files, mail, baseUrl, secret, attach, linkOf }: StandardPorts): Job[] {
  return [
    sweepUnusedFiles(files),
    cleanSessions,
    cleanLogs,
    prepareMonths,
    noticeDigests(mail),
    sendMail(mail, { baseUrl, secret, attach, linkOf }),
    sendPush({ baseUrl, secret }),
  ];
}

const sweepUnusedFiles = (files: FilePorts): Job => ({
  name: 'sapu-berkas',
  title: 'Menghapus berkas yang tidak dipakai',
  schedule: { at: '02:30' },
  run: async ({ engine, now, signal }) => ({ dihapus: await sweepFiles({ db: engine.db, ...files }, now, signal) }),
});

const cleanSessions: Job = {
  name: 'bersihkan-sesi',
  title: 'Membersihkan sesi dan percobaan masuk lama',
  schedule: { at: '02:40' },
  run: async ({ engine, now }) => {
    await sweepSessions(engine.db, now);
    await sweepAttempts(engine.db, now);
    await sweepLinks(engine.db, now);
    await sweepTickets(engine.db, now);
    await sweepPresence(engine.db, now);
    return {};
  },
};

/** Old activity by the setting `log.simpanHari`; runs of jobs, and mails that went out, by what anybody still asks for. */
const cleanLogs: Job = {
  name: 'bersihkan-log',
  title: 'Menghapus log lama',
  schedule: { at: '02:50' },
  run: async ({ engine, now, signal }) => {
    const before = (days: number) => new Date(now.getTime() - days * day).toISOString();
    const stored = await engine.db.one<{ nilai: string }>('select nilai from mbkm_konfigurasi where kunci = $1', [
      'log.simpanHari',
    ]);
    const kept = settingValue('log.simpanHari', stored?.nilai);
    const logAktivitas = await removeInBatches(
      engine.db,
      'pengaturan_log_aktivitas',
      'waktu < $1',
      before(kept),
      signal,
    );
    const pekerjaan = await removeInBatches(engine.db, 'internal_pekerjaan', 'mulai < $1', before(60), signal);
    const notifikasi = await removeInBatches(engine.db, 'notifikasi', 'dibaca_pada < $1', before(365), signal);
    return { logAktivitas, pekerjaan, notifikasi };
  },
};

const prepareMonths: Job = {
  name: 'siapkan-bulan',
  title: 'Menyiapkan bagian bulanan riwayat',
  schedule: { at: '02:20' },
  run: ({ engine, now }) => keepMonths(engine.db, now),
};

type Cleaned = 'pengaturan_log_aktivitas' | 'internal_pekerjaan' | 'notifikasi';
const batch = 5000;

/** A batch at a time, so that nobody waits behind one long delete. */
async function removeInBatches(
  db: Db,
  table: Cleaned,
  old: string,
  moment: string,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const sql = `delete from ${table} where id in (select id from ${table} where ${old} limit ${batch})`;
    const now = await db.execute(sql, [moment]);
    removed += now;
    if (now < batch) break;
  }
  return removed;
}

/** What accounts want to hear once a day; sent with the mails that are due then. */
const noticeDigests = (mail: Mailbox): Job => ({
  name: 'ringkasan-notifikasi',
  title: 'Menulis ringkasan pemberitahuan',
  schedule: { at: '16:30' },
  due: async () => (await mail.transport()) !== undefined,
  run: async ({ engine, now, signal }) => ({ ditulis: await writeDigests(engine.db, now, signal) }),
});

const sendMail = (mail: Mailbox, about: Pick<StandardPorts, 'baseUrl' | 'secret' | 'attach' | 'linkOf'>): Job => ({
  name: 'kirim-surel',
  title: 'Mengirim surel',
  schedule: { everyMinutes: 1 },
  due: async () => (await mail.transport()) !== undefined,
  run: async ({ engine: { db, registry, now }, signal }) => {
    const transport = await mail.transport();
    if (!transport) return { terkirim: 0, gagal: 0 };
    await answerRequests({ db, registry, now, secret: about.secret }, signal);
    return sendDueMail({ ...about, db, transport, now }, signal);
  },
});

const sendPush = (about: Pick<StandardPorts, 'baseUrl' | 'secret'>): Job => ({
  name: 'kirim-push',
  title: 'Mengirim pemberitahuan ke perangkat',
  schedule: { everyMinutes: 1 },
  due: async ({ db }) => (await db.one('select 1 as ada from internal_perangkat_push limit 1')) !== undefined,
  run: ({ engine: { db, now }, signal }) => sendDuePushes({ ...about, db, now }, signal),
});
