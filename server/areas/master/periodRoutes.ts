import type { FastifyInstance } from 'fastify';
import { messages } from '../../../resources/kit/index.ts';
import { periode, tahap } from '../../../resources/master/periode.ts';
import { isUuid } from '../../platform/database/ids.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import { readPeriods, runningOf, stageState } from './periodStages.ts';
import type { CalendarStage } from './periodWindow.ts';

const session = { config: { access: 'session', roles: 'everybody', resource: periode.name } } as const;
const base = `/api/${periode.endpoint}`;

const isStage = (value: string | undefined): value is CalendarStage =>
  value !== undefined && Object.hasOwn(tahap, value);

/** @throws HttpError 400 for what cannot be an id */
function idOf(value: string | undefined): string | undefined {
  if (value !== undefined && !isUuid(value)) throw badRequest(messages.badFilter);
  return value;
}

const { words } = parameter;

/** The running period and the windows of stages (docs/domain/10 §2.2 periode, §6 "Windows"). */
export function registerPeriods(app: FastifyInstance, engine: Engine): void {
  app.get(`${base}/aktif`, session, async () => {
    const running = runningOf(await readPeriods(engine.db, engine.registry), dayInZone(engine.now()));
    if (!running) throw notFound();
    return running;
  });

  app.get(`${base}/jadwal`, session, async request => {
    const { tahap: stage, ...of } = parametersOf(request, { tahap: words, idJenisMbkm: words, idPeriode: words });
    if (!isStage(stage)) throw badRequest(messages.badFilter);
    return stageState(engine.db, engine.registry, {
      stage,
      today: dayInZone(engine.now()),
      idJenisMbkm: idOf(of.idJenisMbkm),
      idPeriode: idOf(of.idPeriode),
    });
  });
}
