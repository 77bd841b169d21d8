import { kalimat } from '../../../../resources/english/pertukaran/kalimat.ts';
import { type BulkAnswer, messages } from '../../../../resources/kit/index.ts';
import { krs } from '../../../../resources/pertukaran/krs.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import { forItems } from '../../../platform/engine/bulk.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { itemsOf } from '../../../platform/engine/http.ts';
import { transition, transitionIn } from '../../../platform/engine/transition.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { headerOf } from './planRead.ts';
import { studentOf } from './students.ts';

const decisions = ['setujui', 'revisi', 'buka'] as const;

/** @throws HttpError 422 for another word */
function decisionOf(aksi: unknown): (typeof decisions)[number] {
  const found = decisions.find(name => name === aksi);
  if (!found) throw invalid({ aksi: messages.choice });
  return found;
}

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
    throw invalid({ totalSks: kalimat.krsKosong }, kalimat.krsKosong);
  }
  return transition(engine, caller, krs, header.id, 'ajukan', { version });
}

/** PUT P/krs/approve/{id} `{ aksi: setujui|revisi|buka, catatan?, version }`. @throws as a step of the workflow */
export const decidePlan = async (engine: Engine, caller: Caller, id: string, body: unknown) => {
  const input = mustBeObject(body);
  return transition(engine, caller, krs, id, decisionOf(input.aksi), input);
};

/** PUT P/krs/approve-massal `{ items: [{ id, version }], aksi, catatan? }`: plans over the limit stay and are named. */
export async function decidePlans(engine: Engine, caller: Caller, body: unknown): Promise<BulkAnswer> {
  mustBeAllowed(caller, krs, 'action');
  const input = mustBeObject(body);
  const aksi = decisionOf(input.aksi);
  return forItems(engine, caller, krs, itemsOf(input), (ctx, { id, version }) =>
    transitionIn(ctx, krs, id, aksi, { ...input, version }),
  );
}
