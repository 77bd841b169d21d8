import { isRecord } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import type { RowData } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';
import { isTeam } from '../master/common.ts';

const byReviewers = 'Komentar ditulis oleh pemeriksa.';

/** Child rows of a field as they were sent or stored. */
const rowsOf = (value: unknown): RowData[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Nobody looks through what is only begun. @throws HttpError 422 */
export function mustHaveNoRemarks(data: RowData): void {
  if (rowsOf(data.komentar).length) throw invalid({ komentar: byReviewers });
}

/**
 * Who looks through it adds remarks, signed; those who wrote it say which are answered. Nothing of a remark is rewritten.
 * @throws HttpError 422 for a remark of somebody else
 */
export function signedRemarks(ctx: RuleContext, before: RowData, data: RowData): RowData[] {
  const stored = new Map(rowsOf(before.komentar).map(row => [row.id, row]));
  const reviewer = isTeam(ctx.caller) || ctx.caller.baseRole === role.dosen;
  const kept = rowsOf(data.komentar).map(row => {
    const known = stored.get(row.id);
    if (known) {
      stored.delete(row.id);
      return { ...known, selesai: row.selesai ?? known.selesai };
    }
    if (!reviewer) throw invalid({ komentar: byReviewers });
    return { ...row, penulis: ctx.caller.name, waktu: ctx.now.toISOString(), selesai: false };
  });
  return [...stored.values(), ...kept];
}
