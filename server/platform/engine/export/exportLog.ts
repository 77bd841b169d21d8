import type { FastifyRequest } from 'fastify';
import type { Resource } from '../../../../resources/kit/index.ts';
import { createActivityLog } from '../../access/activity.ts';
import type { Engine } from '../context.ts';
import { callerOf } from '../routes.ts';

/** Writes into the activity log who exported what of a resource. */
export type ExportLog = (request: FastifyRequest, r: Resource, ringkasan: string) => Promise<void>;

export function createExportLog(engine: Engine): ExportLog {
  const log = createActivityLog(engine.registry);
  return async (request, r, ringkasan) => {
    const caller = callerOf(request);
    await log(engine.db, {
      aksi: 'ekspor',
      ringkasan,
      waktu: engine.now(),
      idUser: caller.userId,
      namaUser: caller.name,
      roleId: caller.roleId,
      resource: r.name,
      alamatIp: request.ip,
    });
  };
}
