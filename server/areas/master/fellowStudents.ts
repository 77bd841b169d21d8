import type { FastifyInstance } from 'fastify';
import { isSearchable } from '../../../resources/kit/index.ts';
import { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import { programProdi } from '../../../resources/master/programProdi.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith, ruleOf } from '../../platform/access/permission.ts';
import { labelSql, searchColumn, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { escapeLike } from '../../platform/engine/where.ts';
import { badRequest, forbidden } from '../../platform/errors.ts';

/** Data of a student shown to fellow students. */
interface Fellow extends DbRow {
  id: string;
  npm: string;
  nama: string;
  namaProdi: string;
}

const most = 20;

/** The words of a search as conditions: a whole NPM, or every word in the name. */
function conditions(q: string, values: unknown[]): string[] {
  const bind = (value: string) => `$${values.push(value)}`;
  if (/^\d+$/.test(q)) return [`t.npm = ${bind(q)}`];
  if (!isSearchable(q)) throw badRequest(masterRefusals.searchStudents);
  return q
    .toLowerCase()
    .split(/\s+/)
    .slice(0, 8)
    .flatMap(word => {
      const at = bind(`%${escapeLike(word)}%`);
      // The search column has the index, but holds the e-mail as well.
      return [`t.${searchColumn} like ${at}`, `lower(t.nama) like ${at}`];
    });
}

/**
 * Students find fellow students for a group: by exact NPM or three letters of the name, at most twenty active ones
 * (docs/domain/10 §1 "Lookups"). Other roles find the students that they may read.
 * @throws HttpError 400 for too little to search by, 403 for roles that see no students
 */
async function findFellows(engine: Engine, caller: Caller, q: string): Promise<Fellow[]> {
  if (!ruleOf(caller, mahasiswa)) throw forbidden();
  const values: unknown[] = [];
  const where = conditions(q, values);
  const isStudent = caller.baseRole === role.mahasiswa || caller.baseRole === role.outbound;
  if (!isStudent) where.push(engine.rowsOf(caller, mahasiswa, 'read', 't', values));
  return engine.db.query<Fellow>(
    `select t.id, t.npm, t.nama, ${labelSql(programProdi, 'p', engine.registry)} as nama_prodi
     from ${tableName(mahasiswa)} t join ${tableName(programProdi)} p on p.id = t.id_program_prodi
     where ${where.join(' and ')} and t.aktif and t.status_akademik = 'aktif' order by t.nama, t.npm limit ${most}`,
    values,
    { prepare: true },
  );
}

export function registerFellows(app: FastifyInstance, engine: Engine): void {
  const session = {
    config: { access: 'session', roles: rolesWith(mahasiswa, 'read'), resource: mahasiswa.name },
  } as const;
  app.get(`/api/${mahasiswa.endpoint}/cari`, session, request =>
    findFellows(engine, callerOf(request), parametersOf(request, { q: parameter.words }).q?.trim() ?? ''),
  );
}
