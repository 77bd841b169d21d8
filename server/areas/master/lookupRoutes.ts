import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Resource } from '../../../resources/kit/index.ts';
import { kampus } from '../../../resources/master/kampus.ts';
import { pegawai } from '../../../resources/master/pegawai.ts';
import { posisiKegiatanTopik } from '../../../resources/master/posisiKegiatanTopik.ts';
import { program } from '../../../resources/master/program.ts';
import { programProdi } from '../../../resources/master/programProdi.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import { syaratLuaran } from '../../../resources/master/syaratLuaran.ts';
import { kabupaten, kecamatan, kelurahan } from '../../../resources/master/wilayah.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mayLookUp } from '../../platform/access/permission.ts';
import { column, labelSql, tableName } from '../../platform/database/columns.ts';
import { isUuid } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { allOf, lookup, whole } from '../../platform/engine/lookup.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import type { Page } from '../../platform/engine/read.ts';
import { badRequest, forbidden } from '../../platform/errors.ts';

const session = { config: { access: 'session', roles: 'everybody' } } as const;
const anybody = { config: { access: 'optional', roles: 'everybody' } } as const;

const everything = { sort: [], offset: 0, limit: 20, filter: {}, embed: false } as const;
const send = (reply: FastifyReply, page: Page) => reply.type('application/json; charset=utf-8').send(page.json);

/** Short lists with addresses of their own (docs/domain/10 §1 "Lookups", §2.2 to §2.5). */
export function registerLookups(app: FastifyInstance, engine: Engine): void {
  registerRegions(app, engine);
  registerPositions(app, engine);
  registerCampuses(app, engine);
  registerEmployees(app, engine);
  childrenOf(app, engine, syaratLuaran, 'by-jenis-luaran', 'idJenisLuaran', ['idJenisMbkm']);
}

/** Regions below a region, by name; an unknown parent has none (docs/domain/10 §2.5). Public, for registration forms. */
function registerRegions(app: FastifyInstance, engine: Engine): void {
  const levels = [
    [kabupaten, 'id-provinsi', 'idProvinsi'],
    [kecamatan, 'id-kabupaten', 'idKabupaten'],
    [kelurahan, 'id-kecamatan', 'idKecamatan'],
  ] as const;
  for (const [r, path, parent] of levels) {
    const sql = `select id, nama from ${tableName(r)} where ${column(parent)} = $1 and aktif order by nama, id`;
    app.get(`/api/${r.endpoint}/${path}/:id`, anybody, async request => {
      const id = paramOf(request, 'id');
      return /^[\d.]{2,8}$/.test(id) ? engine.db.query(sql, [id], { prepare: true }) : [];
    });
  }
}

/** Lookup rows of `r` that point at `{id}` by `field`; the named fields may narrow them further. */
function childrenOf(
  app: FastifyInstance,
  engine: Engine,
  r: Resource,
  path: string,
  field: string,
  narrowing: readonly string[] = [],
): void {
  app.get(`/api/${r.endpoint}/${path}/:id`, session, async (request, reply) => {
    const taken = parametersOf(request, Object.fromEntries(narrowing.map(name => [name, parameter.id])));
    const given = Object.entries(taken).filter(([, value]) => value);
    const filter = { ...Object.fromEntries(given), [field]: paramOf(request, 'id') };
    if (!isUuid(filter[field])) return [];
    return send(reply, await whole(r, lookup(engine, callerOf(request), r, allOf({ ...everything, filter }))));
  });
}

/** Programmes that have positions, activities or topics, and those of one (docs/domain/10 §2.4). */
function registerPositions(app: FastifyInstance, engine: Engine): void {
  const programs = `select p.id, ${labelSql(program, 'p', engine.registry)} as label, p.kode, p.nama, p.id_jenis_mbkm,
      count(*)::int as jumlah
    from ${tableName(posisiKegiatanTopik)} t join ${tableName(program)} p on p.id = t.id_program
    where t.aktif and p.aktif group by p.id order by p.nama, p.id`;
  app.get(`/api/${posisiKegiatanTopik.endpoint}/program`, session, () =>
    engine.db.query(programs, [], { prepare: true }),
  );
  childrenOf(app, engine, posisiKegiatanTopik, 'by-program', 'idProgram');
}

const shortest = 3;

/** Universities by a word of their name, for people who register from outside (docs/domain/10 §2.4 kampus). */
function registerCampuses(app: FastifyInstance, engine: Engine): void {
  app.get(`/api/${kampus.endpoint}/all-keyword`, anybody, async (request, reply) => {
    const q = parametersOf(request, { keyword: parameter.words }).keyword?.trim() ?? '';
    if (q.length < shortest) throw badRequest(masterRefusals.typeMore({ n: shortest }));
    return send(reply, await lookup(engine, request.caller, kampus, { ...everything, filter: { q } }));
  });
}

/** Employees of a study programme (docs/domain/10 §1 "Lookups"): not for partners and inbound students. */
function registerEmployees(app: FastifyInstance, engine: Engine): void {
  const sql = `select t.id, ${labelSql(pegawai, 't', engine.registry)} as label, t.nip, t.nama_lengkap,
      t.id_program_prodi, ${labelSql(programProdi, 'p', engine.registry)} as nama_prodi
    from ${tableName(pegawai)} t left join ${tableName(programProdi)} p on p.id = t.id_program_prodi
    where t.id_program_prodi = $1 and t.aktif order by t.nama, t.id`;
  app.get(`/api/${pegawai.endpoint}/all-idprodi/:id`, session, async request => {
    if (!mayLookUp(callerOf(request), pegawai)) throw forbidden();
    const id = paramOf(request, 'id');
    return isUuid(id) ? engine.db.query(sql, [id], { prepare: true }) : [];
  });
}
