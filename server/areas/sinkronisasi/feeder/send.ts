import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type JenisRekaman, jenisRekaman } from '../../../../resources/sinkronisasi/feeder/rekaman.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { keep } from '../../../platform/access/keptSaid.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { SiamikUnavailable } from '../../mbkm/siamik.ts';
import { type Act, acts, naturalFilter, type Parents } from './acts.ts';
import { equals, type FeederPort, FeederRefused, type FeederRow } from './port.ts';
import { readAll, textOf } from './read.ts';
import { countRecords } from './store.ts';

const table = 'sinkronisasi_rekaman_feeder';
const slice = 50;
/** Calls without an answer, one after the other, before a sending stops. */
const mostSilent = 3;
const pauses = [200, 3000];

interface Waiting extends DbRow {
  id: string;
  jenis: JenisRekaman;
  status: 'siap' | 'berubah' | 'gagal' | 'mengirim' | 'antre_hapus';
  isi: FeederRow;
  idFeeder: string | null;
  percobaan: number;
  idAktivitas: string | null;
  idAnggota: string | null;
}

/** Kinds that belong to no other record; people may have typed them there before. */
const standsAlone = (jenis: JenisRekaman): boolean => jenis === 'aktivitas' || jenis === 'prestasi';

const isKind = (name: string): name is JenisRekaman => Object.hasOwn(jenisRekaman, name);
const kinds = Object.keys(jenisRekaman).filter(isKind);

/** Records of one kind that wait, in the order of their ids, with the ids of what they belong to. */
const waitingOf = (on: Queryable, run: string, jenis: JenisRekaman, after: string, states: readonly string[]) =>
  on.query<Waiting>(
    `select r.id, r.jenis, r.status, r.isi, r.id_feeder, r.percobaan, i.id_feeder as id_aktivitas, a.id_feeder as id_anggota
     from ${table} r
     left join ${table} i on i.jenis = 'aktivitas' and i.kunci = r.kunci_induk
     left join ${table} a on a.jenis = 'anggota' and a.kunci = r.kunci_anggota
     where r.id_pengiriman = $1 and r.jenis = $2 and r.status = any($3::text[]) and r.id > $4::uuid
     order by r.id limit ${slice}`,
    [run, jenis, states, after],
  );

const first = '00000000-0000-0000-0000-000000000000';

/** Reasons to stop a sending before its end. */
export interface Stops {
  readonly signal: AbortSignal;
  /** Whether somebody has stopped it meanwhile. */
  stopped(): Promise<boolean>;
}

/**
 * Sends what waits of a sending, one record after the other: activities, then members, supervisors, recognised courses.
 * Each record is noted before its call and after the answer, so that a process that dies leaves at most one whose answer
 * is not known; that one is looked for before it is sent again.
 * @returns false when it was stopped
 * @throws SiamikUnavailable when the Feeder does not answer any more
 */
export async function sendAll(engine: Engine, port: FeederPort, run: string, stops: Stops): Promise<boolean> {
  const sender = createSender(engine, port);
  for (const jenis of kinds) {
    if (!(await sendKind(engine, sender, run, jenis, ['siap', 'berubah', 'gagal'], stops))) return false;
    // Last, and what belongs to them after them: the Feeder may still be storing what a process sent before it died.
    if (!(await settled(engine, port, run, jenis, stops))) return false;
    if (!(await sendKind(engine, sender, run, jenis, ['mengirim'], stops))) return false;
  }
  return deleteAll(engine, port, run, stops);
}

/** Waits until nothing of a kind can be on its way any more. @returns false when it was stopped meanwhile */
async function settled(
  { db, now }: Engine,
  { answersWithin }: FeederPort,
  run: string,
  jenis: JenisRekaman,
  { signal, stopped }: Stops,
): Promise<boolean> {
  const sent = await db.one<{ at: string | null }>(
    `select max(updated_at) as at from ${table} where id_pengiriman = $1 and jenis = $2 and status = 'mengirim'`,
    [run, jenis],
  );
  if (!sent?.at) return true;
  const left = Math.min(Date.parse(sent.at) + answersWithin - now().getTime(), answersWithin);
  if (left > 0) await wait(left, undefined, { signal }).catch(() => undefined);
  return !signal.aborted && !(await stopped());
}

/**
 * Deletes what people said should go; what belongs to something goes before it.
 * @returns false when it was stopped
 * @throws SiamikUnavailable
 */
export async function deleteAll(engine: Engine, port: FeederPort, run: string, stops: Stops): Promise<boolean> {
  const sender = createSender(engine, port);
  for (const jenis of [...kinds].reverse()) {
    if (!(await sendKind(engine, sender, run, jenis, ['antre_hapus'], stops))) return false;
  }
  return true;
}

async function sendKind(
  engine: Engine,
  sender: (row: Waiting) => Promise<void>,
  run: string,
  jenis: JenisRekaman,
  states: readonly string[],
  { signal, stopped }: Stops,
): Promise<boolean> {
  let after = first;
  for (;;) {
    const rows = await waitingOf(engine.db, run, jenis, after, states);
    for (const row of rows) {
      if (signal.aborted || (await stopped())) return false;
      await sender(row);
    }
    await countRecords(engine.db, run);
    const last = rows.at(-1);
    if (!last || rows.length < slice) return true;
    after = last.id;
  }
}

/** Sends single records and notes how each fared; three silences in a row are the Feeder's, not the records'. */
function createSender({ db, now }: Engine, port: FeederPort): (row: Waiting) => Promise<void> {
  const note = (id: string, status: string, alasan: string | null) =>
    db.execute(`update ${table} set status = $2, alasan = $3, updated_at = $4, version = version + 1 where id = $1`, [
      id,
      status,
      alasan,
      now().toISOString(),
    ]);
  const stored = (row: Waiting, idFeeder: string) =>
    db.execute(
      `update ${table} set status = 'terkirim', alasan = null, id_feeder = $2, terkirim = isi, terkirim_pada = $3,
         updated_at = $3, version = version + 1 where id = $1`,
      [row.id, idFeeder, now().toISOString()],
    );
  // Nothing is there any more: in a later plan it is a new record.
  const gone = (row: Waiting) =>
    db.execute(
      `update ${table} set status = 'terhapus', alasan = null, id_feeder = null, terkirim = null, updated_at = $2,
         version = version + 1 where id = $1`,
      [row.id, now().toISOString()],
    );
  return async row => {
    const missing = missingParent(row);
    if (missing) {
      await note(row.id, 'gagal', keep(missing));
      return;
    }
    // Somebody may have taken a deletion back since the row was read, or another process the record.
    const taken = await db.execute(
      `update ${table} set status = $3, percobaan = percobaan + 1, updated_at = $2, version = version + 1
       where id = $1 and status = $4 and percobaan = $5`,
      [row.id, now().toISOString(), row.status === 'antre_hapus' ? row.status : 'mengirim', row.status, row.percobaan],
    );
    if (!taken) return;
    try {
      const idFeeder = await patiently(attempt => sendOne(db, port, row, attempt));
      if (idFeeder === null) await gone(row);
      else await stored(row, idFeeder);
    } catch (error) {
      if (!(error instanceof FeederRefused)) throw error;
      // A refused deletion waits for somebody to decide again.
      await note(row.id, row.status === 'antre_hapus' ? 'perlu_hapus' : 'gagal', keep(error.said));
    }
  };
}

function missingParent({ jenis, idAktivitas, idAnggota, status }: Waiting) {
  if (status === 'antre_hapus' || standsAlone(jenis)) return undefined;
  if (!idAktivitas) return sinkronisasiRefusals.feeder.parentFirst;
  return jenis === 'konversi' && !idAnggota ? sinkronisasiRefusals.feeder.memberFirst : undefined;
}

/** Tries again after a silence; the answer to the try before may have been lost after the record was stored. */
async function patiently<T>(work: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      const pause = pauses[attempt];
      if (!(error instanceof SiamikUnavailable) || pause === undefined || attempt + 1 >= mostSilent) throw error;
      await wait(pause);
    }
  }
}

/** @returns the Feeder's id; null after a deletion */
async function sendOne(on: Queryable, port: FeederPort, row: Waiting, attempt: number): Promise<string | null> {
  const act = acts[row.jenis];
  const parents: Parents = { idAktivitas: row.idAktivitas ?? '', idAnggota: row.idAnggota ?? '' };
  const record = act.record(row.isi, parents);
  if (row.status === 'antre_hapus') {
    const id = row.idFeeder ?? (await findThere(on, port, row, record));
    if (id !== null) await orGone(port, act, id, () => port.call(`Delete${act.name}`, { key: { [act.id]: id } }));
    return null;
  }
  const { idFeeder } = row;
  if (idFeeder !== null) {
    const change = () => port.call(`Update${act.name}`, { key: { [act.id]: idFeeder }, record });
    if (await orGone(port, act, idFeeder, change)) return idFeeder;
  }
  // Activities and achievements may have been typed there by hand; anything else only comes from here, unless an answer was lost.
  const unsure = standsAlone(row.jenis) || row.status === 'mengirim' || row.percobaan > 0 || attempt > 0;
  const known = unsure ? await findThere(on, port, row, record) : null;
  if (known !== null) return known;
  return idOf(await port.call(`Insert${act.name}`, { record }), act.id);
}

/**
 * Changes or deletes a record that is there.
 * @returns false where somebody deleted it there meanwhile
 * @throws FeederRefused for any other refusal
 */
async function orGone(port: FeederPort, act: Act, id: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof FeederRefused) || (await readAll(port, act.list, equals({ [act.id]: id }))).length)
      throw error;
    return false;
  }
}

/**
 * The record at the Feeder that a lost answer was about, or that somebody typed there before.
 * @throws FeederRefused for several that are the same
 */
async function findThere(on: Queryable, port: FeederPort, row: Waiting, record: FeederRow): Promise<string | null> {
  const act = acts[row.jenis];
  const rows = await readAll(port, act.list, naturalFilter(act, record));
  const ids = rows.map(found => textOf(found, act.id)).filter(Boolean);
  if (!ids.length) return null;
  const taken = await on.query<{ idFeeder: string }>(
    `select id_feeder from ${table} where id_feeder = any($1::text[]) and jenis = $2 and id <> $3`,
    [ids, row.jenis, row.id],
  );
  const free = rows.filter(found => !taken.some(({ idFeeder }) => idFeeder === textOf(found, act.id)));
  const mark = textOf(record, 'keterangan');
  const own = free.filter(found => textOf(found, 'keterangan') === mark);
  const [mine] = own;
  if (mine) return textOf(mine, act.id);
  // Of another record of the portal, whose answer is not known yet.
  const typed = free.filter(found => row.jenis !== 'aktivitas' || !textOf(found, 'keterangan').startsWith('Portal '));
  const [only] = typed;
  if (!only) return null;
  if (typed.length === 1) return textOf(only, act.id);
  throw new FeederRefused(sinkronisasiRefusals.feeder.twoAlike({ n: typed.length }));
}

/** The id that an insert answers with. */
function idOf(data: unknown, name: string): string {
  const read = z.record(z.string(), z.unknown()).safeParse(data);
  const id = read.success ? textOf(read.data, name) : '';
  if (!id) throw new SiamikUnavailable(sinkronisasiRefusals.sourceDown({ nama: 'Neo Feeder' }));
  return id;
}
