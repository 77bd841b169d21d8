import type { FastifyInstance } from 'fastify';
import { dayInZone } from '../../../../resources/kit/index.ts';
import type { Engine } from '../context.ts';
import { createExportLog } from '../export/exportLog.ts';
import { fileName, sendSheets } from '../export/send.ts';
import { queryOf } from '../http.ts';
import { callerOf, isPublished } from '../routes.ts';
import { answerPivot, pivotWorkbook } from './read.ts';

/**
 * Registers `GET {r}/rekap` and its workbook `GET {r}/rekap/ekspor` for every resource that some role reads, after all
 * other calls: a ready-made recap at the same address answers it itself (`registerRecap`).
 */
export function registerPivots(app: FastifyInstance, engine: Engine): void {
  const log = createExportLog(engine);
  for (const r of engine.registry.resources) {
    if (!isPublished(r) || Object.keys(r.access).length === 0) continue;
    for (const endpoint of [r.endpoint, ...r.alsoAt]) {
      const url = `/api/${endpoint}/rekap`;
      const session = { config: { access: 'session', roles: 'policy', resource: r.name } } as const;
      app.get(`${url}/ekspor`, session, async (request, reply) => {
        const caller = callerOf(request);
        const sheets = await pivotWorkbook(engine, caller, r, queryOf(request));
        await log(request, r, `Ekspor rekap ${r.label}.`);
        return sendSheets(reply, 'xlsx', fileName(`Rekap ${r.label}-${dayInZone(engine.now())}`, 'xlsx'), sheets);
      });
      if (app.hasRoute({ method: 'GET', url })) continue;
      app.get(url, session, request => answerPivot(engine, callerOf(request), r, queryOf(request)));
    }
  }
}
