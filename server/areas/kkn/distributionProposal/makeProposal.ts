import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { messages, term } from '../../../../resources/kit/index.ts';
import { kknRefusals } from '../../../../resources/kkn/refusals.ts';
import { usulan } from '../../../../resources/kkn/usulan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { isUuid } from '../../../platform/database/ids.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { conflict, HttpError, invalid } from '../../../platform/errors.ts';
import { exists, takeTurns } from '../../master/common.ts';
import { type Computation, compute } from '../distribution/thread/run.ts';
import type { Proposal } from '../distribution/types.ts';
import { answerOf, shortAnswer } from './answer.ts';
import { endSilent, findProposal } from './proposalStore.ts';
import { type WaveData, waveDataOf } from './waveData.ts';

/** A call waits this many milliseconds for the result, then answers that it is being computed. */
const patience = 8000;

/** Milliseconds between two reports of progress. */
const beat = 1000;

const mostDrafts = 20;

/** Computations of this process, by the proposal's id. */
const running = new Map<string, Computation>();

/** Ends what is being computed; the process stops. */
export const stopAll = (): void => {
  for (const computation of running.values()) computation.cancel();
};

/**
 * POST mengatur-kelompok/usulan `{ idGelombang, benih?, pertahankanMandiri? }` (docs/domain/30 §2, §4.2).
 * @returns the proposal; one that takes longer has the state `menghitung` with `kemajuan`, and is polled
 * @throws HttpError 409 while another one of the wave is computed, 422 by field, 429 while too many wait
 */
export async function makeProposal(engine: Engine, caller: Caller, input: unknown) {
  const { idGelombang, benih = randomBytes(4).toString('hex'), pertahankanMandiri = true } = mustBeObject(input);
  if (!isUuid(idGelombang)) throw invalid({ idGelombang: messages.required });
  if ((typeof benih !== 'string' && typeof benih !== 'number') || !/^.{1,40}$/.test(String(benih)))
    throw invalid({ benih: kknRefusals.seedLength });
  if (typeof pertahankanMandiri !== 'boolean') throw invalid({ pertahankanMandiri: messages.wrongType });
  const { id, data } = await inTransaction(engine, caller, usulan, async ctx => {
    await takeTurns(ctx, `kkn-usulan:${idGelombang}`);
    await endSilent(ctx.tx, ctx.now);
    const of = await waveDataOf(ctx.tx, idGelombang, pertahankanMandiri);
    if (!of) throw invalid({ idGelombang: messages.reference({ label: term('Gelombang') }) });
    if (of.status === 'selesai') throw conflict(kknRefusals.ended);
    mustHaveSomebody(of);
    const there = 'select 1 from kkn_usulan_kelompok where id_gelombang = $1 and status';
    if (await exists(ctx.tx, `${there} = 'menghitung'`, [idGelombang])) throw conflict(kknRefusals.computing);
    if (await exists(ctx.tx, `${there} <> 'diterapkan' offset ${mostDrafts - 1}`, [idGelombang]))
      throw conflict(kknRefusals.proposalsMost({ n: mostDrafts }));
    const made = uuidv7({ msecs: ctx.now.getTime() });
    await ctx.tx.execute(
      `insert into kkn_usulan_kelompok (id, id_gelombang, benih, status, kemajuan, pertahankan_mandiri, skor, dasar, created_by, created_at, updated_at)
       values ($1, $2, $3, 'menghitung', 0, $4, 0, $5, $6, $7, $7)`,
      [made, idGelombang, String(benih), pertahankanMandiri, of.dasar, caller.userId, ctx.now],
    );
    return { id: made, data: of };
  });
  const finished = run(engine, id, String(benih), data);
  const result = await Promise.race([finished, new Promise<'late'>(resolve => setTimeout(resolve, patience, 'late'))]);
  if (result instanceof HttpError) throw result;
  const row = await findProposal(engine.db, id);
  return result === 'late' ? shortAnswer(row) : answerOf(row, data, caller);
}

function mustHaveSomebody({ wave }: WaveData): void {
  const seated = new Set(wave.groups.flatMap(it => it.anggota));
  const approved = wave.participants.filter(it => it.disetujui);
  const message = !approved.length
    ? kknRefusals.nobodyApproved
    : approved.every(it => seated.has(it.id))
      ? kknRefusals.everybodySeated
      : undefined;
  if (message) throw invalid({ idGelombang: message }, message);
}

/** Computes and stores; a proposal that was deleted meanwhile ends its computation. @returns why it failed, if it did */
async function run(engine: Engine, id: string, seed: string, { wave }: WaveData): Promise<HttpError | undefined> {
  let done = 0;
  const computation = compute({ wave, seed }, share => {
    done = share;
  });
  running.set(id, computation);
  const tell = async () => {
    const told = await engine.db.execute(
      `update kkn_usulan_kelompok set kemajuan = $2, updated_at = $3 where id = $1 and status = 'menghitung'`,
      [id, Math.min(99, Math.floor(done * 100)), engine.now()],
    );
    if (told === 0) computation.cancel();
  };
  const heart = setInterval(() => void tell().catch(() => {}), beat);
  try {
    await finish(engine, id, await computation.result);
    return undefined;
  } catch (error) {
    const known = error instanceof HttpError ? error : new HttpError(500, messages.internal);
    // Nobody sees a proposal that was refused at once, and one that was cancelled is gone already.
    if (known.statusCode === 429) await engine.db.execute('delete from kkn_usulan_kelompok where id = $1', [id]);
    else
      await engine.db.execute(
        `update kkn_usulan_kelompok set status = 'gagal', pesan = $2, version = version + 1 where id = $1`,
        [id, known.message],
      );
    return known;
  } finally {
    clearInterval(heart);
    running.delete(id);
  }
}

const finish = (engine: Engine, id: string, { skor, ...isi }: Proposal): Promise<number> =>
  engine.db.execute(
    `update kkn_usulan_kelompok set status = 'draf', kemajuan = 100, isi = $2, skor = $3, updated_at = $4, version = version + 1
     where id = $1 and status = 'menghitung'`,
    [id, JSON.stringify(isi), skor, engine.now()],
  );
