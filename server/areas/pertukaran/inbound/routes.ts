import type { FastifyInstance } from 'fastify';
import type { Resource } from '../../../../resources/kit/index.ts';
import { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import { krs, krsDetail, nilaiInbound } from '../../../../resources/pertukaran/krs.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { mkDosen } from '../../../../resources/pertukaran/mkDosen.ts';
import { mkInbound } from '../../../../resources/pertukaran/mkInbound.ts';
import {
  bukaNilaiKelas,
  daftarkanMk,
  finalkanNilaiKelas,
  ingatkanPenilai,
  salinMk,
  simpanNilaiKelas,
  simpanNilaiPeserta,
} from '../../../../resources/pertukaran/panggilanInbound.ts';
import { role } from '../../../../resources/roles.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { rolesWith } from '../../../platform/access/permission.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { registerDecidedAt } from '../../../platform/engine/decidedAt.ts';
import { paramOf, searchOf } from '../../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../../platform/engine/parameters.ts';
import { presented } from '../../../platform/engine/present.ts';
import type { AreaPlace } from '../../area.ts';
import type { Ports } from '../../mbkm/ports.ts';
import { checkSks } from './checkSks.ts';
import { planToSubmit } from './decidePlans.ts';
import { gradeTemplate, importGrades } from './gradeSheet.ts';
import { gradingSheet } from './grades.ts';
import { finalise, reopen, saveMarks } from './gradeWrite.ts';
import { hintReaders, hintsOf } from './hints.ts';
import { resultSheet, studies } from './khs.ts';
import { availableClasses, readPlan } from './planRead.ts';
import { giveUpSeat, takeSeat } from './planWrite.ts';
import { printPlan, printResults } from './printResults.ts';
import { ownClasses, progressOf, remindLecturers } from './progress.ts';
import { sendInboundReport } from './reports.ts';
import { copyClasses, offerCourses } from './staffCalls.ts';

const { flag, format, id, words } = parameter;
/** A student in a study period. */
const student = { npm: words, idMasaStudi: id } as const;
const report = { idMasaStudi: id, idProgramProdi: id, format } as const;

const M = `/api/${mhsInbound.endpoint}`;
const P = '/api/v2/pertukaran-mahasiswa';

/** Calls of inbound exchange beside plain CRUD (docs/domain/50 §2.2, §2.3). */
export function registerInbound(
  app: FastifyInstance,
  engine: Engine,
  ports: Ports,
  { baseUrl, files }: Pick<AreaPlace, 'baseUrl' | 'files'>,
): void {
  const may = (resource: Resource, flag: 'read' | 'create' | 'update' | 'action' = 'read') =>
    ({ config: { access: 'session', roles: rolesWith(resource, flag), resource: resource.name } }) as const;

  const looks = { config: { access: 'session', roles: hintReaders, resource: mhsInbound.name } } as const;

  app.get(`${M}/:id/petunjuk`, looks, request => hintsOf(engine, callerOf(request), paramOf(request, 'id')));
  // The specification's base: the classes that are registered below it.
  app.get(`${P}/register-mk`, may(mkInbound), (request, reply) =>
    reply.redirect(`/api/${mkInbound.endpoint}${searchOf(request)}`, 308),
  );
  // By hand: makes several classes with their lecturers, each named where it fails.
  serve(app, daftarkanMk, may(mkInbound, 'create').config, ({ request, body }) =>
    offerCourses(engine, callerOf(request), body),
  );
  // By hand: makes classes of those of another study period.
  serve(app, salinMk, may(mkInbound, 'create').config, ({ request, body }) =>
    copyClasses(engine, callerOf(request), body),
  );
  app.get(`${P}/mk-dosen/saya`, may(mkDosen), request =>
    ownClasses(engine, callerOf(request), parametersOf(request, { idMasaStudi: id })),
  );

  app.get(`${P}/krs`, may(krs), request => readPlan(engine, callerOf(request), parametersOf(request, student)));
  app.get(`${P}/krs/tersedia`, may(krs), request =>
    availableClasses(engine, callerOf(request), parametersOf(request, student)),
  );
  const planned = [...new Set([...rolesWith(krs, 'read'), ...rolesWith(mahasiswa, 'read')])].filter(
    baseRole => baseRole !== role.mitra,
  );
  app.get(`${P}/krs/cek-sks`, { config: { access: 'session', roles: planned } }, request =>
    checkSks(engine, ports, callerOf(request), parametersOf(request, { ...student, limit: words })),
  );
  app.get(`${P}/krs/khs`, may(krs), request => resultSheet(engine, callerOf(request), parametersOf(request, student)));
  app.get(`${P}/krs/studi`, may(krs), request => studies(engine, callerOf(request), parametersOf(request, student)));
  app.get(`${P}/krs/cetak`, may(krs), (request, reply) =>
    printPlan(engine, callerOf(request), parametersOf(request, student), reply),
  );
  app.get(`${M}/cetak-khs`, may(krs), (request, reply) =>
    printResults(
      engine,
      callerOf(request),
      parametersOf(request, { ...student, bahasa: words, draf: flag }),
      reply,
      baseUrl,
    ),
  );
  // By hand: takes a seat of a class: the plan is made with its first one.
  app.post(`${P}/krs`, may(krsDetail), async (request, reply) =>
    reply.code(201).send(await takeSeat(engine, callerOf(request), request.body)),
  );
  // By hand: gives up a seat of a class, which counts anew.
  app.delete(`${P}/krs/:idDetail`, may(krsDetail), request =>
    giveUpSeat(engine, callerOf(request), paramOf(request, 'idDetail'), request.body),
  );
  registerDecidedAt(app, engine, krs, [{ path: 'krs/ajukan', actions: ['ajukan'] }], {
    ...may(krs, 'action'),
    endpoint: 'v2/pertukaran-mahasiswa',
    find: (caller, body) => planToSubmit(engine, caller, body),
    answer: async (caller, row) => presented(caller, krs, row),
  });

  const graders = {
    config: {
      access: 'session',
      roles: [role.superAdmin, role.timMbkm, role.dosen, role.koordinator, role.penilai, role.bakpk],
    },
  } as const;
  app.get(`${P}/krs/nilai`, graders, request =>
    gradingSheet(engine, callerOf(request), parametersOf(request, { idMkInbound: id })),
  );
  app.get(`${P}/krs/nilai-template`, graders, (request, reply) =>
    gradeTemplate(engine, callerOf(request), parametersOf(request, { idMkInbound: id, format }), reply),
  );
  // By hand: marks of a whole class from a file.
  app.post(`${P}/krs/nilai-import`, may(nilaiInbound), request =>
    importGrades(
      engine,
      callerOf(request),
      request,
      parametersOf(request, { idMkInbound: id, pratinjau: flag }),
      files.temporary,
    ),
  );
  const reporters = {
    config: { access: 'session', roles: [role.superAdmin, role.timMbkm, role.koordinator, role.penilai, role.bakpk] },
  } as const;
  app.get(`${M}/rpt-mhs-inbond`, reporters, (request, reply) =>
    sendInboundReport(
      engine,
      callerOf(request),
      'mahasiswa',
      parametersOf(request, { ...report, jalur: words }),
      reply,
    ),
  );
  app.get(`${P}/rpt-matkul-inbond`, reporters, (request, reply) =>
    sendInboundReport(engine, callerOf(request), 'matkul', parametersOf(request, report), reply),
  );
  app.get(`${P}/krs/nilai-progres`, graders, request =>
    progressOf(engine, callerOf(request), parametersOf(request, { idMasaStudi: id })),
  );
  // By hand: marks of several rows, all or none.
  const { config: marks } = may(nilaiInbound);
  serve(app, simpanNilaiKelas, marks, ({ request, body }) => saveMarks(engine, callerOf(request), body));
  // By hand: the same for one row, whose grade and letter follow.
  serve(app, simpanNilaiPeserta, marks, ({ request, body }) => {
    const item = { ...body, idKrsDetail: paramOf(request, 'idKrsDetail') };
    return saveMarks(engine, callerOf(request), { items: [item] });
  });
  // By hand: makes all marks of a class final.
  serve(app, finalkanNilaiKelas, marks, ({ request, body }) =>
    finalise(engine, callerOf(request), paramOf(request, 'idMkInbound'), body),
  );
  // By hand: opens all marks of a class again.
  serve(app, bukaNilaiKelas, marks, ({ request, body }) =>
    reopen(engine, callerOf(request), paramOf(request, 'idMkInbound'), body),
  );
  // By hand: reminds people, and changes no row.
  serve(app, ingatkanPenilai, marks, ({ request, body }) => remindLecturers(engine, callerOf(request), body));
}
