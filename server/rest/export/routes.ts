import type { FastifyInstance } from 'fastify';
import type { Resource } from '../../../resources/kit/index.ts';
import { createActivityLog } from '../../access/activity.ts';
import type { Engine } from '../context.ts';
import { chosenColumns, parseListQuery } from '../listQuery.ts';
import { callerOf, isPublished } from '../routes.ts';
import { prepareExport } from './export.ts';
import { fileName, formatOf, sendSheets } from './send.ts';

/** Registers `GET {r}/ekspor` of docs/api.md for every published resource. */
export function registerExport(app: FastifyInstance, engine: Engine): void {
  const log = createActivityLog(engine.registry);
  for (const r of engine.registry.resources) {
    if (!isPublished(r)) continue;
    for (const endpoint of [r.endpoint, ...r.alsoAt]) registerFor(app, engine, r, `/api/${endpoint}/ekspor`, log);
  }
}

/** The day in Jakarta, for the name of the file. */
const today = (now: Date): string => new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

function registerFor(
  app: FastifyInstance,
  engine: Engine,
  r: Resource,
  path: string,
  log: ReturnType<typeof createActivityLog>,
): void {
  app.get(path, { config: { access: 'session', roles: 'policy', resource: r.name } }, async (request, reply) => {
    const caller = callerOf(request);
    const { format: wanted, kolom, filter, sort } = request.query as Record<string, unknown>;
    const format = formatOf(wanted);
    const prepared = await prepareExport(
      engine,
      caller,
      r,
      // A selection may be longer than a page.
      parseListQuery({ filter, sort }, Number.MAX_SAFE_INTEGER),
      chosenColumns(kolom),
      format,
    );
    const now = engine.now();
    await log(engine.db, {
      aksi: 'ekspor',
      ringkasan: `Ekspor ${r.label} (${format.toUpperCase()}).`,
      waktu: now,
      idUser: caller.userId,
      namaUser: caller.name,
      roleId: caller.roleId,
      resource: r.name,
      alamatIp: request.ip,
    });
    return sendSheets(reply, format, fileName(`${r.label}-${today(now)}`, format), [await prepared.begin()]);
  });
}
