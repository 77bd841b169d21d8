import { v7 as uuidv7 } from 'uuid';
import { type Message, term } from '../../../resources/kit/index.ts';
import { sinkronisasiSelesai } from '../../../resources/sinkronisasi/events.ts';
import type { HasilBaris, StatusBeda } from '../../../resources/sinkronisasi/pratinjau.ts';
import { sinkronisasiRincian } from '../../../resources/sinkronisasi/proses.ts';
import { sinkronisasiRefusals } from '../../../resources/sinkronisasi/refusals.ts';
import { createActivityLog } from '../../platform/access/activity.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { keep, keptSaid } from '../../platform/access/keptSaid.ts';
import type { Queryable, Tx } from '../../platform/database/db.ts';
import { holdName } from '../../platform/database/turns.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { asSystem, exists } from '../../platform/engine/reading.ts';
import { badRequest, conflict, HttpError, notFound } from '../../platform/errors.ts';
import { tell } from '../../platform/notify/index.ts';
import { applyItems } from './applyItems.ts';
import { isState } from './previewItem.ts';
import {
  batchesWith,
  countsOf,
  lockItems,
  mustLive,
  type Preview,
  previewOfRun,
  type Starter,
  saveItems,
  setDetails,
} from './previewStore.ts';
import { report, settledItem } from './report.ts';
import { type Kind, type KindName, kinds } from './sourceMapping.ts';

/** A run without a sign of life for so long lost its process; another takes it over. */
export const silentSeconds = 60;
const processes = 'sinkronisasi/proses';
const said = sinkronisasiRefusals.report;

const running = (kind: Kind): Message => sinkronisasiRefusals.running({ apa: term(kind.label) });

export interface Runs {
  /**
   * @throws HttpError 409 when one is running in whichever process, or the preview is too old; 428 when rows that have
   * gone are to be deactivated and `konfirmasiHilang` is not their number
   */
  start(
    caller: Caller,
    kind: Kind,
    body: { idPratinjau?: unknown; statusBeda?: unknown; konfirmasiHilang?: unknown },
  ): Promise<string>;
  /** Applies one item of a preview. */
  one(caller: Caller, kind: Kind, id: string): Promise<HasilBaris>;
  /** Takes over runs whose process is gone. */
  resume(): Promise<number>;
  /** Stops after the batch at hand and waits for it. */
  settled(): Promise<void>;
}

/** Runs of synchronisation in this process; what they know is in the database, so that any process can go on. */
export function createRuns(engine: Engine, failed: (error: unknown) => void): Runs {
  const { db } = engine;
  const log = createActivityLog(engine.registry);
  const active = new Set<Promise<void>>();
  let stopping = false;

  const launch = (id: string, kind: Kind, version: number) => {
    const work: Promise<void> = runBatches(engine, id, kind, version, () => stopping)
      .catch(async (error: unknown) => {
        failed(error);
        await endRun(engine, id, kind, version, {
          failed: keep(said.stopped),
        });
      })
      .catch(failed)
      .finally(() => active.delete(work));
    active.add(work);
  };

  return {
    start: async (caller, kind, { idPratinjau, statusBeda, konfirmasiHilang }) => {
      const wanted = wantedStates(statusBeda);
      const id = await db.transaction(async tx => {
        await lockKind(tx, kind);
        const preview = await mustLive(tx, kind.name, idPratinjau, engine.now());
        if (wanted.includes('hilang')) mustConfirm((await countsOf(tx, preview.id)).hilang, konfirmasiHilang);
        const made = await insertRun(engine, tx, caller, kind, preview);
        await setDetails(tx, preview.id, {
          ...preview.details,
          idProses: made,
          pilihan: wanted,
          oleh: starterOf(caller),
        });
        await log(tx, {
          aksi: 'sinkronisasi',
          ringkasan: `Menerapkan sinkronisasi ${kind.label}.`,
          waktu: engine.now(),
          idUser: caller.userId,
          namaUser: caller.name,
          roleId: caller.roleId,
          resource: processes,
          idBaris: made,
        });
        return made;
      });
      launch(id, kind, 1);
      return id;
    },
    one: (caller, kind, id) => applyOne(engine, log, caller, kind, id),
    resume: async () => {
      const lost = await takeOver(db);
      for (const { id, jenis, version } of lost) launch(id, kinds[jenis], version);
      return lost.length;
    },
    settled: async () => {
      stopping = true;
      await Promise.all(active);
    },
  };
}

/** Deactivating many is confirmed with their number. @throws HttpError 428 with `jumlahHilang` */
function mustConfirm(jumlahHilang: number, confirmed: unknown): void {
  if (jumlahHilang === 0 || confirmed === jumlahHilang) return;
  const message = sinkronisasiRefusals.confirmGone({ n: jumlahHilang });
  throw new HttpError(428, message, undefined, { jumlahHilang });
}

const starterOf = ({ userId, name, roleId, roleName }: Caller): Starter => ({ userId, name, roleId, roleName });

function wantedStates(given: unknown): StatusBeda[] {
  if (!Array.isArray(given) || !given.length || !given.every(isState)) throw badRequest(sinkronisasiRefusals.states);
  return given.filter(state => state !== 'sama');
}

/** One run per kind in all processes; whoever asks at the same moment waits here and then sees the row. */
async function lockKind(tx: Tx, kind: Kind): Promise<void> {
  await holdName(tx, `sinkronisasi:${kind.name}`);
  const busy = await tx.one(`select 1 from sinkronisasi_proses where jenis = $1 and status = 'berjalan'`, [kind.name]);
  if (busy) throw conflict(running(kind));
}

async function insertRun(
  engine: Engine,
  tx: Tx,
  caller: Caller,
  kind: Kind,
  { id, details }: Preview,
): Promise<string> {
  const made = uuidv7({ msecs: engine.now().getTime() });
  const { sama } = await countsOf(tx, id);
  // updated_at is the sign of life, by the clock of the database that all processes share.
  await tx.execute(
    `insert into sinkronisasi_proses (id, jenis, sumber, mode, id_user, mulai, status, jumlah_ditambah, jumlah_diperbarui,
       jumlah_dinonaktifkan, jumlah_dilewati, jumlah_gagal, version, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5::uuid, $6, 'berjalan', 0, 0, 0, $7, 0, 1, $5::uuid::text, $6, now())`,
    [made, kind.name, details.sumber, details.mode, caller.userId, engine.now().toISOString(), sama],
  );
  return made;
}

async function runBatches(
  engine: Engine,
  id: string,
  kind: Kind,
  version: number,
  stopped: () => boolean,
): Promise<void> {
  const preview = await previewOfRun(engine.db, id);
  const wanted = preview?.details.pilihan;
  if (!preview || !wanted) {
    await endRun(engine, id, kind, version, { failed: keep(sinkronisasiRefusals.previewExpired) });
    return;
  }
  for (const bagian of await batchesWith(engine.db, preview.id, wanted)) {
    if (stopped()) return;
    if (!(await runBatch(engine, id, kind, version, preview, bagian, wanted))) return;
  }
  const held = Boolean(preview.details.terlaluBanyakHilang) && wanted.includes('hilang');
  await endRun(engine, id, kind, version, { held });
}

/** One batch with its report in one transaction: after a crash it is there completely or not at all. */
async function runBatch(
  engine: Engine,
  id: string,
  kind: Kind,
  version: number,
  { id: idPreview, details }: Preview,
  bagian: number,
  wanted: readonly StatusBeda[],
): Promise<boolean> {
  return engine.db.transaction(async tx => {
    if (!(await stillOurs(tx, id, version))) return false;
    const items = (await lockItems(tx, idPreview, bagian)) ?? [];
    const open = items.filter(item => wanted.includes(item.s) && item.z !== id);
    const blocked = open.filter(item => item.s === 'hilang' && details.terlaluBanyakHilang);
    const by = details.oleh ?? { userId: '', name: '', roleId: '', roleName: '' };
    const done = await applyItems(
      engine,
      tx,
      by,
      kind,
      open.filter(item => !blocked.includes(item)),
    );
    for (const item of blocked)
      done.set(item, { aksi: 'nonaktifkan', hasil: 'dilewati', pesan: keep(said.tooManyGone) });
    await report(tx, id, open, done, engine.now());
    await saveItems(
      tx,
      idPreview,
      bagian,
      items.map(item => settledItem(item, done.get(item), { run: id, held: blocked.includes(item) })),
    );
    return true;
  });
}

/** Locks the run's row against a take-over; false when somebody else has it. */
async function stillOurs(on: Queryable, id: string, version: number): Promise<boolean> {
  const found = await on.one(
    `select 1 from sinkronisasi_proses where id = $1 and version = $2 and status = 'berjalan' for update`,
    [id, version],
  );
  return found !== undefined;
}

const endings = { selesai: 'selesai', selesai_sebagian: 'selesai sebagian', gagal: 'gagal' } as const;

/** End of a run: the error as a kept message, or whether rows were kept because too many are missing. */
interface Ending {
  readonly failed?: string;
  readonly held?: boolean;
}

/** Ends a run and tells who started it (docs/domain/10 §6 "Notifications"). */
async function endRun(
  engine: Engine,
  id: string,
  kind: Kind,
  version: number,
  { failed, held = false }: Ending,
): Promise<void> {
  await engine.db.transaction(async tx => {
    if (!(await stillOurs(tx, id, version))) return;
    const left = held || (await exists(asSystem(tx), sinkronisasiRincian, { idProses: id, hasil: 'gagal' }));
    const result = failed ? 'gagal' : left ? 'selesai_sebagian' : 'selesai';
    const at = engine.now();
    const run = await tx.one<{ idUser: string }>(
      `update sinkronisasi_proses set status = $2, pesan = $3, selesai = $4, updated_at = now() where id = $1
       returning id_user`,
      [id, result, failed ?? (held ? keep(said.tooManyGone) : null), at.toISOString()],
    );
    await tell(
      { tx, now: at, registry: engine.registry },
      {
        event: sinkronisasiSelesai,
        key: id,
        words: { jenis: kind.label, hasil: endings[result], layar: kind.name },
        people: { akun: [{ users: [run?.idUser ?? null] }] },
      },
    );
  });
}

interface Lost extends Record<string, unknown> {
  id: string;
  jenis: KindName;
  version: number;
}

/** Runs whose process is gone; the new version keeps a process that was only asleep from going on. */
const takeOver = (on: Queryable): Promise<Lost[]> =>
  on.query<Lost>(
    `update sinkronisasi_proses set version = version + 1, updated_at = now()
     where status = 'berjalan' and updated_at < now() - interval '${silentSeconds} seconds' returning id, jenis, version`,
  );

/** `{preview}.{batch}.{position}`. */
export const itemId = (preview: string, bagian: number, n: number): string => `${preview}.${bagian}.${n}`;

/** One row at once; who did it stands in the activity log and, where it was written, in the row's history. */
async function applyOne(
  engine: Engine,
  log: ReturnType<typeof createActivityLog>,
  caller: Caller,
  kind: Kind,
  id: string,
): Promise<HasilBaris> {
  const match = /^([0-9a-f-]{36})\.(\d{1,6})\.(\d{1,6})$/.exec(id);
  if (!match) throw notFound();
  const [bagian, n] = [Number(match[2]), Number(match[3])];
  return engine.db.transaction(async tx => {
    await lockKind(tx, kind);
    const preview = await mustLive(tx, kind.name, match[1], engine.now());
    const items = await lockItems(tx, preview.id, bagian);
    const item = items?.[n];
    if (!items || !item) throw notFound();
    if (item.s === 'sama') return { aksi: 'lewati', hasil: 'dilewati', pesan: keep(said.same) };
    const done = (await applyItems(engine, tx, starterOf(caller), kind, [item])).get(item);
    await saveItems(tx, preview.id, bagian, items.with(n, settledItem(item, done)));
    await log(tx, {
      aksi: 'sinkronisasi',
      ringkasan: `Sinkronisasi ${kind.label} ${item.k}: ${done?.hasil ?? 'dilewati'}.${done?.pesan ? ` ${keptSaid(done.pesan)}` : ''}`,
      waktu: engine.now(),
      idUser: caller.userId,
      namaUser: caller.name,
      roleId: caller.roleId,
      resource: kind.parts[item.p]?.resource ?? processes,
      ...(item.id ? { idBaris: item.id } : {}),
    });
    return done ?? { aksi: 'lewati', hasil: 'dilewati', pesan: null };
  });
}
