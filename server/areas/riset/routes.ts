import type { FastifyInstance } from 'fastify';
import { messages, type Resource, type Role } from '../../../resources/kit/index.ts';
import { alurPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { inisiasiMitra } from '../../../resources/riset/inisiasiMitra.ts';
import { luaranRiset } from '../../../resources/riset/luaran.ts';
import { menilaiRiset } from '../../../resources/riset/menilaiRiset.ts';
import { nilaiMitra } from '../../../resources/riset/nilaiMitra.ts';
import { pendaftaranRiset } from '../../../resources/riset/pendaftaran.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import { pembacaLuaran, rekapLuaranRiset } from '../../../resources/riset/rekapLuaran.ts';
import { simaris } from '../../../resources/riset/simaris.ts';
import { role } from '../../../resources/roles.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { itemsOf, paramOf } from '../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { findRow } from '../../platform/engine/read.ts';
import { registerRecap } from '../../platform/engine/recap.ts';
import { badRequest, invalid, notFound } from '../../platform/errors.ts';
import { moveParticipation, moveParticipations } from '../mbkm/participationSteps.ts';
import type { Ports } from '../mbkm/ports.ts';
import { oneParticipation } from '../mbkm/readParticipations.ts';
import { session } from '../mbkm/routes.ts';
import { registerStudents } from '../mbkm/students.ts';
import { answerInvitation } from './answerInvitation.ts';
import { copyToPortfolio } from './copyWork.ts';
import { readinessOf } from './gradeRules.ts';
import { inviteStudents } from './inviteStudents.ts';
import { linkPartner } from './linkPartner.ts';
import { outputRecap } from './outputRecap.ts';
import { isRiset } from './participant.ts';
import { printPartnerForm } from './partnerForm.ts';
import { partnersLike } from './partnerNames.ts';
import { findStudents, lecturers, ownPlaces, studentsOfProject, summaryOf } from './reads.ts';
import { students } from './students.ts';

const { id, words } = parameter;

const may = (resource: Resource, flag: 'read' | 'create' | 'update' | 'action' = 'read', only?: readonly Role[]) =>
  ({
    config: {
      access: 'session',
      roles: rolesWith(resource, flag).filter(role => !only || only.includes(role)),
      resource: resource.name,
    },
  }) as const;

/** A step of the registration workflow, by the name that the call gives. @throws HttpError 422 */
function stepOf(aksi: unknown): string {
  if (typeof aksi !== 'string' || !Object.hasOwn(alurPendaftaran.actions, aksi))
    throw invalid({ aksi: messages.choice });
  return aksi;
}

/** Calls of research beside plain CRUD (docs/domain/40 §2.3). */
export function registerRiset(app: FastifyInstance, engine: Engine, ports: Ports): void {
  const P = `/api/${programRiset.endpoint}`;
  const S = `/api/${simaris.endpoint}`;

  app.put(`${P}/:id/status`, session, async request => {
    const caller = callerOf(request);
    const id = paramOf(request, 'id');
    const { aksi, ...input } = mustBeObject(request.body);
    const step = stepOf(aksi);
    if (!isRiset(engine, await findRow(engine, engine.db, caller, pendaftar, id, 'read'))) throw notFound();
    await moveParticipation(engine, ports, caller, id, step, input);
    return oneParticipation(engine, caller, id);
  });
  app.put(`${P}/status/bulk`, session, request => {
    const body = mustBeObject(request.body);
    const { idDosenPembimbing } = body;
    const step = stepOf(body.aksi);
    return moveParticipations(engine, ports, callerOf(request), itemsOf(body), step, body.catatan, {
      idDosenPembimbing,
      of: programRiset,
    });
  });
  app.post(`${P}/:id/konfirmasi`, may(pendaftaranRiset, 'update', [role.mahasiswa]), request =>
    answerInvitation(engine, callerOf(request), paramOf(request, 'id'), request.body),
  );

  app.get(`${P}/:id/formulir-nilai`, may(nilaiMitra), (request, reply) =>
    printPartnerForm(engine, callerOf(request), paramOf(request, 'id'), reply),
  );

  app.post(`${S}/bulk`, may(simaris, 'update'), request => inviteStudents(engine, callerOf(request), request.body));
  app.get(`${S}/:id/mahasiswa`, may(simaris, 'update'), request =>
    studentsOfProject(engine, callerOf(request), paramOf(request, 'id')),
  );
  app.get(
    '/api/v5/riset/lookup-mahasiswa',
    may(simaris, 'read', [role.superAdmin, role.timMbkm, role.dosen, role.koordinator]),
    request => findStudents(engine, callerOf(request), parametersOf(request, { q: words, idPeriode: id })),
  );
  app.get('/api/v5/riset/dosen', session, request =>
    lecturers(engine, callerOf(request), parametersOf(request, { q: words, idProgramProdi: id })),
  );

  app.get(`/api/${inisiasiMitra.endpoint}/serupa`, may(inisiasiMitra), request => {
    mustBeAllowed(callerOf(request), inisiasiMitra, 'read');
    const { nama } = parametersOf(request, { nama: words });
    if (!nama || nama.trim().length < 3) throw badRequest(risetRefusals.nameLeast);
    return partnersLike(engine.db, nama);
  });
  app.post(
    `/api/${inisiasiMitra.endpoint}/:id/tautkan`,
    may(inisiasiMitra, 'action', [role.superAdmin, role.timMbkm]),
    request => linkPartner(engine, callerOf(request), paramOf(request, 'id'), request.body),
  );

  app.post(`/api/${luaranRiset.endpoint}/:id/salin-portofolio`, may(luaranRiset, 'create', [role.mahasiswa]), request =>
    copyToPortfolio(engine, callerOf(request), paramOf(request, 'id'), request.body),
  );

  registerRecap(app, engine, {
    name: 'Kelengkapan Luaran Riset',
    resource: luaranRiset,
    readers: pembacaLuaran,
    options: rekapLuaranRiset,
    found: outputRecap,
  });

  app.get(`/api/${menilaiRiset.endpoint}/:id/kesiapan`, may(menilaiRiset), request =>
    readinessOf(engine, callerOf(request), paramOf(request, 'id')),
  );

  app.get(`/api/${students.path}/saya`, may(pendaftaranRiset), request => ownPlaces(engine, callerOf(request)));
  app.get(`/api/${students.path}/ringkasan`, may(pendaftaranRiset), request => summaryOf(engine, callerOf(request)));
  registerStudents(app, engine, students);
}
