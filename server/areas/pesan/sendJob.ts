import { penerima, pesan } from '../../../resources/pesan/pesan.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable, Tx } from '../../platform/database/db.ts';
import type { Engine, EngineJob } from '../../platform/engine/context.ts';
import { type Notice, notifyAll } from '../../platform/notify/index.ts';
import { readSetting } from '../pengaturan/settings.ts';

const table = tableName(pesan);
const receivers = tableName(penerima);
const hour = 3_600_000;
/** Receivers of one transaction. */
const batch = 100;

interface Waiting extends DbRow {
  id: string;
  idUser: string | null;
  nama: string | null;
  surel: string | null;
  judul: string;
  isi: string;
  balasKe: string | null;
  bolehDibalas: boolean;
}

/** Sends what is due, as many as the hour still allows. */
export const sendMessages: EngineJob = {
  name: 'kirim-pesan',
  title: 'Mengirim pesan dari daftar',
  schedule: { everyMinutes: 1 },
  due: async ({ db }) =>
    (await db.one(`select 1 as ada from ${table} where status = 'menunggu' limit 1`)) !== undefined,
  run: async ({ engine, signal }) => {
    const { db, now } = engine;
    const dibatalkan = await dropOrphans(engine);
    const left = (await readSetting(db, 'pesan.perJam')) - (await sentLately(db, now()));
    let terkirim = 0;
    while (!signal.aborted && terkirim < left) {
      const sent = await db.transaction(tx => sendSome(engine, tx, Math.min(batch, left - terkirim)));
      terkirim += sent;
      if (!sent) break;
    }
    await settle(engine);
    return { terkirim, dibatalkan };
  },
};

const sentLately = async (db: Queryable, now: Date): Promise<number> => {
  const since = new Date(now.getTime() - hour).toISOString();
  const sql = `select count(*)::int as n from ${receivers} where dikirim_pada > $1`;
  return (await db.one<{ n: number }>(sql, [since]))?.n ?? 0;
};

/** Takes receivers whose turn it is, tells them and notes it: one write, so that nobody is told twice. */
async function sendSome({ registry, now }: Engine, tx: Tx, most: number): Promise<number> {
  const at = now();
  const due = await tx.query<Waiting>(
    `select p.id, p.id_user, p.nama, p.surel, p.judul, p.isi, m.balas_ke, m.boleh_dibalas
       from ${receivers} p join ${table} m on m.id = p.id_pesan
      where p.keadaan = 'menunggu' and m.status = 'menunggu' and coalesce(m.jadwal, m.created_at) <= $1
      order by coalesce(m.jadwal, m.created_at), m.id, p.id limit ${most} for update of p skip locked`,
    [at.toISOString()],
  );
  if (!due.length) return 0;
  await notifyAll(
    { tx, registry, now: at },
    due.flatMap(({ id, idUser, judul, isi, surel, balasKe, bolehDibalas }): Notice[] =>
      idUser === null
        ? []
        : [
            {
              jenis: 'pesan',
              judul,
              isi,
              link: bolehDibalas ? threadPath(id) : null,
              to: { users: [idUser] },
              kunci: noticeKey(id),
              withoutMail: surel === null,
              replyTo: balasKe,
            },
          ],
    ),
  );
  await writeMails(tx, due, at);
  await tx.execute(
    `update ${receivers} set keadaan = 'terkirim', dikirim_pada = $2, updated_at = $2, version = version + 1 where id = any($1::uuid[])`,
    [due.map(({ id }) => id), at.toISOString()],
  );
  return due.length;
}

/** Where a receiver answers. */
export const threadPath = (id: string): string => `/pesan/percakapan/${id}`;

const noticeKey = (id: string): string => `pesan:${id}`;

/** SQL of the key of a receiver's notice, for `p`. */
export const noticeKeySql = `'${noticeKey('')}' || p.id || ' ' || p.id_user`;

/**
 * Mails to those without an account in the portal; the others' follow from their notices, as these want to hear of them.
 * A mail has its receiver's id, which makes it one whatever happens.
 */
const writeMails = (tx: Tx, due: readonly Waiting[], at: Date): Promise<number> =>
  tx.execute(
    `insert into internal_surel (id, created_at, updated_at, kepada, nama, balas_ke, subjek, isi, status, percobaan, berikutnya)
     select p.id, $1, $1, p.surel, p.nama, m.balas_ke, p.judul, p.isi, 'menunggu', 0, $1
       from ${receivers} p join ${table} m on m.id = p.id_pesan
      where p.id = any($2::uuid[]) and p.surel is not null and p.id_user is null
     on conflict do nothing`,
    [at.toISOString(), due.map(({ id }) => id)],
  );

/** Messages of somebody who has no account any more are not sent. */
async function dropOrphans({ db, now }: Engine): Promise<number> {
  return db.execute(
    `with batal as (update ${table} m set status = 'dibatalkan', updated_at = $1, version = m.version + 1
       from pengaturan_user u where u.id = m.id_user and not u.aktif and m.status = 'menunggu' returning m.id)
     update ${receivers} p set keadaan = 'dibatalkan', updated_at = $1, version = p.version + 1
       from batal where p.id_pesan = batal.id and p.keadaan = 'menunggu'`,
    [now().toISOString()],
  );
}

const settle = ({ db, now }: Engine): Promise<number> =>
  db.execute(
    `update ${table} m set status = 'selesai', updated_at = $1, version = m.version + 1
      where m.status = 'menunggu'
        and not exists (select 1 from ${receivers} p where p.id_pesan = m.id and p.keadaan = 'menunggu')`,
    [now().toISOString()],
  );
