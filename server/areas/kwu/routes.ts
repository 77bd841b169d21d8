import type { FastifyInstance } from 'fastify';
import type { Resource } from '../../../resources/kit/index.ts';
import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import { ingatkanDaftarUlang, tetapkanDpl } from '../../../resources/kwu/panggilan.ts';
import { pendaftaranKwu } from '../../../resources/kwu/pendaftaran.ts';
import { pengajuanDpl } from '../../../resources/kwu/pengajuanDpl.ts';
import { profilUsaha } from '../../../resources/kwu/profil.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { presented } from '../../platform/engine/present.ts';
import { registerStudents } from '../mbkm/students.ts';
import { assignSupervisor } from './assignSupervisor.ts';
import { printCanvas } from './canvasSheet.ts';
import { remindNow } from './clockNotices.ts';
import { overviewOf } from './overview.ts';
import { sendOverview } from './overviewSheet.ts';
import { ownBusiness } from './ownBusiness.ts';
import { ownPlaces } from './ownPlaces.ts';
import { financeOf, freeSupervisors, reRegistrationOf, reRegistrations } from './reads.ts';
import { students } from './students.ts';

const { flag, format, id } = parameter;

const businesses = `/api/${kelompokKwu.endpoint}`;

/** Calls of KWU beside plain CRUD (docs/domain/30 §2). */
export function registerKwu(app: FastifyInstance, engine: Engine): void {
  const may = (resource: Resource) =>
    ({ config: { access: 'session', roles: rolesWith(resource, 'read'), resource: resource.name } }) as const;
  app.get(`${businesses}/dpl-tersedia`, may(pengajuanDpl), request =>
    freeSupervisors(engine, callerOf(request), parametersOf(request, { idPeriode: id, penuh: flag })),
  );
  app.get(`${businesses}/ringkasan`, may(kelompokKwu), request =>
    overviewOf(engine, callerOf(request), parametersOf(request, { idPeriode: id })),
  );
  app.get(`${businesses}/ringkasan/ekspor`, may(kelompokKwu), (request, reply) =>
    sendOverview(engine, callerOf(request), parametersOf(request, { idPeriode: id, format }), reply),
  );
  app.get(`${businesses}/milik`, may(kelompokKwu), request => ownBusiness(engine, callerOf(request)));
  app.get(`${businesses}/daftar-ulang`, may(kelompokKwu), request =>
    reRegistrations(engine, callerOf(request), parametersOf(request, { idPeriode: id })),
  );
  // By hand: reminds people, and changes no row.
  serve(app, ingatkanDaftarUlang, may(kelompokKwu).config, ({ request, body }) =>
    remindNow(engine, callerOf(request), body),
  );
  // By hand: an update by the rules of the business, which also ends what it asked of lecturers.
  serve(app, tetapkanDpl, may(kelompokKwu).config, async ({ request, body }) => {
    const caller = callerOf(request);
    const saved = await assignSupervisor(engine, caller, paramOf(request, 'id'), body);
    return { ...presented(caller, kelompokKwu, saved), id: saved.id, version: saved.version };
  });
  app.get(`${businesses}/:id/keuangan`, may(kelompokKwu), request =>
    financeOf(engine, callerOf(request), paramOf(request, 'id')),
  );
  app.get(`${businesses}/:id/daftar-ulang`, may(kelompokKwu), request =>
    reRegistrationOf(engine, callerOf(request), paramOf(request, 'id')),
  );
  app.get(`/api/${profilUsaha.endpoint}/:id/kanvas`, may(profilUsaha), (request, reply) =>
    printCanvas(engine, callerOf(request), paramOf(request, 'id'), reply),
  );
  app.get(`/api/${kwu.endpoint}/saya`, may(pendaftaranKwu), request => ownPlaces(engine, callerOf(request)));
  registerStudents(app, engine, students);
}
