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
import { acts } from './acts.ts';
import { feederOf } from './chooseFeeder.ts';
import { refreshCodes, unsureCodes } from './codes.ts';
import { planOf } from './plan.ts';
import { equals, type FeederPort, FeederRefused } from './port.ts';
import { readAll, textOf } from './read.ts';
import { deleteAll, sendAll } from './send.ts';
import { countRecords, forgetGone, savePlan } from './store.ts';

interface Due extends DbRow {
  id: string;
  status: 'menyusun' | 'berjalan';
  idPeriode: string;
  jenis: string[];
  idProgramProdi: string | null;
}

const dueRuns = (on: Queryable): Promise<Due[]> =>
  on.query<Due>(
    `select id, status, id_periode, jenis, id_program_prodi from sinkronisasi_pengiriman_feeder
     where status in ('menyusun', 'berjalan') order by updated_at, id`,
  );

/** Sendings of which somebody wants records deleted. */
const deletionsOf = (on: Queryable): Promise<{ id: string }[]> =>
  on.query(
    `select distinct id_pengiriman as id from sinkronisasi_rekaman_feeder
     where status = 'antre_hapus' and id_pengiriman is not null order by 1`,
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

/** Ids of the activities that the Feeder has of a period's semester. */
async function activitiesThere(on: Queryable, port: FeederPort, idPeriode: string): Promise<string[]> {
  const period = await on.one<{ kode: string }>('select kode from master_periode where id = $1', [idPeriode]);
  const rows = await readAll(port, acts.aktivitas.list, equals({ id_semester: period?.kode ?? '' }));
  return rows.map(row => textOf(row, acts.aktivitas.id));
}

async function work(engine: Engine, run: Due, signal: AbortSignal): Promise<void> {
  const port = await feederOf(engine.db);
  await refreshCodes(engine, port);
  if (run.status === 'menyusun') {
    const planned = await planOf(engine, port, run);
    await forgetGone(engine.db, run.idPeriode, await activitiesThere(engine.db, port, run.idPeriode), engine.now());
    await savePlan(engine.db, run.id, run, planned, engine.now());
    await countRecords(engine.db, run.id);
    await step(engine, run, 'tersusun', null);
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
  return { pengiriman: runs.length };
}

/** Composes and sends; one process at a time, as every job. A process that dies leaves its work to the next one. */
export const feederJob: EngineJob = {
  name: 'neo-feeder',
  title: 'Menyusun dan mengirim ke Neo Feeder',
  schedule: { everyMinutes: 1 },
  due: async ({ db }) => (await dueRuns(db)).length > 0 || (await deletionsOf(db)).length > 0,
  run: ({ engine, signal }) => runAll(engine, signal),
};
