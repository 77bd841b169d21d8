import { v7 as uuidv7 } from 'uuid';
import { messages, type Row, wayOf } from '../../../resources/kit/index.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { pendaftarTahap } from '../../../resources/mbkm/pendaftarTahap.ts';
import { type TahapVerifikasi, tahapUntuk } from '../../../resources/mbkm/tahap.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { asSystem, find } from '../../platform/engine/reading.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { conflict } from '../../platform/errors.ts';
import { stageLines } from '../pengaturan/settings.ts';
import { mustHaveProgramme } from './programmes.ts';

/** A stage as stored. */
export type Stage = Pick<Row<typeof pendaftarTahap>, 'id' | 'urutan' | 'tahap' | 'status'>;

export const stagesOf = (on: Queryable, id: string): Promise<Stage[]> =>
  find(asSystem(on), pendaftarTahap, { idPendaftarMbkm: id }, ['id', 'urutan', 'tahap', 'status'], {
    order: ['urutan'],
  });

/** Fields that determine the stages of a participation. */
type Staged = Pick<Pendaftar, 'id' | 'kodeJenisMbkm' | 'jalur'>;

/**
 * Lays out the stages of a first submission, or takes up a returned one where it was returned: earlier approvals
 * stand (docs/domain/20 §1.1).
 * @returns the stage that decides next
 */
export async function openStage(ctx: RuleContext, row: Staged): Promise<TahapVerifikasi> {
  const known = await stagesOf(ctx.tx, row.id);
  const stages = known.length ? known : await layOut(ctx, row);
  const open = stages.find(stage => stage.status !== 'disetujui');
  if (!open) throw conflict(messages.wrongState);
  await ctx.tx.execute(
    `update mbkm_pendaftar_tahap set status = 'menunggu', id_user = null, waktu = null, catatan = null where id = $1`,
    [open.id],
  );
  return open.tahap;
}

async function layOut({ tx, now, registry }: RuleContext, row: Staged): Promise<Stage[]> {
  const way = wayOf(mustHaveProgramme(registry, row.kodeJenisMbkm), row.jalur);
  const names = tahapUntuk(await stageLines(tx), row.kodeJenisMbkm, row.jalur, way?.stages ?? []);
  const stages = names.map((tahap, i): Stage => ({ id: uuidv7(), urutan: i + 1, tahap, status: 'menunggu' }));
  for (const { id, urutan, tahap } of stages) {
    await tx.execute(
      `insert into mbkm_pendaftar_tahap (id, id_pendaftar_mbkm, urutan, tahap, status, created_at, updated_at)
       values ($1, $2, $3, $4, 'menunggu', $5, $5)`,
      [id, row.id, urutan, tahap, now.toISOString()],
    );
  }
  return stages;
}

const outcome = { setujui: 'disetujui', revisi: 'revisi', tolak: 'ditolak' } as const satisfies Record<
  string,
  Stage['status']
>;
export type Decision = keyof typeof outcome;
export const isDecision = (action: unknown): action is Decision =>
  typeof action === 'string' && Object.hasOwn(outcome, action);

/**
 * Records a decision at the active stage; who may take it is declared (`alurPendaftaran`).
 * @returns the stage that decides next after an approval, undefined when it was the last
 * @throws HttpError 409 when no stage is active
 */
export async function decideStage(
  ctx: RuleContext,
  before: Pick<Pendaftar, 'id' | 'tahapAktif'>,
  decision: Decision,
  { note }: Pick<Transition, 'note'>,
): Promise<Stage | undefined> {
  const stages = await stagesOf(ctx.tx, before.id);
  const active = stages.find(stage => stage.tahap === before.tahapAktif);
  if (!active) throw conflict(messages.wrongState);
  await ctx.tx.execute(
    `update mbkm_pendaftar_tahap set status = $2, waktu = $3, catatan = $4, updated_at = $3,
       id_user = (select id from pengaturan_user where id::text = $5) where id = $1`,
    [active.id, outcome[decision], ctx.now.toISOString(), note, ctx.caller.userId],
  );
  return stages.find(stage => stage.urutan > active.urutan && stage.status !== 'disetujui');
}
