import { v7 as uuidv7 } from 'uuid';
import type { KemajuanAkun } from '../../../../resources/pengaturan/panggilanUndangan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Access } from '../../../platform/access/createAccess.ts';
import { createAccount } from '../../../platform/access/ssoAccount.ts';
import type { Queryable, Tx } from '../../../platform/database/db.ts';
import type { Engine, EngineJob } from '../../../platform/engine/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { invite } from '../invitations/invite.ts';
import { type Choice, type Planned, plansOf, reasonOf, type Source, sourceOf } from './plans.ts';

/** People whose accounts are made in one transaction. */
const slice = 20;

/** Notes everybody for whom an account is wanted; from then on any process goes on with it, also after a kill. */
export async function begin(
  { db, now }: Engine,
  caller: Caller,
  { choice, rows, undang }: { choice: Choice; rows: readonly Planned[]; undang: boolean },
): Promise<string> {
  const id = uuidv7();
  const moment = now().toISOString();
  await db.transaction(async tx => {
    await tx.execute(
      `insert into internal_pembuatan_akun (id, created_at, updated_at, sumber, status, undang, pilihan, total, id_user, nama_user, mulai)
       values ($1, $2, $2, $3, 'berjalan', $4, $5, $6, $7, $8, $2)`,
      [
        id,
        moment,
        choice.sumber,
        undang,
        JSON.stringify({ ids: choice.ids, filter: choice.filter }),
        rows.length,
        caller.userId,
        caller.name,
      ],
    );
    await tx.execute(
      `insert into internal_pembuatan_akun_baris (id, created_at, updated_at, id_pembuatan, id_orang, nomor, nama, surel, hasil)
       select gen_random_uuid(), $3, $3, $2, n.id, left(n.nomor, 60), left(n.nama, 200), left(n.surel, 254), 'menunggu'
       from json_to_recordset($1::json) as n(id text, nomor text, nama text, surel text)`,
      [
        JSON.stringify(rows.map(({ id: person, nomor, nama, surel }) => ({ id: person, nomor, nama, surel }))),
        id,
        moment,
      ],
    );
  });
  return id;
}

/** Progress of the batch. @throws HttpError 404 */
export async function progressOf(on: Queryable, id: string): Promise<KemajuanAkun> {
  const run = await on.one<{ id: string; status: 'berjalan' | 'selesai'; total: number }>(
    'select id, status, total from internal_pembuatan_akun where id = $1',
    [id],
  );
  if (!run) throw notFound();
  const counts = await on.query<{ hasil: string; n: number }>(
    'select hasil, count(*)::int as n from internal_pembuatan_akun_baris where id_pembuatan = $1 group by hasil',
    [id],
  );
  const of = (hasil: string) => counts.find(one => one.hasil === hasil)?.n ?? 0;
  return {
    ...run,
    jumlah: {
      menunggu: of('menunggu'),
      dibuat: of('dibuat'),
      sudah_ada: of('sudah_ada'),
      dilewati: of('dilewati'),
    },
  };
}

interface Run extends Record<string, unknown> {
  id: string;
  sumber: string;
  undang: boolean;
}

/** Goes on with every run that has people left. Any number of processes may: a slice belongs to the one that locks it. */
export async function goOn(engine: Engine, access: Access, signal?: AbortSignal): Promise<{ dibuat: number }> {
  let dibuat = 0;
  const runs = await engine.db.query<Run>(
    `select id, sumber, undang from internal_pembuatan_akun where status = 'berjalan' order by mulai, id limit 100`,
  );
  for (const run of runs) {
    const source = sourceOf(engine, run.sumber);
    while (!signal?.aborted) {
      const made = await engine.db.transaction(tx => nextSlice(tx, access, run, source));
      if (made === undefined) break;
      dibuat += made;
    }
    if (!signal?.aborted) await settle(engine, run.id);
  }
  return { dibuat };
}

/** Ends the batch when nobody is left; if another process holds the last slice, that process ends it. */
const settle = ({ db, now }: Engine, id: string): Promise<number> =>
  db.execute(
    `update internal_pembuatan_akun set status = 'selesai', selesai = $2, updated_at = $2 where id = $1 and status = 'berjalan'
       and not exists (select 1 from internal_pembuatan_akun_baris where id_pembuatan = $1 and hasil = 'menunggu')`,
    [id, now().toISOString()],
  );

/** @returns how many were made; undefined where nobody is left */
async function nextSlice(tx: Tx, access: Access, run: Run, source: Source): Promise<number | undefined> {
  const waiting = await tx.query<{ id: string; idOrang: string }>(
    `select id, id_orang from internal_pembuatan_akun_baris where id_pembuatan = $1 and hasil = 'menunggu'
     order by nomor, id limit ${slice} for update skip locked`,
    [run.id],
  );
  if (!waiting.length) return undefined;
  const ids = waiting.map(({ idOrang }) => idOrang);
  const plans = new Map((await plansOf(tx, source, 't.id::text = any($1::text[])', [ids])).map(one => [one.id, one]));
  let made = 0;
  for (const { id, idOrang } of waiting) {
    const plan = plans.get(idOrang);
    const outcome = plan
      ? await makeOne(tx, access, run, source, plan)
      : { hasil: 'dilewati', pesan: 'Data tidak ada lagi.' };
    if (outcome.hasil === 'dibuat') made++;
    await tx.execute(
      'update internal_pembuatan_akun_baris set hasil = $2, pesan = left($3, 300), updated_at = $4 where id = $1',
      [id, outcome.hasil, outcome.pesan, access.now().toISOString()],
    );
  }
  return made;
}

async function makeOne(tx: Tx, access: Access, run: Run, source: Source, plan: Planned) {
  if (plan.kode === 'dibuat' && plan.peran !== null) {
    const made = await createAccount(
      tx,
      access,
      { kode: plan.nomor, email: plan.surel },
      { id: plan.id, nama: plan.nama, email: plan.surel, prodi: plan.prodi },
      {
        of: source.resource.name,
        link: source.link,
        roleId: plan.peran,
        sumber: 'lokal',
        lewat: `dari daftar ${source.resource.label}`,
        before: true,
      },
    );
    if (made) {
      await invite(tx, made.id, run.undang, access.now());
      return { hasil: 'dibuat', pesan: null };
    }
    // Somebody took the name or the address meanwhile.
    const [now] = await plansOf(tx, source, 't.id = $1', [plan.id]);
    return { hasil: 'dilewati', pesan: now ? (reasonOf(now)?.text ?? null) : null };
  }
  if (plan.kode === 'sudah_ada') {
    if (run.undang) await inviteWaiting(tx, source, plan.id, access.now());
    return { hasil: 'sudah_ada', pesan: null };
  }
  return { hasil: 'dilewati', pesan: reasonOf(plan)?.text ?? null };
}

/** Invites accounts that exist but were never used, once. */
async function inviteWaiting(tx: Tx, { link }: Source, personId: string, now: Date): Promise<void> {
  const account = await tx.one<{ id: string }>(
    `select u.id from pengaturan_user u where u.${link} = $1 and u.aktif and u.terakhir_masuk is null
       and not exists (select 1 from pengaturan_undangan i where i.id_user = u.id and i.status <> 'belum')`,
    [personId],
  );
  if (account) await invite(tx, account.id, true, now);
}

export const makeAccountsJob = (access: Access): EngineJob => ({
  name: 'buat-akun',
  title: 'Membuat akun untuk banyak orang',
  schedule: { everyMinutes: 1 },
  run: ({ engine, signal }) => goOn(engine, access, signal),
});
