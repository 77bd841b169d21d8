import { z } from 'zod';
import { type FilePorts, sweepFiles } from '../../documents/files/index.ts';
import type { Engine } from '../context.ts';
import { contentOf } from './content.ts';
import type { AfterExamples, Remaining } from './empty.ts';
import { type Doer, takeExamplesOut } from './takeOut.ts';

/** How far taking the examples out has come; `berkas`: they are out, what lay behind their files is being removed. */
const emptyingSteps = ['cadangan', 'data', 'berkas', 'selesai', 'gagal'] as const;

const stored = z.object({
  tahap: z.enum(emptyingSteps),
  mulai: z.string(),
  denyut: z.string(),
  cadangan: z.string().nullable(),
  pesan: z.string().nullable(),
});
export type Emptying = z.infer<typeof stored>;

/** A run without a sign of life for so long ended with its process. */
const silentFor = 60_000;
const beatEvery = 10_000;
const key = 'pengosongan';

/**
 * The run at hand or the last one. One whose process is gone has failed while the examples are inside; else it is over,
 * and the daily sweep removes what it left of files.
 */
export async function emptyingNow({ db, now }: Pick<Engine, 'db' | 'now'>, cutOff: string): Promise<Emptying | null> {
  const found = await db.one<{ nilai: string }>('select nilai from _portal where kunci = $1', [key]);
  const read = stored.safeParse(found ? JSON.parse(found.nilai) : null);
  if (!read.success) return null;
  const run = read.data;
  const silent = now().getTime() - Date.parse(run.denyut) > silentFor;
  if (!goesOn(run) || !silent) return run;
  return (await contentOf(db)) === 'demo' ? { ...run, tahap: 'gagal', pesan: cutOff } : { ...run, tahap: 'selesai' };
}

const goesOn = ({ tahap }: Emptying): boolean => tahap !== 'selesai' && tahap !== 'gagal';

export interface EmptyingPorts {
  readonly engine: Engine;
  readonly files: FilePorts;
  /** Writes a backup. @returns where it lies */
  readonly backup: (() => Promise<string>) | undefined;
  readonly after: readonly AfterExamples[];
  /** Told what went wrong. */
  readonly failed: (error: unknown) => void;
  /** Said of a run that failed, and of one that found no examples. */
  readonly words: { readonly failed: string; readonly none: string };
}

/**
 * Makes a backup, takes the examples out and removes their files; each step is noted, so that any process can tell.
 * @returns what was begun; undefined while another run goes on
 */
export async function beginEmptying(
  ports: EmptyingPorts,
  remaining: Remaining,
  doer: Doer,
): Promise<Emptying | undefined> {
  const { db, now } = ports.engine;
  const begun = now().toISOString();
  const first: Emptying = {
    tahap: ports.backup ? 'cadangan' : 'data',
    mulai: begun,
    denyut: begun,
    cadangan: null,
    pesan: null,
  };
  const taken = await db.execute(
    `insert into _portal (kunci, nilai) values ($1, $2) on conflict (kunci) do update set nilai = excluded.nilai
      where (_portal.nilai::json ->> 'tahap') in ('selesai', 'gagal') or (_portal.nilai::json ->> 'denyut') < $3`,
    [key, JSON.stringify(first), new Date(now().getTime() - silentFor).toISOString()],
  );
  if (!taken) return undefined;
  void run(ports, first, remaining, doer);
  return first;
}

async function run(ports: EmptyingPorts, first: Emptying, remaining: Remaining, doer: Doer): Promise<void> {
  const { engine, files, backup, after, words } = ports;
  let state = first;
  const note = async (more: Partial<Emptying> = {}) => {
    state = { ...state, ...more, denyut: engine.now().toISOString() };
    await engine.db.execute('update _portal set nilai = $2 where kunci = $1', [key, JSON.stringify(state)]);
  };
  const pulse = setInterval(() => void note().catch(() => undefined), beatEvery).unref();
  try {
    if (backup) await note({ cadangan: await backup(), tahap: 'data' });
    if (!(await takeExamplesOut(engine, remaining, doer, after)))
      return await note({ tahap: 'gagal', pesan: words.none });
    await note({ tahap: 'berkas' });
    await sweepFiles({ db: engine.db, ...files }, engine.now());
    await note({ tahap: 'selesai' });
  } catch (error) {
    ports.failed(error);
    await note({ tahap: 'gagal', pesan: words.failed }).catch(() => undefined);
  } finally {
    clearInterval(pulse);
  }
}
