import { type FieldErrors, messages } from '../../../resources/kit/index.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import type { PaketPilihan } from '../../../resources/konversi/tampilanPaket.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import { ruleParameter } from '../../platform/engine/ruleParameter.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';
import { chosenRows } from '../mbkm/conversionRows.ts';
import { hostErrors } from './mapping.ts';
import { offeredPackages, untuk } from './offeredPackages.ts';
import { choiceErrors, reasonErrors, totalsOf } from './proposePackage.ts';
import { noRecord } from './studyRecord.ts';
import {
  chosenCourses,
  mustBeLargeEnough,
  mustPointAt,
  type Putusan,
  readItem,
  storeDecisions,
  storeFinal,
} from './verifyPackage.ts';

/** Decisions of a registration's approver on each mapped course. */
export const courseDecisions = ruleParameter<readonly Putusan[]>('courseDecisions');

/** A mapping that belongs to its registration: handed in and approved with it (docs/domain/50 §1.9). */

/** The package that the rows are of. */
async function packageOf(
  { tx, registry }: Pick<RuleContext, 'tx' | 'registry'>,
  row: Pendaftar,
): Promise<PaketPilihan | undefined> {
  // The transcript was checked when the rows were saved; the source is not called within a transaction.
  const packages = await offeredPackages(tx, registry, untuk(row), noRecord);
  return packages.find(({ id }) => id === row.idPaketKonversi);
}

/** Errors of a registration's mapping on submission, by `pemetaan` and `items.{n}…`. */
export async function mappingErrors(ctx: Pick<RuleContext, 'tx' | 'registry'>, row: Pendaftar): Promise<FieldErrors> {
  const rows = await chosenRows(ctx.tx, row.id);
  const paket = await packageOf(ctx, row);
  if (!rows.length || !paket) return { pemetaan: konversiRefusals.mapOne };
  return { ...choiceErrors(paket, rows), ...reasonErrors(rows), ...(await hostErrors(ctx.tx, paket, rows)) };
}

/**
 * Approves the mapping of a registration that was just approved: the conversion's `ajukan` and `setujui` in the same
 * transaction. A course that nobody has looked at is not accepted with the others (docs/domain/50 §1.9).
 * @param items a decision of the approver about each course, as F/bulk takes them
 * @throws HttpError 422 where one is missing, and as the verification of a package
 */
export async function settleMapping(ctx: RuleContext, row: Pendaftar, items: readonly Putusan[]): Promise<void> {
  const proposed = await chosenRows(ctx.tx, row.id);
  const paket = await packageOf(ctx, row);
  if (!proposed.length || !paket) throw invalid({ pemetaan: konversiRefusals.mapOne }, konversiRefusals.mapOne);
  mustPointAt(proposed, items);
  const decided = new Set(items.map(({ idTerpilihAwal }) => idTerpilihAwal));
  if (proposed.some(({ id }) => !decided.has(id)))
    throw invalid({ items: konversiRefusals.decideInDetail }, konversiRefusals.decideInDetail);
  await storeDecisions(ctx, proposed, items);
  const chosen = chosenCourses(paket, proposed, items);
  await mustBeLargeEnough(ctx, paket, proposed, chosen);
  const totals = { ...totalsOf(paket, proposed), ...(await storeFinal(ctx, row, chosen)) };
  await ctx.step(pendaftar, row.id, 'statusKonversi/ajukan', null);
  await ctx.step(pendaftar, row.id, 'statusKonversi/setujui', null);
  await ctx.tx.execute(
    `update mbkm_pendaftar_program_mbkm set total_sks_diajukan = $2, total_sks_diakui = $3, ada_matkul_kkn = $4 where id = $1`,
    [row.id, totals.totalSksDiajukan, totals.totalSksDiakui, totals.adaMatkulKkn],
  );
}

/**
 * Decisions about single rows of a mapping, checked for form.
 * @param items `[{ id, keputusan, catatan?, idMatkulPaketKonversi? }]`
 * @throws HttpError 422 by `items.{n}…`
 */
export function putusanOf(items: unknown): Putusan[] {
  if (items === undefined || items === null) return [];
  if (!Array.isArray(items) || items.length > 100) throw invalid({ items: messages.choice });
  const errors: FieldErrors = {};
  const read = items.map((item: unknown, i) => {
    const { id, ...rest } = mustBeObject(item);
    return readItem({ ...rest, idTerpilihAwal: id }, i, errors);
  });
  if (Object.keys(errors).length) throw invalid(errors, Object.values(errors)[0]);
  return read;
}
