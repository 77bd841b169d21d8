import { v7 as uuidv7 } from 'uuid';
import { dayInWords, type Message, messages, noteOf, type ReadBodyOf } from '../../../../resources/kit/index.ts';
import { anonimisasiDibatalkan, anonimisasiDirencanakan } from '../../../../resources/pengaturan/events.ts';
import type {
  aturRetensi,
  HitunganRetensi,
  JalanRetensi,
  KeadaanRetensi,
  rencanakanAnonimisasi,
} from '../../../../resources/pengaturan/panggilanRetensi.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { penahanan, retensi } from '../../../../resources/pengaturan/retensi.ts';
import { role } from '../../../../resources/roles.ts';
import { createActivityLog } from '../../../platform/access/activity.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { readIdentity } from '../../../platform/access/identity.ts';
import { saidTo } from '../../../platform/access/saidTo.ts';
import type { DbRow, Queryable, Tx } from '../../../platform/database/db.ts';
import { dayAfter, dayInZone } from '../../../platform/day.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { createIn } from '../../../platform/engine/createRow.ts';
import { asSystem, find, findOne } from '../../../platform/engine/reading.ts';
import { dueBefore, type Kind, kindsOf, type TrimmedKind, yearsOf } from '../../../platform/engine/retention/kinds.ts';
import { numbersOf, readySql } from '../../../platform/engine/retention/numbers.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { updateIn } from '../../../platform/engine/updateRow.ts';
import { conflict, invalid, notFound, versionMissing } from '../../../platform/errors.ts';
import { ofRole, type Telling, tell } from '../../../platform/notify/index.ts';

const words = pengaturanRefusals.retention;

interface Run extends DbRow, Omit<JalanRetensi, 'rencana' | 'dianonimkan' | 'dilewati'> {
  rencana: JalanRetensi['rencana'] | null;
  dianonimkan: number;
  dilewati: number;
}

/** The newest runs. */
const runs = (on: Queryable) =>
  on.query<Run>(
    `select j.id, j.tanggal::text as tanggal, j.status, j.catatan, coalesce(j.nama_user, '') as oleh, j.created_at as dibuat, j.selesai,
       j.dibatalkan_oleh as "dibatalkanOleh", j.alasan_batal as "alasanBatal", j.total, j.rencana,
       (select count(*)::int from internal_anonimisasi_baris b where b.id_anonimisasi = j.id and b.hasil = 'selesai') as dianonimkan,
       (select count(*)::int from internal_anonimisasi_baris b where b.id_anonimisasi = j.id and b.hasil = 'dilewati') as dilewati
     from internal_anonimisasi j order by j.created_at desc limit 20`,
  );

/** Kinds whose years can be set: what entities declare, and what areas trim. */
const settable = (engine: Engine, trimmed: readonly TrimmedKind[]): readonly TrimmedKind[] => [
  ...kindsOf(engine.registry).map(({ resource, label, help }) => ({ jenis: resource.name, label, keterangan: help })),
  ...trimmed,
];

/** Data of the page of retention. */
export async function stateOf(engine: Engine, trimmed: readonly TrimmedKind[]): Promise<KeadaanRetensi> {
  const { db } = engine;
  const set = await find(asSystem(db), retensi, {}, ['jenis', 'tahun', 'version']);
  const held = await find(asSystem(db), penahanan, { dilepasPada: null }, [
    'id',
    'nama',
    'alasan',
    'createdAt',
    'version',
  ]);
  const { identity } = await readIdentity(db);
  return {
    namaPortal: identity.namaPortal,
    jenis: settable(engine, trimmed).map(kind => {
      const row = set.find(({ jenis }) => jenis === kind.jenis);
      return { ...kind, tahun: row?.tahun ?? null, version: row?.version ?? null };
    }),
    jalan: (await runs(db)).map(({ rencana, ...run }) => ({ ...run, rencana: rencana ?? [] })),
    ditahan: held.map(({ id, nama, alasan, createdAt, version }) => ({
      id,
      nama,
      alasan,
      sejak: String(createdAt),
      version,
    })),
  };
}

/** Numbers of every kind that has years; nothing is changed. */
export async function countDue(engine: Engine, caller: Caller): Promise<HitunganRetensi[]> {
  const { db, registry } = engine;
  const years = await yearsOf(db);
  const today = dayInZone(engine.now());
  const says = (reason: Message) => saidTo(caller, reason);
  const found: HitunganRetensi[] = [];
  await db.unhurried(0, async () => {
    for (const kind of kindsOf(registry)) {
      const of = years.get(kind.resource.name);
      if (of !== undefined) found.push(mutable(await numbersOf(db, registry, kind, { years: of, today, says })));
    }
  });
  return found;
}

const mutable = (numbers: Awaited<ReturnType<typeof numbersOf>>): HitunganRetensi => ({
  ...numbers,
  halangan: [...numbers.halangan],
  baris: numbers.baris.map(({ kolom, ...one }) => ({ ...one, kolom: [...kolom] })),
  contoh: [...numbers.contoh],
});

/** Sets the years of a kind, with its history. @throws HttpError 404, 409 for an old version */
export async function setYears(
  engine: Engine,
  trimmed: readonly TrimmedKind[],
  caller: Caller,
  body: ReadBodyOf<typeof aturRetensi>,
): Promise<void> {
  const { jenis, tahun, version } = body;
  if (version === undefined) throw versionMissing();
  if (!settable(engine, trimmed).some(kind => kind.jenis === jenis)) throw notFound();
  await inTransaction(engine, caller, retensi, async ctx => {
    const known = await findOne(asSystem(ctx.tx), retensi, { jenis }, ['id', 'version']);
    if (!known && version !== null) throw conflict(messages.stale);
    if (known) await updateIn(ctx, retensi, known.id, { tahun, version: version ?? 0 });
    else await createIn(ctx, retensi, { jenis, tahun });
  });
}

/** Kinds by name, as far as they have years. @throws HttpError 422 */
async function chosen(
  engine: Engine,
  names: readonly string[],
): Promise<readonly (Kind & { readonly years: number })[]> {
  const years = await yearsOf(engine.db);
  const found = kindsOf(engine.registry).flatMap(kind => {
    const of = names.includes(kind.resource.name) ? years.get(kind.resource.name) : undefined;
    return of === undefined ? [] : [{ ...kind, years: of }];
  });
  if (found.length < new Set(names).size) throw invalid({ jenis: words.noYears });
  return found;
}

/**
 * Plans a run with the data that is due today; data that becomes due later is not added.
 * @throws HttpError 409 while another run waits or goes on, or if nothing is due; 422 by field
 */
export async function planRun(
  engine: Engine,
  caller: Caller,
  body: ReadBodyOf<typeof rencanakanAnonimisasi>,
  alamatIp: string,
): Promise<void> {
  const { db, registry, now } = engine;
  const { identity } = await readIdentity(db);
  const catatan = body.catatan.trim();
  const named = body.namaPortal.trim().toLowerCase() === identity.namaPortal.trim().toLowerCase();
  if (!catatan || !named)
    throw invalid({
      ...(catatan ? {} : { catatan: messages.noteRequired }),
      ...(named ? {} : { namaPortal: pengaturanRefusals.demo.wrongName({ nama: identity.namaPortal }) }),
    });
  const kinds = await chosen(engine, body.jenis);
  const moment = now();
  const today = dayInZone(moment);
  const id = uuidv7();
  const tanggal = dayAfter(today, body.hari);
  const plan = async (tx: Tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('anonimisasi', 0))`);
    const other = await tx.one(
      `select 1 as ada from internal_anonimisasi where status in ('direncanakan', 'berjalan')`,
    );
    if (other) throw conflict(words.running);
    await tx.execute(
      `insert into internal_anonimisasi (id, created_at, updated_at, tanggal, status, catatan, rencana, total, id_user, nama_user)
       values ($1, $2, $2, $3, 'direncanakan', $4, '[]'::jsonb, 0, $5, $6)`,
      [id, moment.toISOString(), tanggal, catatan, caller.userId, caller.name],
    );
    const rencana: { label: string; jumlah: number }[] = [];
    for (const kind of kinds) {
      const params: unknown[] = [id, kind.resource.name, moment.toISOString()];
      const ready = readySql(registry, kind, dueBefore(today, kind.years), params);
      const jumlah = await tx.execute(
        `insert into internal_anonimisasi_baris (id, created_at, updated_at, id_anonimisasi, jenis, id_baris, hasil)
         select gen_random_uuid(), $3::timestamptz, $3::timestamptz, $1::uuid, $2::text, n.id, 'menunggu' from (${ready}) n`,
        params,
      );
      rencana.push({ label: kind.label, jumlah });
    }
    const total = rencana.reduce((sum, { jumlah }) => sum + jumlah, 0);
    if (!total) throw conflict(words.nobody);
    await tx.execute('update internal_anonimisasi set rencana = $2::jsonb, total = $3 where id = $1', [
      id,
      JSON.stringify(rencana),
      total,
    ]);
    await note(engine, tx, caller, alamatIp, `Anonimisasi ${total} data direncanakan pada ${tanggal}. ${catatan}`);
    await tell(
      { tx, registry, now: moment, caller },
      {
        event: anonimisasiDirencanakan,
        key: id,
        words: { jumlah: total, tanggal: language => (language?.format.day ?? dayInWords)(tanggal), oleh: caller.name },
        people: superAdmins,
        note: noteOf(catatan),
      },
    );
  };
  await db.unhurried(0, () => db.transaction(plan));
}

const note = ({ registry, now }: Engine, on: Queryable, caller: Caller, alamatIp: string, ringkasan: string) =>
  createActivityLog(registry)(on, {
    aksi: 'pengaturan',
    ringkasan,
    waktu: now(),
    idUser: caller.userId,
    namaUser: caller.name,
    roleId: caller.roleId,
    alamatIp,
  });

/** The others who may call it off; who did it knows. */
const superAdmins: Telling['people'] = { akun: [ofRole(role.superAdmin)] };

/** Calls a planned run off, or stops one that goes on: who was made unknown by then stays so. @throws HttpError 404, 409, 422 */
export async function callOff(
  engine: Engine,
  caller: Caller,
  id: string,
  catatan: string,
  alamatIp: string,
): Promise<void> {
  const why = catatan.trim();
  if (!why) throw invalid({ catatan: messages.noteRequired });
  const at = engine.now().toISOString();
  await engine.db.transaction(async tx => {
    const run = await tx.one<{ status: string }>(
      'select status from internal_anonimisasi where id::text = $1 for update',
      [id],
    );
    if (!run) throw notFound();
    if (run.status !== 'direncanakan' && run.status !== 'berjalan') throw conflict(messages.wrongState);
    await tx.execute(
      `update internal_anonimisasi set status = 'dibatalkan', dibatalkan_oleh = $2, alasan_batal = $3, updated_at = $4 where id::text = $1`,
      [id, caller.name, why, at],
    );
    await tx.execute(
      `update internal_anonimisasi_baris set hasil = 'dilewati', pesan = 'Dibatalkan.', updated_at = $2 where id_anonimisasi::text = $1 and hasil = 'menunggu'`,
      [id, at],
    );
    await note(engine, tx, caller, alamatIp, `Anonimisasi dibatalkan. ${why}`);
    await tell(
      { tx, registry: engine.registry, now: engine.now(), caller },
      { event: anonimisasiDibatalkan, key: id, words: { oleh: caller.name }, people: superAdmins, note: noteOf(why) },
    );
  });
}
