import type { FastifyInstance } from 'fastify';
import { dayInZone } from '../../../../resources/kit/index.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { Engine } from '../context.ts';
import { createExportLog } from '../export/exportLog.ts';
import { fileName, sendSheets } from '../export/send.ts';
import { queryOf, sendPage } from '../http.ts';
import { mustBeKnown, parseFilter, parseListQuery } from '../listQuery.ts';
import { callerOf, isPublished } from '../routes.ts';
import { compare } from './compare.ts';
import { listAsOf } from './list.ts';
import { endOfDay, hasHistory } from './moment.ts';
import { comparisonSheet } from './sheet.ts';

/** Registers `GET {r}/keadaan` and what goes with it, for every resource with a history that some role reads. */
export function registerAsOf(app: FastifyInstance, engine: Engine): void {
  const log = createExportLog(engine);
  for (const r of engine.registry.resources) {
    if (!isPublished(r) || Object.keys(r.access).length === 0 || !hasHistory(r)) continue;
    const session = { config: { access: 'session', roles: 'policy', resource: r.name } } as const;
    const differences = (request: Parameters<typeof queryOf>[0]) => {
      const asked = queryOf(request);
      mustBeKnown(asked, ['dari', 'sampai', 'filter', 'bahasa']);
      const [from, to] = [endOfDay(engine, asked.dari, 'dari'), endOfDay(engine, asked.sampai, 'sampai')];
      return compare(engine, callerOf(request), r, { from, to, filter: parseFilter(asked.filter) });
    };
    for (const endpoint of [r.endpoint, ...r.alsoAt]) {
      const url = `/api/${endpoint}/keadaan`;
      app.get(url, session, async (request, reply) => {
        const query = parseListQuery(queryOf(request), ['pada']);
        const moment = endOfDay(engine, queryOf(request).pada, 'pada');
        return sendPage(reply, await listAsOf(engine, callerOf(request), r, query, moment), query);
      });
      app.get(`${url}/beda`, session, differences);
      app.get(`${url}/beda/ekspor`, session, async (request, reply) => {
        mustBeAllowed(callerOf(request), r, 'export');
        const { dari, sampai } = queryOf(request);
        const sheet = comparisonSheet(r, await differences(request));
        await log(request, r, `Ekspor perubahan ${r.label} (${dari} sampai ${sampai}).`);
        return sendSheets(reply, 'xlsx', fileName(`Perubahan ${r.label}-${dayInZone(engine.now())}`, 'xlsx'), [sheet]);
      });
    }
  }
}
