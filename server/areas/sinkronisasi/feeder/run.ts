import { type Message, type Note, noteOf } from '../../../../resources/kit/index.ts';
import { pengirimanFeeder } from '../../../../resources/sinkronisasi/feeder/pengiriman.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { keep } from '../../../platform/access/keptSaid.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import type { Engine, EngineJob } from '../../../platform/engine/context.ts';
import { systemCaller } from '../../../platform/engine/dueRows.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { transitionIn } from '../../../platform/engine/transition.ts';
import { asItIs } from '../../../platform/versions.ts';
import { SiamikUnavailable } from '../../mbkm/siamik.ts';
import { feederOf } from './chooseFeeder.ts';
import { refreshCodes, unsureCodes } from './codes.ts';
import { type Comparing, compare } from './compare.ts';
import { forgetGone } from './forget.ts';
import { planPages } from './plan.ts';
import { type FeederPort, FeederRefused } from './port.ts';
import { deleteAll, sendAll } from './send.ts';
import { beginRun, countRecords, endRun, saveRecords } from './store.ts';

interface Due extends DbRow {
  id: string;
  status: 'menyusun' | 'berjalan';
  idPeriode: string;
  jenis: string[];
  idProgramProdi: string | null;
  prestasi: boolean | null;
}

const dueRuns = (on: Queryable): Promise<Due[]> =>
  on.query<Due>(
    `select id, status, id_periode, jenis, id_program_prodi, prestasi from sinkronisasi_pengiriman_feeder
     where status in ('menyusun', 'berjalan') order by updated_at, id`,
  );

/** Sendings of which somebody wants records deleted. */
const deletionsOf = (on: Queryable): Promise<{ id: string }[]> =>
  on.query(
    `select distinct id_pengiriman as id from sinkronisasi_rekaman_feeder
     where status = 'antre_hapus' and id_pengiriman is not null order by 1`,
  );

interface Comparison extends DbRow, Comparing {}

/** Sendings whose semester somebody wants compared. */
const comparisonsOf = (on: Queryable): Promise<Comparison[]> =>
  on.query<Comparison>(
    `select id, id_periode, prestasi from sinkronisasi_pengiriman_feeder where banding = 'antre' order by updated_at, id`,
  );

const isIn = async (on: Queryable, id: string, status: string): Promise<boolean> =>
  (await on.one('select 1 as ok from sinkronisasi_pengiriman_feeder where id = $1 and status = $2', [id, status])) !==
  undefined;

/** Takes a step of a sending in the system's name, unless somebody took another one meanwhile. */
async function step(
  engine: Engine,
  { id, status }: Due,
  name: 'tersusun' | 'tuntas' | 'terputus',
  pesan: Message | null,
): Promise<void> {
  const kept = pesan ? keep(pesan) : null;
  const catatan: Note | null = pesan ? noteOf(pesan) : null;
  await inTransaction(engine, systemCaller, pengirimanFeeder, async ctx => {
    if (!(await isIn(ctx.tx, id, status))) return;
    const data = { pesan: kept, ...(name === 'tersusun' ? { disusunPada: engine.now().toISOString() } : {}) };
    await transitionIn(ctx, pengirimanFeeder, id, name, { version: asItIs, catatan }, data);
  });
}

/** Composes a sending, page by page. @returns false when it was stopped */
async function composed(engine: Engine, port: FeederPort, run: Due, signal: AbortSignal): Promise<boolean> {
  const { db } = engine;
  await forgetGone(db, port, run, engine.now());
  const composing = beginRun(run.id, run, engine.now());
  for await (const page of planPages(engine, port, run)) {
    if (signal.aborted || !(await isIn(db, run.id, 'menyusun'))) return false;
    await saveRecords(db, composing, page);
    await countRecords(db, run.id);
  }
  await endRun(db, composing);
  await countRecords(db, run.id);
  return true;
}

async function work(engine: Engine, run: Due, signal: AbortSignal): Promise<void> {
  const port = await feederOf(engine.db);
  await refreshCodes(engine, port, run.prestasi === true);
  if (run.status === 'menyusun') {
    if (await composed(engine, port, run, signal)) await step(engine, run, 'tersusun', null);
    return;
  }
  const changed = await unsureCodes(engine.db);
  if (changed.length) {
    await step(engine, run, 'terputus', sinkronisasiRefusals.feeder.codesChanged({ nama: changed.join(', ') }));
    return;
  }
  const stopped = async () => !(await isIn(engine.db, run.id, 'berjalan'));
  if (await sendAll(engine, port, run.id, { signal, stopped })) await step(engine, run, 'tuntas', null);
}

/** What is said of a sending that could not go on; an error of ours stays one, for the log. */
function reasonOf(error: unknown): Message | undefined {
  return error instanceof SiamikUnavailable || error instanceof FeederRefused ? error.said : undefined;
}

/** Compares a semester, and notes what came of it in the system's name. */
async function compareOne(engine: Engine, run: Comparison, signal: AbortSignal): Promise<void> {
  const end = async (name: 'banding/sama' | 'banding/berbeda' | 'banding/putus', data: object, said?: Message) =>
    inTransaction(engine, systemCaller, pengirimanFeeder, async ctx => {
      if (
        !(await ctx.tx.one(`select 1 as ok from sinkronisasi_pengiriman_feeder where id = $1 and banding = 'antre'`, [
          run.id,
        ]))
      )
        return;
      await transitionIn(
        ctx,
        pengirimanFeeder,
        run.id,
        name,
        { version: asItIs, catatan: said ? noteOf(said) : null },
        data,
      );
    });
  try {
    const found = await compare(engine.db, await feederOf(engine.db), run, { signal, now: engine.now() });
    if (!found) return;
    const { there, onlyThere, onlyHere } = found;
    await end(onlyThere + onlyHere ? 'banding/berbeda' : 'banding/sama', {
      jumlahDiFeeder: there,
      jumlahHanyaFeeder: onlyThere,
      jumlahHanyaPortal: onlyHere,
      dibandingkanPada: engine.now().toISOString(),
    });
  } catch (error) {
    const said = reasonOf(error);
    await end('banding/putus', {}, said ?? sinkronisasiRefusals.feeder.crashed);
    if (!said) throw error;
  }
}

async function runAll(engine: Engine, signal: AbortSignal): Promise<{ pengiriman: number }> {
  const runs = await dueRuns(engine.db);
  for (const run of runs) {
    if (signal.aborted) break;
    try {
      await work(engine, run, signal);
    } catch (error) {
      const said = reasonOf(error);
      await step(engine, run, 'terputus', said ?? sinkronisasiRefusals.feeder.crashed);
      await countRecords(engine.db, run.id);
      if (!said) throw error;
    }
  }
  for (const { id } of await deletionsOf(engine.db)) {
    if (signal.aborted) break;
    await deleteAll(engine, await feederOf(engine.db), id, { signal, stopped: async () => false });
  }
  for (const run of await comparisonsOf(engine.db)) {
    if (signal.aborted) break;
    await compareOne(engine, run, signal);
  }
  return { pengiriman: runs.length };
}

/** Composes and sends; one process at a time, as every job. A process that dies leaves its work to the next one. */
export const feederJob: EngineJob = {
  name: 'neo-feeder',
  title: 'Menyusun dan mengirim ke Neo Feeder',
  schedule: { everyMinutes: 1 },
  due: async ({ db }) => {
    const lists = [await dueRuns(db), await deletionsOf(db), await comparisonsOf(db)];
    return lists.some(({ length }) => length > 0);
  },
  run: ({ engine, signal }) => runAll(engine, signal),
};
