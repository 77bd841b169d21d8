import { type BulkAnswer, messages, noteOf } from '../../../resources/kit/index.ts';
import { logbookMagang } from '../../../resources/magang/logbookMagang.ts';
import { luaranMagang } from '../../../resources/magang/luaranMagang.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { conflict, forbidden, invalid } from '../../errors.ts';
import { mustBeObject } from '../../rest/check.ts';
import type { Engine, WriteContext } from '../../rest/context.ts';
import { itemsOf } from '../../rest/http.ts';
import { transitionIn } from '../../rest/transition.ts';
import { lockRow, storeChange } from '../../rest/write.ts';
import { forItems } from './bulk.ts';
import type { Judgement } from './luaranRules.ts';

const isDecision = (aksi: unknown): aksi is 'setujui' | 'revisi' => aksi === 'setujui' || aksi === 'revisi';

/**
 * PUT …/logbook-magang/verifikasi: the supervisor approves or returns, the partner initials, many at once
 * (docs/domain/20 §2).
 * @throws HttpError 403 for another role, 422 for another `aksi` or a missing note
 */
export async function decideLogs(engine: Engine, caller: Caller, input: unknown): Promise<BulkAnswer> {
  mustBeAllowed(caller, logbookMagang, 'action');
  const body = mustBeObject(input);
  const { aksi, catatan } = body;
  if (aksi === 'paraf') {
    if (caller.baseRole !== 'HA06') throw forbidden();
    const komentar = noteOf(body.komentarMitra ?? catatan, 300);
    return forItems(engine, caller, logbookMagang, itemsOf(body), (ctx, item) => initial(ctx, item, komentar));
  }
  mustBeDecision(caller, aksi, catatan);
  return forItems(engine, caller, logbookMagang, itemsOf(body), (ctx, { id, version }) =>
    transitionIn(ctx, logbookMagang, id, aksi, { version, catatan }),
  );
}

/** The action is one of the supervisor's and has its note. @throws HttpError 403, 422 */
function mustBeDecision(caller: Caller, aksi: unknown, catatan: unknown): asserts aksi is 'setujui' | 'revisi' {
  if (!isDecision(aksi)) throw invalid({ aksi: messages.choice });
  if (caller.baseRole !== 'HA04') throw forbidden();
  if (aksi === 'revisi' && !noteOf(catatan)) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
}

/** The partner's initials under what waits or was approved; a comment may be added to them later. */
async function initial(
  ctx: WriteContext,
  { id, version }: { id: string; version?: number | undefined },
  komentar: string | null,
): Promise<RowData> {
  const before = await lockRow(ctx, logbookMagang, id);
  const stale = version !== undefined && version !== before.version;
  if (stale || (before.status !== 'diajukan' && before.status !== 'disetujui')) throw conflict(messages.wrongState);
  const data = {
    parafMitra: true,
    waktuParaf: ctx.now.toISOString(),
    komentarMitra: komentar ?? before.komentarMitra,
  };
  return storeChange(ctx, logbookMagang, before, data, { action: 'ubah', note: komentar });
}

/** A number with at most two decimals from 0 to 100, null when none is given. @throws HttpError 422 */
function scoreOf(value: unknown, name: string): number | null {
  if (value === undefined || value === null || value === '') return null;
  const right = typeof value === 'number' && value >= 0 && value <= 100;
  if (!right) throw invalid({ [name]: 'Nilai harus antara 0 dan 100.' }, 'Nilai harus antara 0 dan 100.');
  return Math.round(value * 100) / 100;
}

/**
 * PUT …/luaran-magang/verifikasi: the supervisor approves or returns, with the grade of a final report and the
 * similarity that was found (docs/domain/20 §1.11, §2).
 */
export async function decideOutputs(engine: Engine, caller: Caller, input: unknown): Promise<BulkAnswer> {
  mustBeAllowed(caller, luaranMagang, 'action');
  const body = mustBeObject(input);
  const { aksi, catatan } = body;
  mustBeDecision(caller, aksi, catatan);
  const judgement: Judgement = {
    nilai: scoreOf(body.nilai, 'nilai'),
    persenKemiripan: scoreOf(body.persenKemiripan, 'persenKemiripan'),
  };
  return forItems(engine, caller, luaranMagang, itemsOf(body), (ctx, { id, version }) => {
    const judging = { ...ctx, judgement };
    return transitionIn(judging, luaranMagang, id, aksi, { version, catatan });
  });
}
