import { type Programme, type Registry, type Resource, uuid, valueAt } from '../../../resources/kit/index.ts';
import { program } from '../../../resources/master/program.ts';
import { fieldFormulir } from '../../../resources/mbkm/formulirPendaftaran.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { Beside } from './detail.ts';
import { programFacts } from './registrationFacts.ts';
import { registrationValues } from './submission.ts';
import { tiedRows } from './ties.ts';

/** The form that a row names, if it names one. */
async function namedBy(on: Queryable, { name, fields }: Resource, by: string, id: unknown): Promise<string[]> {
  // What is being written with the registration was not checked yet.
  if (!Object.hasOwn(fields, fieldFormulir) || !uuid.safeParse(id).success) return [];
  const row = await on.one<{ form: string | null }>(
    `select ${column(fieldFormulir)} as form from ${tableName({ name })} where ${by} = $1`,
    [id],
    { prepare: true },
  );
  return row?.form ? [row.form] : [];
}

/**
 * Ids of the forms that a registration asks: those of its programme and of whatever it is tied to, an offer, a wave, a
 * scheme, in this order (docs/domain/70 §7). What it is tied to needs no more than the field `idFormulir`.
 * @param values the participation with its detail under the detail's key
 */
export async function formsFor(
  on: Queryable,
  registry: Registry,
  programme: Programme | undefined,
  values: Beside,
): Promise<string[]> {
  const found = await namedBy(on, program, 'id', values.idProgram);
  if (!programme) return found;
  for (const tie of programme.ties) {
    const { resource, by } = tiedRows(registry, programme, tie);
    found.push(...(await namedBy(on, resource, by, valueAt(values, tie.field))));
  }
  return [...new Set(found)];
}

/** The forms that a registration asks as it is stored, or as it is being written. */
export async function askedForms(ctx: RuleContext, row: Partial<Pendaftar>): Promise<string[]> {
  const kind = row.kodeJenisMbkm ?? (await programFacts(ctx.tx, row.idProgram))?.kodeJenisMbkm;
  const values = await registrationValues(ctx, row);
  return formsFor(ctx.tx, ctx.registry, ctx.registry.programmeOf(kind), values);
}
