import { krs } from '../../../../resources/pertukaran/krs.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { transition } from '../../../platform/engine/transition.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { headerOf } from './planRead.ts';
import { studentOf } from './students.ts';

/**
 * PUT P/krs/ajukan `{ npm?, idMasaStudi?, version }`: the student hands the plan in.
 * @throws HttpError 403, 404, 409 outside the window or when handed in, 422 with the sentence of the limit, 428
 */
export async function submitPlan(engine: Engine, caller: Caller, body: unknown) {
  mustBeAllowed(caller, krs, 'action');
  const { npm, idMasaStudi, version } = mustBeObject(body);
  const student = await studentOf(engine, engine.db, caller, npm);
  const header = await headerOf(
    engine.db,
    student.id,
    typeof idMasaStudi === 'string' ? idMasaStudi : student.idMasaStudi,
  );
  if (!header) {
    if (caller.baseRole !== role.inbound) throw notFound();
    throw invalid({ totalSks: pertukaranRefusals.krsKosong }, pertukaranRefusals.krsKosong);
  }
  return transition(engine, caller, krs, header.id, 'ajukan', { version });
}
