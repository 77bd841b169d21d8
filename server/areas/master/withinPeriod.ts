import type { FieldErrors } from '../../../resources/kit/index.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import type { DbRow, RowData } from '../../platform/database/db.ts';
import type { ResourceRules, RuleContext } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';
import { changes } from './common.ts';

interface Period extends DbRow {
  nama: string;
  mulai: string;
  selesai: string;
}

/** @throws HttpError 422 where none of the days lies in the row's period */
async function mustTouchPeriod(ctx: RuleContext, row: RowData, from: string, to: string): Promise<void> {
  const { idPeriode, [from]: first, [to]: last } = row;
  if (!idPeriode || typeof first !== 'string' || typeof last !== 'string') return;
  const period = await ctx.tx.one<Period>(
    'select nama, tanggal_mulai::text as mulai, tanggal_selesai::text as selesai from master_periode where id = $1',
    [idPeriode],
  );
  if (!period || (first <= period.selesai && last >= period.mulai)) return;
  const message = masterRefusals.outside({ nama: period.nama, mulai: period.mulai, selesai: period.selesai });
  const errors: FieldErrors = { [from]: message };
  throw invalid(errors, message);
}

/**
 * Rules for rows of a period, e.g. waves, openings and schemes: their days must overlap the period's. KKN may continue
 * into the holidays, not into another year.
 * @param from the fields of the first and last day of the activity
 */
export const withinPeriod = (from: string, to: string): ResourceRules => ({
  beforeCreate: (ctx, data) => mustTouchPeriod(ctx, data, from, to),
  beforeUpdate: async (ctx, before, data) => {
    if (changes(before, data, 'idPeriode', from, to)) await mustTouchPeriod(ctx, { ...before, ...data }, from, to);
  },
});
