import { type FieldErrors, messages } from '../../../resources/kit/index.ts';
import { type RekomendasiDosen, rekomendasiDosen, terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { noteIn } from '../../platform/engine/bodyWords.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { lockRow, mustBeCurrent } from '../../platform/engine/lockRow.ts';
import { findRow } from '../../platform/engine/read.ts';
import { passing } from '../../platform/engine/ruleParameter.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { forbidden, invalid, notFound } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { lockParticipation, wrongState } from './conversionSteps.ts';
import { writtenAsSet } from './ruleParameters.ts';

const isAdvice = (value: unknown): value is RekomendasiDosen =>
  typeof value === 'string' && Object.hasOwn(rekomendasiDosen, value);
const longestNote = 300;

/**
 * The supervisor's advice on one proposed course, while the package waits for its decision; it decides nothing
 * (docs/domain/20 §1.6, §2 PUT A/{id}/rekomendasi).
 * @returns the id of the participation
 * @throws HttpError 403, 404, 409, 422
 */
export async function recommend(engine: Engine, caller: Caller, id: string, body: unknown): Promise<string> {
  mustBeAllowed(caller, terpilihAwal, 'action');
  if (caller.baseRole !== role.dosen) throw forbidden();
  const input = mustBeObject(body);
  const { rekomendasiDosen: advice, version } = input;
  const catatan = noteIn(input, 'catatanDosen');
  const errors: FieldErrors = {};
  const rekomendasiDosen = isAdvice(advice) ? advice : null;
  if (advice !== null && rekomendasiDosen === null) errors.rekomendasiDosen = messages.choice;
  if (catatan && catatan.length > longestNote) errors.catatanDosen = messages.text.max({ n: longestNote });
  if (Object.keys(errors).length) throw invalid(errors);
  const seen = await findRow(engine, engine.db, caller, terpilihAwal, id, 'read');
  if (!seen) throw notFound();
  return inTransaction(engine, caller, terpilihAwal, async ctx => {
    // The participation first, as every other writer of the conversion does.
    const whole = await lockParticipation(ctx, seen.idPendaftarMbkm, asItIs);
    if (whole.statusKonversi !== 'diajukan') throw wrongState(ctx, whole);
    const row = await lockRow(ctx, terpilihAwal, id);
    mustBeCurrent(ctx, terpilihAwal, row, version);
    const data = { rekomendasiDosen, catatanDosen: catatan };
    const set = passing(ctx, writtenAsSet.with(true));
    if (row.rekomendasiDosen !== rekomendasiDosen || row.catatanDosen !== catatan)
      await storeChange(set, terpilihAwal, row, data, { action: 'ubah', note: catatan });
    return row.idPendaftarMbkm;
  });
}
