import type { FastifyInstance } from 'fastify';
import { messages } from '../../../resources/kit/index.ts';
import { periode, tahap } from '../../../resources/master/periode.ts';
import { dayInJakarta } from '../../day.ts';
import { badRequest, notFound } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { queryText, uuidPattern } from './common.ts';
import type { CalendarStage } from './periodWindow.ts';
import { readPeriods, runningOf, stageState } from './window.ts';

const session = { config: { access: 'session', roles: 'everybody', resource: periode.name } } as const;
const base = `/api/${periode.endpoint}`;

const isStage = (value: string | undefined): value is CalendarStage =>
  value !== undefined && Object.hasOwn(tahap, value);

/** @throws HttpError 400 for what cannot be an id */
function idOf(value: string | undefined): string | undefined {
  if (value !== undefined && !uuidPattern.test(value)) throw badRequest(messages.badFilter);
  return value;
}

/** The running period and the windows of stages (docs/domain/10 §2.2 periode, §6 "Windows"). */
export function registerPeriods(app: FastifyInstance, engine: Engine): void {
  app.get(`${base}/aktif`, session, async () => {
    const running = runningOf(await readPeriods(engine.db, engine.registry), dayInJakarta(engine.now()));
    if (!running) throw notFound();
    return running;
  });

  app.get(`${base}/jadwal`, session, async request => {
    const stage = queryText(request, 'tahap');
    if (!isStage(stage)) throw badRequest(messages.badFilter);
    return stageState(engine.db, engine.registry, {
      stage,
      today: dayInJakarta(engine.now()),
      idJenisMbkm: idOf(queryText(request, 'idJenisMbkm')),
      idPeriode: idOf(queryText(request, 'idPeriode')),
    });
  });
}
