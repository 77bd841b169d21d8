import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { AnswerOf } from '../../../resources/kit/index.ts';
import {
  bacaPercakapan,
  balasPercakapan,
  daftarPercakapan,
  type PercakapanData,
  type PercakapanRingkas,
  percakapanData,
  tutupPercakapan,
} from '../../../resources/pesan/panggilanPercakapan.ts';
import { balasan, penerima, pesan } from '../../../resources/pesan/pesan.ts';
import { pesanRefusals } from '../../../resources/pesan/refusals.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { notify } from '../../platform/notify/index.ts';
import { threadPath } from './sendJob.ts';
import { reachedFrom, readRow, teamReadsSql, valuesOf } from './threadReaders.ts';

const messages = tableName(pesan);
const receivers = tableName(penerima);
const answers = tableName(balasan);
const [onPage, onRow] = [25, 10];
const mostAnswers = 200;

/** SQL: `p` and `m` are a thread, which they are once the message went out. */
const isThreadSql = `m.boleh_dibalas and p.id_user is not null and p.keadaan = 'terkirim'`;
/** SQL: the account $1 wrote the message, or was written to. */
const ownSql = '(p.id_user = $1 or m.id_user = $1)';
const fromSql = `from ${receivers} p join ${messages} m on m.id = p.id_pesan where ${isThreadSql}`;
/** SQL of the answers to `p`: how many, the newest one's time and writer. */
const answersSql = `cross join lateral (
  select count(*)::int as balasan, max(b.created_at) as terakhir,
    (array_agg(b.id_penulis order by b.created_at desc, b.id desc))[1] as penulis
  from ${answers} b where b.id_penerima = p.id) j`;

interface Thread extends DbRow {
  id: string;
  judul: string;
  isi: string;
  dikirim: string;
  idPengirim: string;
  idPenerima: string;
  pengirim: string;
  penerima: string;
  ditutupPada: string | null;
  pengirimAktif: boolean;
  dibacaTim: boolean;
  resource: string;
  idBaris: string;
}

/** What a thread is made of. */
const threadSql = `select p.id, p.judul, p.isi, p.dikirim_pada as dikirim, m.id_user as id_pengirim, p.id_user as id_penerima,
     m.nama_user as pengirim, p.nama as penerima, p.ditutup_pada, m.tampil_di_data as dibaca_tim, m.resource, p.id_baris,
     exists (select 1 from pengaturan_user u where u.id = m.id_user and u.aktif) as pengirim_aktif
   ${fromSql}`;

/** Id of the thread that a call is about. @throws HttpError 404 */
function threadId(request: FastifyRequest): string {
  const id = paramOf(request, 'id');
  mustBeId(penerima, id);
  return id;
}

/** The thread that a call is about, if it is the caller's own. @throws HttpError 404 for anybody else */
async function threadOf(on: Queryable, request: FastifyRequest, lock = ''): Promise<Thread> {
  const values = [callerOf(request).userId, threadId(request)];
  const found = await on.one<Thread>(`${threadSql} and ${ownSql} and p.id = $2 ${lock}`, values);
  if (!found) throw notFound();
  return found;
}

/** The thread of a row, if the caller is in its team. @throws HttpError 404 for anybody else */
async function teamThreadOf(engine: Engine, request: FastifyRequest): Promise<Thread> {
  const [{ db }, caller] = [engine, callerOf(request)];
  const found = await db.one<Thread>(`${threadSql} and m.tampil_di_data and p.id = $1`, [threadId(request)]);
  const row = found && { resource: found.resource, id: found.idBaris };
  const resource = row && (await readRow(engine, db, caller, row));
  if (!resource) throw notFound();
  const reached = await reachedFrom(engine, db, caller, resource, row.id);
  const read = await db.one(`select 1 as ada ${fromSql} and p.id = $1 and ${teamReadsSql(2)}`, [
    found.id,
    ...valuesOf(reached),
  ]);
  if (!read) throw notFound();
  return found;
}

/** @param userId account that reads it, as one of the two where it is one of them */
async function shown(on: Queryable, thread: Thread, userId: string): Promise<AnswerOf<typeof bacaPercakapan>> {
  const saya = thread.idPengirim === userId ? 'pengirim' : thread.idPenerima === userId ? 'penerima' : 'tim';
  const balasan = await on.query<AnswerOf<typeof bacaPercakapan>['balasan'][number] & DbRow>(
    `select b.id, case when b.id_penulis = $2 then $3 else $4 end as penulis, b.id_penulis = $5 as milik_saya, b.isi, b.created_at as waktu
       from ${answers} b where b.id_penerima = $1 order by b.created_at, b.id limit ${mostAnswers}`,
    [thread.id, thread.idPengirim, thread.pengirim, thread.penerima, userId],
  );
  const ditutup = thread.ditutupPada !== null;
  return {
    ...thread,
    saya,
    ditutup,
    terbuka: saya !== 'tim' && !ditutup && thread.pengirimAktif && balasan.length < mostAnswers,
    balasan,
  };
}

/** Answers to messages, between their sender and one receiver; the team of the row reads those that are shown on it. */
export function registerThreads(app: FastifyInstance, engine: Engine): void {
  const { db, registry, now } = engine;
  const session = { access: 'session', roles: 'everybody' } as const;

  serve(app, daftarPercakapan, session, async ({ request, query }) => {
    const rows = await db.query<PercakapanRingkas & DbRow & { total: number }>(
      `select p.id, p.judul, case when m.id_user = $1 then p.nama else m.nama_user end as lawan,
         coalesce(j.terakhir, p.dikirim_pada) as terakhir, j.balasan, coalesce(j.penulis, m.id_user) <> $1 as giliran_saya,
         p.ditutup_pada is not null as ditutup, count(*) over ()::int as total
       from ${receivers} p join ${messages} m on m.id = p.id_pesan ${answersSql}
       where ${isThreadSql} and ${ownSql} and (p.id_user = $1 or j.balasan > 0)
       order by coalesce(j.terakhir, p.dikirim_pada) desc, p.id limit ${onPage} offset $2`,
      [callerOf(request).userId, query.mulai],
    );
    return { jumlah: rows[0]?.total ?? 0, percakapan: rows };
  });

  serve(app, percakapanData, session, async ({ request, query: { resource: name, id, mulai } }) => {
    const caller = callerOf(request);
    const resource = await readRow(engine, db, caller, { resource: name, id });
    if (!resource) throw notFound();
    const reached = await reachedFrom(engine, db, caller, resource, id);
    const rows = await db.query<PercakapanData & DbRow & { total: number }>(
      `select p.id, p.judul, m.nama_user as pengirim, p.nama as penerima, coalesce(j.terakhir, p.dikirim_pada) as terakhir,
         j.balasan, count(*) over ()::int as total
       from ${receivers} p join ${messages} m on m.id = p.id_pesan ${answersSql}
       where ${isThreadSql} and m.resource = $2 and p.id_baris = $3 and (${ownSql} or ${teamReadsSql(4)})
       order by coalesce(j.terakhir, p.dikirim_pada) desc, p.id limit ${onRow} offset $7`,
      [caller.userId, name, id, ...valuesOf(reached), mulai],
    );
    return { jumlah: rows[0]?.total ?? 0, percakapan: rows };
  });

  serve(app, bacaPercakapan, session, async ({ request }) => {
    const { userId } = callerOf(request);
    const own = await db.one<Thread>(`${threadSql} and ${ownSql} and p.id = $2`, [userId, threadId(request)]);
    return shown(db, own ?? (await teamThreadOf(engine, request)), userId);
  });

  // By hand: a thread is no row that anybody lists; one write with the notice of it.
  serve(app, balasPercakapan, session, async ({ request, body: { isi, kunci } }) => {
    const { userId } = callerOf(request);
    return db.transaction(async tx => {
      const thread = await threadOf(tx, request, 'for update of p');
      const { terbuka, balasan: known } = await shown(tx, thread, userId);
      const again = await tx.one(`select 1 as ada from ${answers} where id_penulis = $1 and kunci = $2`, [
        userId,
        kunci,
      ]);
      if (again) return shown(tx, thread, userId);
      if (!thread.pengirimAktif) throw conflict(pesanRefusals.senderLeft);
      if (!terbuka)
        throw conflict(
          known.length < mostAnswers ? pesanRefusals.threadClosed : pesanRefusals.threadFull({ n: mostAnswers }),
        );
      const id = uuidv7({ msecs: now().getTime() });
      await tx.execute(
        `insert into ${answers} (id, created_at, updated_at, id_penerima, id_penulis, isi, kunci) values ($1, $2, $2, $3, $4, $5, $6)`,
        [id, now().toISOString(), thread.id, userId, isi, kunci],
      );
      const mine = thread.idPengirim === userId;
      const said = pesanRefusals.answerFrom({ nama: mine ? thread.pengirim : thread.penerima });
      await notify(
        { tx, registry, now: now() },
        {
          jenis: 'pesan',
          judul: `${said.text}: ${thread.judul}`,
          isi,
          link: threadPath(thread.id),
          to: { users: [mine ? thread.idPenerima : thread.idPengirim] },
          kunci: `balasan:${id}`,
        },
      );
      return shown(tx, thread, userId);
    });
  });

  // By hand: only the sender of the message closes a thread.
  serve(app, tutupPercakapan, session, async ({ request, body: { ditutup } }) => {
    const { userId } = callerOf(request);
    return db.transaction(async tx => {
      const thread = await threadOf(tx, request, 'for update of p');
      if (thread.idPengirim !== userId) throw notFound();
      await tx.execute(
        `update ${receivers} set ditutup_pada = case when $2 then coalesce(ditutup_pada, $3) end, updated_at = $3, version = version + 1 where id = $1`,
        [thread.id, ditutup, now().toISOString()],
      );
      return shown(tx, await threadOf(tx, request), userId);
    });
  });
}
