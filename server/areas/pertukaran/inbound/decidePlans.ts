import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { textIn } from '../../../platform/engine/bodyWords.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { headerOf } from './planRead.ts';
import { studentOf } from './students.ts';

/**
 * The plan that a student hands in, PUT P/krs/ajukan `{ npm?, idMasaStudi?, version }`: it is found by student and period.
 * @throws HttpError 404, 422 while it is empty
 */
export async function planToSubmit(engine: Engine, caller: Caller, body: RowData): Promise<string> {
  const asked = textIn(body, 'idMasaStudi');
  const student = await studentOf(engine, engine.db, caller, body.npm);
  const header = await headerOf(engine.db, student.id, asked ?? student.idMasaStudi);
  if (!header) {
    if (caller.baseRole !== role.inbound) throw notFound();
    throw invalid({ totalSks: pertukaranRefusals.krsKosong }, pertukaranRefusals.krsKosong);
  }
  return header.id;
}
