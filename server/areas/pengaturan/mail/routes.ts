import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { messages } from '../../../../resources/kit/index.ts';
import {
  bacaServerSurel,
  buangSurel,
  type HasilUji,
  type KeadaanSurel,
  kirimUlangSemua,
  lepasServerSurel,
  periksaDns,
  simpanServerSurel,
  ujiSurel,
} from '../../../../resources/pengaturan/panggilanSurel.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import { createActivityLog } from '../../../platform/access/activity.ts';
import { mustBeSuperAdmin } from '../../../platform/access/guard.ts';
import { readIdentity } from '../../../platform/access/identity.ts';
import { saidTo } from '../../../platform/access/saidTo.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { badRequest, conflict, invalid, notFound, versionMissing } from '../../../platform/errors.ts';
import { composeMail, type Mailbox } from '../../../platform/notify/index.ts';
import type { System } from '../../../platform/system.ts';
import { refusalInWords, serversWords } from './answerInWords.ts';
import { dnsOf } from './dns.ts';

interface MailPlace {
  readonly mail: Mailbox;
  readonly baseUrl: string;
  readonly system: System;
}

const words = pengaturanRefusals.mail;

/** The mail server in force and its queue; never its password. */
export async function mailState(engine: Engine, mail: Mailbox): Promise<KeadaanSurel> {
  const row = await mail.stored();
  const queue = await engine.db.one<{ menunggu: number; gagal: number; terakhir: string | null }>(
    `select (select count(*)::int from internal_surel where status = 'menunggu') as menunggu,
       (select count(*)::int from internal_surel where status = 'gagal') as gagal,
       (select max(terkirim_pada) from internal_surel where status = 'terkirim') as terakhir`,
  );
  const antrean = {
    menunggu: queue?.menunggu ?? 0,
    gagal: queue?.gagal ?? 0,
    terakhirTerkirim: queue?.terakhir ?? null,
  };
  if (row)
    return {
      asal: 'tersimpan',
      host: row.host,
      port: row.port,
      keamanan: row.keamanan,
      pengguna: row.pengguna ?? '',
      sandiTersimpan: row.sandi !== null,
      namaPengirim: row.namaPengirim ?? '',
      alamatPengirim: row.alamatPengirim,
      version: row.version,
      antrean,
    };
  const none = { pengguna: '', sandiTersimpan: false, namaPengirim: '', version: null, antrean };
  const { given } = mail;
  return given
    ? { asal: 'lingkungan', ...given, ...none }
    : { asal: 'tidak', host: '', port: 587, keamanan: 'starttls', alamatPengirim: '', ...none };
}

/** Calls of outgoing mail (docs/domain/10 §3.8). */
export function registerMail(app: FastifyInstance, engine: Engine, { mail, baseUrl, system }: MailPlace): void {
  const session = { access: 'session', roles: [role.superAdmin] } as const;
  const log = createActivityLog(engine.registry);
  const { db } = engine;
  const note = (on: Queryable, request: FastifyRequest, ringkasan: string) => {
    const caller = mustBeSuperAdmin(request);
    return log(on, {
      aksi: 'pengaturan',
      ringkasan,
      waktu: engine.now(),
      idUser: caller.userId,
      namaUser: caller.name,
      roleId: caller.roleId,
      alamatIp: request.ip,
    });
  };

  serve(app, bacaServerSurel, session, ({ request }) => {
    mustBeSuperAdmin(request);
    return mailState(engine, mail);
  });

  // By hand: the password is encrypted and stands in a table that nobody reads.
  serve(app, simpanServerSurel, session, async ({ request, body }) => {
    const { version, sandi, ...server } = body;
    if (version === undefined) throw versionMissing();
    const closed = sandi === undefined ? undefined : sandi === '' ? null : mail.box.close(sandi);
    await db.transaction(async tx => {
      const before = await tx.one<{ version: number; sandi: string | null; host: string; pengguna: string | null }>(
        `select version, sandi, host, pengguna from internal_server_surel where kunci = 'utama' for update`,
      );
      if ((before?.version ?? null) !== version) throw conflict(messages.stale);
      // A stored password goes to the server that it was stored for, and to no other.
      const elsewhere = before && (before.host !== server.host || (before.pengguna ?? '') !== server.pengguna);
      if (elsewhere && before.sandi !== null && sandi === undefined) throw invalid({ sandi: words.passwordAgain });
      const now = engine.now().toISOString();
      await tx.execute(
        `insert into internal_server_surel (id, created_at, updated_at, kunci, host, port, keamanan, pengguna, sandi, nama_pengirim, alamat_pengirim)
         values ($1, $2, $2, 'utama', $3, $4, $5, $6, $7, $8, $9)
         on conflict (kunci) do update set updated_at = $2, version = internal_server_surel.version + 1, host = $3, port = $4,
           keamanan = $5, pengguna = $6, sandi = $7, nama_pengirim = $8, alamat_pengirim = $9`,
        [
          uuidv7(),
          now,
          server.host,
          server.port,
          server.keamanan,
          server.pengguna || null,
          closed === undefined ? (before?.sandi ?? null) : closed,
          server.namaPengirim || null,
          server.alamatPengirim,
        ],
      );
      await note(tx, request, `Server surel disimpan: ${server.host}:${server.port}, dari ${server.alamatPengirim}`);
    });
    return mailState(engine, mail);
  });

  // By hand: one row without a resource of its own calls.
  serve(app, lepasServerSurel, session, async ({ request, body }) => {
    if (body.version === undefined) throw versionMissing();
    await db.transaction(async tx => {
      const gone = await tx.execute(`delete from internal_server_surel where kunci = 'utama' and version = $1`, [
        body.version,
      ]);
      if (!gone) throw conflict(messages.stale);
      await note(tx, request, 'Server surel yang tersimpan dihapus');
    });
    return mailState(engine, mail);
  });

  // By hand: sends a mail, no row.
  serve(app, ujiSurel, session, async ({ request, body }): Promise<HasilUji> => {
    const caller = mustBeSuperAdmin(request);
    const [transport, { host, port }] = [await mail.transport(), await mailState(engine, mail)];
    if (!transport) throw badRequest(words.notSet);
    const { identity } = await readIdentity(db);
    const trial = {
      id: randomUUID(),
      kepada: body.kepada,
      nama: caller.name,
      subjek: saidTo(caller, words.trialSubject),
      isi: saidTo(caller, words.trialBody),
      link: null,
      choosesPassword: false,
      bahasa: null,
    };
    const sent = await transport.send(composeMail(trial, baseUrl, identity)).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    await note(db, request, `Surat uji ke ${body.kepada}: ${sent ? 'gagal' : 'terkirim'}`);
    return sent
      ? {
          terkirim: false,
          pesan: saidTo(caller, refusalInWords(sent.error, { host, port })),
          jawaban: serversWords(sent.error),
        }
      : { terkirim: true, pesan: saidTo(caller, words.sent({ kepada: body.kepada })), jawaban: null };
  });

  serve(app, periksaDns, session, async ({ request, query }) => {
    const caller = mustBeSuperAdmin(request);
    const domain = (await mailState(engine, mail)).alamatPengirim.split('@')[1];
    if (!domain) throw badRequest(words.notSet);
    return dnsOf(domain, query.selektor, system.lookUpTxt, message => saidTo(caller, message));
  });

  // By hand: mails are no rows of a resource with a workflow.
  serve(app, kirimUlangSemua, session, async ({ request }) => {
    const jumlah = await db.execute(
      `update internal_surel set status = 'menunggu', percobaan = 0, berikutnya = $1, updated_at = $1, version = version + 1
       where status = 'gagal'`,
      [engine.now().toISOString()],
    );
    await note(db, request, `Mengirim ulang ${jumlah} surel yang gagal`);
    return { jumlah };
  });

  // By hand: as above.
  serve(app, buangSurel, session, async ({ request, body }) => {
    const caller = mustBeSuperAdmin(request);
    const jumlah = await db.execute(
      `update internal_surel set status = 'dibuang', catatan = $1, updated_at = $2, version = version + 1
       where status = 'gagal' and ($3::uuid is null or id = $3)`,
      [`${body.catatan} (${caller.name})`, engine.now().toISOString(), body.id ?? null],
    );
    if (!jumlah && body.id) throw notFound(words.noFailed);
    await note(db, request, `Membuang ${jumlah} surel yang gagal: ${body.catatan}`);
    return { jumlah };
  });
}
