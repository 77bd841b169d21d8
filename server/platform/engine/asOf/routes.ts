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
import { hasHistory, momentOf } from './moment.ts';
import { rowAsOf } from './row.ts';
import { comparisonSheet } from './sheet.ts';
import { knownSince } from './since.ts';

/** Registers `GET {r}/keadaan` and what goes with it, for every resource with a history that some role reads. */
export function registerAsOf(app: FastifyInstance, engine: Engine): void {
  const log = createExportLog(engine);
  for (const r of engine.registry.resources) {
    if (!isPublished(r) || Object.keys(r.access).length === 0 || !hasHistory(r)) continue;
    const session = { config: { access: 'session', roles: 'policy', resource: r.name } } as const;
    const differences = async (request: Parameters<typeof queryOf>[0]) => {
      const asked = queryOf(request);
      mustBeKnown(asked, ['dari', 'sampai', 'filter', 'bahasa']);
      const [from, to] = [momentOf(engine, asked.dari, 'dari'), momentOf(engine, asked.sampai, 'sampai')];
      return compare(engine, callerOf(request), r, { from, to, filter: parseFilter(asked.filter) });
    };
    for (const endpoint of [r.endpoint, ...r.alsoAt]) {
      const url = `/api/${endpoint}/keadaan`;
      app.get(url, session, async (request, reply) => {
        const query = parseListQuery(queryOf(request), ['pada']);
        const moment = momentOf(engine, queryOf(request).pada, 'pada');
        return sendPage(reply, await listAsOf(engine, callerOf(request), r, query, moment), query);
      });
      app.get(`${url}/sejak`, session, request => {
        mustBeKnown(queryOf(request), ['bahasa']);
        return knownSince(engine, callerOf(request), r);
      });
      app.get<{ Params: { id: string } }>(`${url}/:id`, session, async (request, reply) => {
        mustBeKnown(queryOf(request), ['pada', 'bahasa']);
        const moment = momentOf(engine, queryOf(request).pada, 'pada');
        const row = await rowAsOf(engine, callerOf(request), r, request.params.id, moment);
        return reply.type('application/json; charset=utf-8').send(row);
      });
      app.get(`${url}/beda`, session, async request => ({
        ...(await differences(request)),
        ...(await knownSince(engine, callerOf(request), r)),
      }));
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
