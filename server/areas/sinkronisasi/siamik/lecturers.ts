import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { asIssue, messages, uuid } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { escapeLike, mustBeSearchable } from '../../../platform/engine/where.ts';
import { forbidden, HttpError, invalid, notFound } from '../../../platform/errors.ts';
import { silaturahmi } from './chooseSource.ts';
import { httpSilaturahmi } from './httpSources.ts';
import { lastGood } from './lastGood.ts';
import type { SsoSource } from './port.ts';
import { type TridarmaKind, tridarmaKinds, yearOf } from './tridarma.ts';

/** The English names of docs/domain/40 beside those of the calls of the portal (tests/spec/endpoints.txt). */
const alsoCalled: Readonly<Record<TridarmaKind, string>> = {
  pengajaran: 'teaching',
  penelitian: 'research',
  pengabdian: 'community-service',
  penunjang: 'support',
};
/** A page waits no longer; then it shows what was known before. */
const mostSeconds = 5;
const mostFound = 20;

const optionalText = z.string().trim().max(150).optional();
const listQuery = z.object({ q: optionalText });
const rowsQuery = z.object({
  idPegawai: uuid.optional(),
  nip: optionalText,
  tahun: z
    .string()
    .regex(/^\d{4}$/, asIssue(messages.wrongType))
    .optional(),
  semester: z
    .string()
    .regex(/^\d{5}$/, asIssue(messages.wrongType))
    .optional(),
});

interface Lecturer extends DbRow {
  id: string;
  nip: string;
}

const queryOf = <T extends z.ZodType>(schema: T, request: FastifyRequest): z.output<T> => {
  const result = schema.safeParse(request.query);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => [path.join('.'), message]);
  throw invalid(Object.fromEntries(wrong));
};

/**
 * Lecturers whose work the caller may see (docs/domain/40 §1.3): HA04 oneself, HA05 those of the own study programme,
 * Tim MBKM all.
 * @throws HttpError 403 for every other role
 */
function scopeOf({ baseRole, idPegawai, idProgramProdi }: Caller, values: unknown[]): string {
  if (baseRole === role.superAdmin || baseRole === role.timMbkm) return 'true';
  if (baseRole === role.dosen) return `t.id = $${values.push(idPegawai)}`;
  if (baseRole === role.koordinator) return `t.id_program_prodi = $${values.push(idProgramProdi)}`;
  throw forbidden();
}

/** `/silaturahmi/dosen` and what a lecturer did besides, by kind (docs/domain/10 §3.3, 40 §1.3, §2.4). */
export function registerLecturers(app: FastifyInstance, engine: Engine): void {
  const session = {
    config: { access: 'session', roles: [role.superAdmin, role.timMbkm, role.dosen, role.koordinator] },
  } as const;

  app.get('/api/silaturahmi/dosen', session, async request => {
    const values: unknown[] = [];
    const scope = scopeOf(callerOf(request), values);
    const { q = '' } = queryOf(listQuery, request);
    if (q) mustBeSearchable(q);
    const words = q ? ` and t._cari like $${values.push(`%${escapeLike(q.toLowerCase())}%`)}` : '';
    return engine.db.query(
      `select t.id as id_pegawai, t.nip, t.nama_lengkap, p.nama_prodi,
         t.jabatan_fungsional, t.aktif
       from master_pegawai t left join master_program_prodi p on p.id = t.id_program_prodi
       where t.jenis = 'dosen' and ${scope}${words} order by t.nama, t.id limit ${mostFound}`,
      values,
    );
  });

  for (const kind of tridarmaKinds)
    for (const name of [kind, alsoCalled[kind]])
      app.get(`/api/silaturahmi/dosen/${name}`, session, request => tridarma(engine, request, kind));
}

async function tridarma(engine: Engine, request: FastifyRequest, kind: TridarmaKind) {
  const caller = callerOf(request);
  const { tahun, semester, ...who } = queryOf(rowsQuery, request);
  const { id, nip } = await lecturerOf(engine, caller, who);
  const { data, usang, diambilPada } = await lastGood(engine, caller, kind, nip, async () =>
    (await quickSource(engine)).tridarma(nip, kind),
  ).catch((error: unknown) => {
    throw error instanceof HttpError && error.statusCode === 502
      ? new HttpError(502, sinkronisasiRefusals.tridarmaDown)
      : error;
  });
  const rows = data.filter(
    row =>
      (!tahun || yearOf(row) === Number(tahun)) && (!semester || !('semester' in row) || row.semester === semester),
  );
  return {
    data: rows.map(row => ({ idPegawai: id, sinkronPada: diambilPada, ...row })),
    sinkronPada: diambilPada,
    basi: usang,
  };
}

/** Lecturer named by the call, within the caller's scope; a lecturer who names nobody gets the own data. */
async function lecturerOf(
  { db }: Engine,
  caller: Caller,
  { idPegawai, nip }: { idPegawai?: string | undefined; nip?: string | undefined },
): Promise<Lecturer> {
  const values: unknown[] = [];
  const scope = scopeOf(caller, values);
  const wanted = idPegawai ?? (nip ? undefined : caller.baseRole === role.dosen ? caller.idPegawai : undefined);
  if (!wanted && !nip) throw invalid({ idPegawai: messages.required });
  const by = wanted ? `t.id = $${values.push(wanted)}` : `t.nip = $${values.push(nip)}`;
  const found = await db.one<Lecturer>(
    `select t.id, t.nip from master_pegawai t where t.jenis = 'dosen' and ${by} and ${scope}`,
    values,
  );
  if (!found) throw notFound();
  return found;
}

/** Silaturahmi, given up on sooner than elsewhere. */
async function quickSource({ db }: Engine): Promise<SsoSource> {
  const { settings, source } = await silaturahmi(db);
  if (settings.mode !== 'http') return source;
  return httpSilaturahmi({ ...settings, timeoutDetik: Math.min(settings.timeoutDetik, mostSeconds) });
}
