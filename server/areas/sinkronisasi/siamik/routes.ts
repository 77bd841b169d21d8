import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSearchable, messages, type Role } from '../../../../resources/kit/index.ts';
import { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import { masterMessages } from '../../../../resources/master/messages.ts';
import { role } from '../../../../resources/roles.ts';
import { ujiSumber } from '../../../../resources/sinkronisasi/panggilan.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { statusJaringan } from '../../../../resources/umum/jaringan.ts';
import { createActivityLog } from '../../../platform/access/activity.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../../platform/access/permission.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import { dayInZone } from '../../../platform/day.ts';
import type { FileStorage } from '../../../platform/documents/files/index.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { paramOf } from '../../../platform/engine/http.ts';
import { escapeLike } from '../../../platform/engine/where.ts';
import { forbidden, invalid, notFound } from '../../../platform/errors.ts';
import { readPeriods, runningOf } from '../../master/periodStages.ts';
import { probe, silaturahmi } from './chooseSource.ts';
import { lastGood } from './lastGood.ts';
import { registerLecturers } from './lecturers.ts';
import { networkStatus } from './network.ts';
import { plainRow } from './sampleSso.ts';
import { findSource } from './source.ts';

/** Whoever reads students, but for partners, who read nothing of their studies. */
const studies = {
  config: { access: 'session', roles: rolesWith(mahasiswa, 'read').filter(baseRole => baseRole !== role.mitra) },
} as const;
const session = { config: { access: 'session', roles: 'everybody' } } as const;
const mostFound = 20;

const textOf = (request: FastifyRequest, name: string): string => {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Identity numbers are for Tim MBKM, BAKPK and the student (docs/domain/10 §2.2 mahasiswa). */
const seeingNik: readonly Role[] = [role.superAdmin, role.timMbkm, role.bakpk, role.mahasiswa, role.outbound];

/** Registers the calls of Silaturahmi, the test of a source and the state of the network (docs/domain/10 §3.3, §3.5). */
export function registerSources(app: FastifyInstance, engine: Engine, storage: FileStorage): void {
  const log = createActivityLog(engine.registry);
  const sources = engine.registry.get('pengaturan/sumber-data');

  // By hand: tries a connection, and writes nothing.
  serve(app, ujiSumber, { access: 'session', roles: rolesWith(sources, 'action') }, async ({ request }) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, sources, 'action');
    const settings = await findSource(engine.db, paramOf(request, 'kode'));
    if (!settings) throw notFound();
    const result = await probe(engine.db, settings, engine.now());
    await log(engine.db, {
      aksi: 'pengaturan',
      ringkasan: `Uji koneksi ${settings.nama}: ${result.pesan}`,
      waktu: engine.now(),
      idUser: caller.userId,
      namaUser: caller.name,
      roleId: caller.roleId,
      resource: sources.name,
      idBaris: settings.id,
      alamatIp: request.ip,
    });
    return result;
  });
  serve(app, statusJaringan, session.config, async ({ query }) => ({
    layanan: await networkStatus(engine, storage, query.segar === '1'),
  }));
  registerStudents(app, engine);
  registerLecturers(app, engine);
}

function registerStudents(app: FastifyInstance, engine: Engine): void {
  app.get('/api/silaturahmi/master/krs', studies, async request => {
    const caller = callerOf(request);
    const npm = await allowedNpm(engine, caller, textOf(request, 'npm'));
    const periode = textOf(request, 'periode') || (await runningPeriodCode(engine));
    if (!/^\d{5}$/.test(periode))
      throw invalid({ periode: periode ? masterMessages.periodCode : sinkronisasiRefusals.noPeriod });
    const { data, ...kept } = await lastGood(engine, caller, 'krs', `${npm}:${periode}`, async () =>
      (await silaturahmi(engine.db)).source.krs(npm, periode),
    );
    return { rows: data, totalSks: data.reduce((sum, row) => sum + row.sks, 0), ...kept };
  });
  app.get('/api/silaturahmi/master/transkrip', studies, async request => {
    const caller = callerOf(request);
    const npm = await allowedNpm(engine, caller, textOf(request, 'npm'));
    const { data, ...kept } = await lastGood(engine, caller, 'transkrip', npm, async () =>
      (await silaturahmi(engine.db)).source.transcript(npm),
    );
    return { ...data, ...kept };
  });
  app.get('/api/silaturahmi/mhs', session, async request => {
    const caller = callerOf(request);
    return findStudents(engine, caller, textOf(request, 'q'));
  });
  app.get<{ Params: { npm: string } }>('/api/silaturahmi/mhs/:npm', session, async request => {
    const caller = callerOf(request);
    const npm = await allowedNpm(engine, caller, request.params.npm);
    const { data, ...kept } = await lastGood(engine, caller, 'mahasiswa', npm, async () =>
      (await silaturahmi(engine.db)).source.student(npm),
    );
    if (!data) throw notFound();
    const { nik, ...others } = plainRow(data);
    return { ...others, ...(seeingNik.includes(caller.baseRole) ? { nik } : {}), ...kept };
  });
}

/** The period that runs today, as a KRS names it; '' when none does. */
async function runningPeriodCode({ db, registry, now }: Engine): Promise<string> {
  return runningOf(await readPeriods(db, registry), dayInZone(now()))?.kode ?? '';
}

/** A partner sees of its students five columns, none of them about their studies (docs/domain/10 §2.2 mahasiswa). */
function mustSeeStudies(caller: Caller): void {
  if (caller.baseRole === role.mitra) throw forbidden(sinkronisasiRefusals.notYours);
}

/** @throws HttpError 403 for a student out of the caller's scope, known or not */
async function allowedNpm(engine: Engine, caller: Caller, npm: string): Promise<string> {
  if (!npm) throw invalid({ npm: messages.required });
  mustSeeStudies(caller);
  const values: unknown[] = [npm];
  const scope = engine.rowsOf(caller, engine.registry.get('master/mahasiswa'), 'read', 't', values);
  const found = await engine.db.one(`select 1 from master_mahasiswa t where t.npm = $1 and ${scope}`, values);
  if (!found) throw forbidden(sinkronisasiRefusals.notYours);
  return npm;
}

/** Students within the caller's scope by npm or name. */
async function findStudents(engine: Engine, caller: Caller, q: string): Promise<unknown[]> {
  mustSeeStudies(caller);
  if (!isSearchable(q)) return [];
  const values: unknown[] = [q, `%${escapeLike(q.toLowerCase())}%`];
  const scope = engine.rowsOf(caller, engine.registry.get('master/mahasiswa'), 'read', 't', values);
  return engine.db.query(
    `select t.npm, t.nama, p.kode as kode_prodi, p.nama_prodi, t.angkatan, t.status_akademik
     from master_mahasiswa t join master_program_prodi p on p.id = t.id_program_prodi
     where (t.npm = $1 or t._cari like $2) and ${scope} order by t.npm limit ${mostFound}`,
    values,
  );
}
