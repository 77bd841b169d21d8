import type { FastifyInstance } from 'fastify';
import type { Resource } from '../../../resources/kit/index.ts';
import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import { pengajuanDpl } from '../../../resources/kwu/pengajuanDpl.ts';
import { profilUsaha } from '../../../resources/kwu/profil.ts';
import { callerOf } from '../../access/guard.ts';
import { rolesWith } from '../../access/permission.ts';
import type { Engine } from '../../rest/context.ts';
import { paramOf, queryOf } from '../../rest/http.ts';
import { registerStudents } from '../mbkm/students.ts';
import { printCanvas } from './canvasSheet.ts';
import { remindNow } from './clockNotices.ts';
import { overviewOf } from './overview.ts';
import { ownBusiness } from './ownBusiness.ts';
import { financeOf, freeSupervisors, reRegistrationOf, reRegistrations } from './reads.ts';
import { students } from './students.ts';

const businesses = `/api/${kelompokKwu.endpoint}`;

/** Calls of KWU beside plain CRUD (docs/domain/30 §2). */
export function registerKwu(app: FastifyInstance, engine: Engine): void {
  const may = (resource: Resource) =>
    ({ config: { access: 'session', roles: rolesWith(resource, 'read'), resource: resource.name } }) as const;
  app.get(`${businesses}/dpl-tersedia`, may(pengajuanDpl), request =>
    freeSupervisors(engine, callerOf(request), queryOf(request)),
  );
  app.get(`${businesses}/ringkasan`, may(kelompokKwu), request =>
    overviewOf(engine, callerOf(request), queryOf(request)),
  );
  app.get(`${businesses}/milik`, may(kelompokKwu), request => ownBusiness(engine, callerOf(request)));
  app.get(`${businesses}/daftar-ulang`, may(kelompokKwu), request =>
    reRegistrations(engine, callerOf(request), queryOf(request)),
  );
  app.post(`${businesses}/daftar-ulang/ingatkan`, may(kelompokKwu), request =>
    remindNow(engine, callerOf(request), request.body),
  );
  app.get(`${businesses}/:id/keuangan`, may(kelompokKwu), request =>
    financeOf(engine, callerOf(request), paramOf(request, 'id')),
  );
  app.get(`${businesses}/:id/daftar-ulang`, may(kelompokKwu), request =>
    reRegistrationOf(engine, callerOf(request), paramOf(request, 'id')),
  );
  app.get(`/api/${profilUsaha.endpoint}/:id/kanvas`, may(profilUsaha), (request, reply) =>
    printCanvas(engine, callerOf(request), paramOf(request, 'id'), reply),
  );
  registerStudents(app, engine, students);
}
