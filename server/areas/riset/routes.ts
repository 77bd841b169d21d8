import type { FastifyInstance } from 'fastify';
import { inTerms, type Resource, type Role } from '../../../resources/kit/index.ts';
import { inisiasiMitra } from '../../../resources/riset/inisiasiMitra.ts';
import { luaranRiset } from '../../../resources/riset/luaran.ts';
import { menilaiRiset } from '../../../resources/riset/menilaiRiset.ts';
import { nilaiMitra } from '../../../resources/riset/nilaiMitra.ts';
import { jawabUndangan, salinPortofolio, undangMahasiswa } from '../../../resources/riset/panggilan.ts';
import { pendaftaranRiset } from '../../../resources/riset/pendaftaran.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import { pembacaLuaran, rekapLuaranRiset } from '../../../resources/riset/rekapLuaran.ts';
import { simaris } from '../../../resources/riset/simaris.ts';
import { role } from '../../../resources/roles.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { registerRecap } from '../../platform/engine/recap.ts';
import { badRequest } from '../../platform/errors.ts';
import type { Ports } from '../mbkm/ports.ts';
import { session } from '../mbkm/routes.ts';
import { registerStudents } from '../mbkm/students.ts';
import { answerInvitation } from './answerInvitation.ts';
import { copyToPortfolio } from './copyWork.ts';
import { readinessOf } from './gradeRules.ts';
import { inviteStudents } from './inviteStudents.ts';
import { outputRecap } from './outputRecap.ts';
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

/** Calls of research beside plain CRUD (docs/domain/40 §2.3). */
export function registerRiset(app: FastifyInstance, engine: Engine, _ports: Ports): void {
  const P = `/api/${programRiset.endpoint}`;
  const S = `/api/${simaris.endpoint}`;

  // By hand: answers in the detail, and gives up the participation where it declines.
  serve(app, jawabUndangan, may(pendaftaranRiset, 'update', [role.mahasiswa]).config, ({ request, body }) =>
    answerInvitation(engine, callerOf(request), paramOf(request, 'id'), body),
  );

  app.get(`${P}/:id/formulir-nilai`, may(nilaiMitra), (request, reply) =>
    printPartnerForm(engine, callerOf(request), paramOf(request, 'id'), reply),
  );

  // By hand: makes several registrations, each named where it fails.
  serve(app, undangMahasiswa, may(simaris, 'update').config, ({ request, body }) =>
    inviteStudents(engine, callerOf(request), body),
  );
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
  // By hand: makes a row of the portfolio.
  serve(app, salinPortofolio, may(luaranRiset, 'create', [role.mahasiswa]).config, ({ request, body }) =>
    copyToPortfolio(engine, callerOf(request), paramOf(request, 'id'), body),
  );

  registerRecap(app, engine, {
    name: inTerms('Kelengkapan Luaran Riset'),
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
