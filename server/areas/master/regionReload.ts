import { v7 as uuidv7 } from 'uuid';
import type { Registry } from '../../../resources/kit/index.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import { provinsi } from '../../../resources/master/wilayah.ts';
import { createActivityLog } from '../../platform/access/activity.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Db, DbRow, Tx } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { conflict } from '../../platform/errors.ts';
import { keepCities } from './participationCopies.ts';
import { regionRows, regionSources } from './regionSource.ts';
import { loadRegions } from './regions.ts';

/** Progress of a reload of the regions, or the result of the last one. */
interface ReloadState {
  status: 'belum' | 'diproses' | 'selesai' | 'gagal';
  /** Percent. */
  kemajuan: number;
  pesan: string | null;
}

export interface RegionReload {
  /** @throws HttpError 409 when one is running, in whichever process */
  start(caller: Caller, failed: (error: unknown) => void): Promise<ReloadState>;
  state(): Promise<ReloadState>;
  /** Waits for a reload of this process. */
  settled(): Promise<void>;
}

const source = 'idn-area-data';
const interrupted = 'Pemuatan wilayah terputus. Muat ulang sekali lagi.';
const lockSql = `hashtextextended('master:muat-ulang-wilayah', 0)`;
/** Approximate number of regions, used only for the progress. */
const allRegions = 91_600;
/**
 * Regions of a batch. On the embedded database each is a transaction of its own, short enough for others to come in
 * between (about 100 ms where something changes).
 */
const batchOf = ({ embedded }: Db): number => (embedded ? 500 : 2000);

/**
 * 'Muat ulang wilayah resmi' (docs/domain/10 §2.5): names as in the package, vanished codes switched off. On PostgreSQL
 * it is one transaction; on the embedded database, where one would keep everybody else waiting, each batch is: a region
 * is right for itself, and a reload that was cut off is said and done once more. What it said last is a row of `internal/impor`, which says "interrupted" until the end, so that a process
 * that dies leaves the truth; the advisory lock of the transaction tells every process whether one is running.
 * @param regions which regions to load; tests take a few
 */
export function createRegionReload(engine: Engine, regions?: (id: string) => boolean): RegionReload {
  const { db, registry } = engine;
  let running: { progress: number; done: Promise<void> } | undefined;

  const work = async (caller: Caller, id: string, taken: (free: boolean) => void, tell: (n: number) => void) => {
    let batches = 0;
    const batchDone = () => tell(Math.min(99, Math.round((++batches * batchOf(db) * 100) / allRegions)));
    if (db.embedded) {
      taken(true);
      const deactivated = await reload(inBatches(db, batchDone), registry, regions);
      await db.transaction(tx => finish(engine, tx, caller, id, deactivated));
      return;
    }
    await db.transaction(async tx => {
      const lock = await tx.one<{ ok: boolean }>(`select pg_try_advisory_xact_lock(${lockSql}) as ok`);
      taken(lock?.ok === true);
      if (!lock?.ok) return;
      const deactivated = await reload(insideOf(db, tx, batchDone), registry, regions);
      await finish(engine, tx, caller, id, deactivated);
    });
  };

  const start: RegionReload['start'] = async (caller, failed) => {
    if (running) throw conflict(masterRefusals.reloading);
    // Taken before anything is awaited: two calls of one process must not both pass the line above.
    const job = { progress: 0, done: Promise.resolve() };
    running = job;
    const id = await note(db, caller, engine.now()).catch(error => {
      running = undefined;
      throw error;
    });
    const free = await new Promise<boolean>((resolve, reject) => {
      // Progress is written outside the transaction, for other processes; the one embedded connection is taken. It only
      // rises: what waited for the end must not go behind it.
      const keep = () =>
        db.execute('update internal_impor set kemajuan = $2 where id = $1 and kemajuan < $2', [id, job.progress]);
      const timer = db.embedded ? undefined : setInterval(() => void keep().catch(() => 0), 500);
      const tell = (percent: number) => {
        job.progress = percent;
      };
      job.done = work(caller, id, resolve, tell)
        .catch(error => {
          reject(error);
          failed(error);
        })
        .finally(() => {
          clearInterval(timer);
          running = undefined;
        });
    });
    if (free) return { status: 'diproses', kemajuan: 0, pesan: null };
    await job.done;
    await db.execute('delete from internal_impor where id = $1', [id]);
    throw conflict(masterRefusals.reloading);
  };

  return {
    start,
    state: async () => (running ? { status: 'diproses', kemajuan: running.progress, pesan: null } : stored(db)),
    settled: async () => running?.done,
  };
}

/** The database as seen from inside a transaction, for a loader that opens a transaction per batch. */
const insideOf = (db: Db, tx: Tx, batchDone: () => void): Db => ({
  ...db,
  query: tx.query,
  one: tx.one,
  execute: tx.execute,
  transaction: async inner => {
    const result = await tx.savepoint(() => inner(tx));
    batchDone();
    return result;
  },
});

/** Database for a loader, which reports each batch. */
const inBatches = (db: Db, batchDone: () => void): Db => ({
  ...db,
  transaction: async inner => {
    const result = await db.transaction(inner);
    batchDone();
    return result;
  },
});

/** @returns how many codes are no longer in the package */
async function reload(db: Db, registry: Registry, regions: ((id: string) => boolean) | undefined): Promise<number> {
  // Regions that an administrator switched off stay off, though the package has them.
  const off = new Set<string>();
  for (const { resource } of regionSources)
    for (const { id } of await idsWhere(db, registry, resource, 'not aktif')) off.add(id);
  await loadRegions(db, registry, { quiet: true, off, batch: batchOf(db), ...(regions ? { regions } : {}) });
  let deactivated = 0;
  for (const level of regionSources) {
    const known = new Set<string>();
    for await (const row of regionRows(level, regions)) known.add(row.id);
    const official = await idsWhere(db, registry, level.resource, `sumber = 'resmi' and aktif`);
    const gone = official.flatMap(({ id }) => (known.has(id) ? [] : [id]));
    if (!gone.length) continue;
    deactivated += await db.execute(
      `update ${tableOf(registry, level.resource)} set aktif = false, version = version + 1 where id = any($1::text[])`,
      [gone],
    );
  }
  await keepCities(db);
  return deactivated;
}

const idsWhere = (db: Db, registry: Registry, resource: string, where: string): Promise<{ id: string }[]> =>
  db.query<{ id: string }>(`select id from ${tableOf(registry, resource)} where ${where}`);

const tableOf = (registry: Registry, resource: string): string => tableName(registry.get(resource));

async function note(db: Db, caller: Caller, now: Date): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  await db.execute(
    `insert into internal_impor (id, resource, id_user, nama_berkas, status, kemajuan, pesan, mulai, created_at, updated_at)
     values ($1, $2, $3, $4, 'gagal', 0, $5, $6, $6, $6)`,
    [id, provinsi.name, caller.userId, source, interrupted, now.toISOString()],
  );
  return id;
}

async function finish(engine: Engine, tx: Tx, caller: Caller, id: string, deactivated: number): Promise<void> {
  const pesan = deactivated ? `${deactivated} wilayah tidak ada lagi di sumber dan dinonaktifkan.` : null;
  const at = engine.now().toISOString();
  await tx.execute(
    `update internal_impor set status = 'selesai', kemajuan = 100, pesan = $2, selesai = $3, updated_at = $3 where id = $1`,
    [id, pesan, at],
  );
  await createActivityLog(engine.registry)(tx, {
    aksi: 'impor',
    ringkasan: 'Memuat ulang wilayah resmi',
    waktu: engine.now(),
    idUser: caller.userId,
    namaUser: caller.name,
    roleId: caller.roleId,
    resource: provinsi.name,
  });
}

interface StoredRun extends DbRow {
  status: 'selesai' | 'gagal';
  kemajuan: number | null;
  pesan: string | null;
}

/** The last run as stored; one of another process is recognised by its lock. */
async function stored(db: Db): Promise<ReloadState> {
  const last = await db.one<StoredRun>(
    `select status, kemajuan, pesan from internal_impor where resource = $1 and nama_berkas = $2
     order by created_at desc, id desc limit 1`,
    [provinsi.name, source],
  );
  if (!last) return { status: 'belum', kemajuan: 0, pesan: null };
  const kemajuan = last.kemajuan ?? 0;
  if (last.status === 'gagal' && (await heldElsewhere(db))) return { status: 'diproses', kemajuan, pesan: null };
  return { status: last.status, kemajuan, pesan: last.pesan };
}

const heldElsewhere = (db: Db): Promise<boolean> =>
  db.transaction(async tx => {
    const lock = await tx.one<{ ok: boolean }>(`select pg_try_advisory_xact_lock(${lockSql}) as ok`);
    return lock?.ok !== true;
  });
