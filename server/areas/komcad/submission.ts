import type { FieldErrors } from '../../../resources/kit/index.ts';
import { dokumenUntuk } from '../../../resources/komcad/jenisDokumen.ts';
import { komcadRefusals } from '../../../resources/komcad/refusals.ts';
import type { DbRow, RowData } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { documentProblem, documentsOf } from './documents.ts';

interface Limits extends DbRow {
  usiaMin: number;
  usiaMaks: number;
  tinggiMinPria: number;
  tinggiMinWanita: number;
  mulai: string;
}

/** Whole years from a day of birth to another day. */
function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Errors by field for body measures outside the opening's limits (docs/domain/40 §4.2). */
function bodyErrors(own: RowData, limits: Limits): FieldErrors {
  const errors: FieldErrors = {};
  const { tanggalLahir, tinggiBadan, jenisKelamin } = own;
  if (typeof tanggalLahir === 'string') {
    const age = ageOn(tanggalLahir, limits.mulai);
    if (age < limits.usiaMin || age > limits.usiaMaks)
      errors['komcad.tanggalLahir'] = komcadRefusals.age({ min: limits.usiaMin, maks: limits.usiaMaks });
  }
  const least = jenisKelamin === 'P' ? limits.tinggiMinWanita : limits.tinggiMinPria;
  if (typeof tinggiBadan === 'number' && tinggiBadan < least)
    errors['komcad.tinggiBadan'] = komcadRefusals.height({ least });
  return errors;
}

/**
 * Errors by field of a registration beyond its form: body measures outside the opening's limits, documents that are
 * missing or refused.
 */
export async function submissionErrors(ctx: RuleContext, values: RowData): Promise<FieldErrors> {
  const own: RowData = Object(values.komcad);
  const limits = await ctx.tx.one<Limits>(
    `select usia_min, usia_maks, tinggi_min_pria,
       tinggi_min_wanita, tanggal_mulai_latsarmil::text as mulai from komcad_program where id = $1`,
    [own.idProgramKomcad ?? null],
  );
  const known = await documentsOf(ctx.tx, values.id);
  const today = dayInZone(ctx.now);
  const missing = dokumenUntuk('ajukan').flatMap(code => {
    const problem = documentProblem(code, known.get(code), today);
    return problem ? [[`dokumen.${code}`, problem] as const] : [];
  });
  return { ...(limits ? bodyErrors(own, limits) : {}), ...Object.fromEntries(missing) };
}
