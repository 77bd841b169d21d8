import { dayInWords, messages, noteOf } from '../../../../resources/kit/index.ts';
import { jendela, type MasaStudi, masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import { role } from '../../../../resources/roles.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { Queryable, RowData } from '../../../platform/database/db.ts';
import { dayInJakarta } from '../../../platform/day.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { storedColumns } from '../../../platform/engine/select.ts';
import { conflict, invalid } from '../../../platform/errors.ts';

/** The study period of a participation's detail; undefined where none is chosen yet. */
export const periodOf = (on: Queryable, detail: RowData): Promise<(MasaStudi & RowData) | undefined> =>
  on.one<MasaStudi & RowData>(
    `select ${storedColumns(masaStudi, 't')} from ${tableName(masaStudi)} t where t.id = $1::uuid`,
    [detail.idMasaStudi ?? null],
  );

type Who = Pick<RuleContext, 'tx' | 'now'> & { caller: Pick<RuleContext['caller'], 'baseRole'> };

/**
 * A window of the study period is open; Tim MBKM passes with a note (docs/domain/50 §2).
 * @throws HttpError 409 'Masa pengisian KRS … sudah ditutup pada ….', 422 without the note
 */
export async function mustBeInWindow(
  { tx, now, caller }: Who,
  detail: RowData,
  which: 'krs' | 'nilai',
  note: unknown,
): Promise<void> {
  const period = await periodOf(tx, detail);
  const { mulai, selesai, sebut } = jendela[which];
  const [from, to] = [period?.[mulai], period?.[selesai]];
  if (!period || !from || !to) return;
  const today = dayInJakarta(now);
  if (today >= from && today <= to) return;
  if (caller.baseRole === role.timMbkm || caller.baseRole === role.superAdmin) {
    if (!noteOf(note)) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
    return;
  }
  throw conflict(
    `Masa ${sebut} ${period.nama} ${today < from ? 'belum dibuka' : `sudah ditutup pada ${dayInWords(to)}`}.`,
  );
}
