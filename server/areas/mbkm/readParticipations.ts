import { messages, type Programme, uuid } from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { pendaftarTahap } from '../../../resources/mbkm/pendaftarTahap.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { PintuData } from '../../../resources/pengaturan/aksesData.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { coveredSight } from '../../platform/access/sensitive/cover.ts';
import { noteSeen } from '../../platform/access/sensitive/seen.ts';
import { sightOf } from '../../platform/access/visibleFields.ts';
import { labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { filterSql } from '../../platform/engine/computed.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { ListQuery } from '../../platform/engine/listQuery.ts';
import { orderSql } from '../../platform/engine/order.ts';
import { list, oneJson, type Page } from '../../platform/engine/read.ts';
import { labelledPage, rowColumns } from '../../platform/engine/select.ts';
import { HttpError } from '../../platform/errors.ts';
import { agreedFor } from './consent/consent.ts';
import { conversionOf } from './conversionOf.ts';
import { type Beside, type Detail, detailRows, detailsOf } from './detail.ts';
import { draftsOf } from './gradeDrafts.ts';
import { sheetRowsOf } from './gradeSheets.ts';
import { warningsOf } from './warnings.ts';

/** Participations as the caller sees them, with what each is told. */
type Rows = (Pick<Pendaftar, 'id'> & Beside)[];
const parsed = (json: string): Rows => JSON.parse(json);

/** Additional values of a row: chips, drafts of grades, details of programmes. */
interface Told {
  warnings: boolean;
  drafts: boolean;
  details: readonly Detail[];
}

/** The fields of the table that are asked for, and what else is; without names everything. */
function wantedOf(engine: Engine, names: ListQuery['fields']): { own: ListQuery['fields']; told: Told } {
  const details = detailsOf(engine.registry);
  if (!names) return { own: undefined, told: { warnings: true, drafts: true, details } };
  const asked = new Set(names);
  const wanted = details.filter(({ key }) => asked.has(key));
  const beside = new Set<string>([...pendaftar.told, ...wanted.map(({ key }) => key)]);
  return {
    own: names.filter(name => !beside.has(name)),
    told: { warnings: asked.has('peringatan'), drafts: asked.has('drafNilai'), details: wanted },
  };
}

const tellsNothing = ({ warnings, drafts, details }: Told): boolean => !warnings && !drafts && !details.length;

async function completed(
  engine: Engine,
  caller: Caller,
  rows: Rows,
  { warnings, drafts, details }: Told,
  /** Sensitive values of the details, by which door; undefined: covered, as in a list. */
  door?: PintuData,
): Promise<Rows> {
  const ids = rows.map(row => row.id);
  const chips = warnings ? await warningsOf(engine, caller, ids) : undefined;
  const begun = drafts ? await draftsOf(engine.db, caller, ids) : undefined;
  const owns = await Promise.all(
    details.map(async detail => {
      const sight = sightOf(engine.registry, caller, detail.resource);
      const carried = door ? sight : coveredSight(engine.registry, caller, detail.resource, sight);
      const found = await detailRows(engine.db, detail, ids, carried);
      if (door) await noteSeen(engine, caller, detail.resource, door, [...found.values()]);
      return [detail.key, found] as const;
    }),
  );
  return rows.map(row => {
    const id = row.id;
    const found = owns.filter(([, byId]) => byId.has(id)).map(([key, byId]) => [key, byId.get(id)]);
    return {
      ...row,
      ...(chips ? { peringatan: chips.get(id) ?? [] } : {}),
      ...(begun ? { drafNilai: begun.get(id) ?? [] } : {}),
      ...Object.fromEntries(found),
    };
  });
}

/**
 * One page of participations in scope, each with `peringatan`, `drafNilai` and its programme's detail, or with those of
 * them that are named (docs/domain/20 §2 GET N, M).
 * @throws HttpError 403, 400
 */
export async function listParticipations(engine: Engine, caller: Caller, query: ListQuery): Promise<Page> {
  mustBeAllowed(caller, pendaftar, 'read');
  const { own, told } = wantedOf(engine, query.fields);
  const page = await list(engine, caller, pendaftar, { ...query, fields: own });
  if (tellsNothing(told)) return page;
  return {
    json: JSON.stringify(await completed(engine, caller, parsed(page.json), told, query.clear ? 'daftar' : undefined)),
    total: page.total,
  };
}

/** A programme's list shows its own kinds unless told which, or `jenis=semua` (docs/domain/20 §2). */
export function programmeQuery({ kinds }: Programme, query: ListQuery, jenis: unknown): ListQuery {
  const { jenis: named, ...filter } = query.filter;
  const chosen = ['kodeJenisMbkm', 'idJenisMbkm', 'id'].some(name => name in filter);
  if ((jenis ?? named) === 'semua' || chosen) return { ...query, filter };
  return { ...query, filter: { ...filter, kodeJenisMbkm: kinds } };
}

/** The full record: participation, detail, chips, stages and grades. @throws HttpError 403, 404 */
/** A participation with computed values: steps, stages, sheets, and its programme's detail. */
export type WholeParticipation = Pendaftar & { aksi?: readonly string[] } & Beside;

export async function oneParticipation(
  engine: Engine,
  caller: Caller,
  id: string,
  embed = true,
): Promise<WholeParticipation> {
  const row: WholeParticipation = JSON.parse(await oneJson(engine, caller, pendaftar, id, embed));
  const [whole] = await completed(engine, caller, [row], wantedOf(engine, undefined).told, 'lihat');
  const stages = await list(engine, caller, pendaftarTahap, {
    filter: { idPendaftarMbkm: id },
    sort: [],
    offset: 0,
    limit: 20,
    embed: true,
  });
  return {
    ...row,
    ...whole,
    ...(await conversionOf(engine, caller, id)),
    tahap: parsed(stages.json),
    penilaian: await sheetRowsOf(engine, caller, id),
    persetujuan: await agreedFor(engine.db, id),
  };
}

/** All participations of one student in scope, newest first. */
export async function participationsOf(engine: Engine, caller: Caller, idMahasiswa: string): Promise<Rows> {
  const query = { filter: { idMahasiswa }, sort: [], offset: 0, limit: 200, embed: true };
  return parsed((await listParticipations(engine, caller, query)).json);
}

/** The short form of them, for pickers (docs/domain/20 §2). */
export async function shortParticipationsOf(engine: Engine, caller: Caller, idMahasiswa: string): Promise<Rows> {
  mustBeAllowed(caller, pendaftar, 'read');
  const values: unknown[] = [idMahasiswa];
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  return allAtOnce(
    engine.db,
    `select t.id as "idPendaftarMbkm", t.id_program as "idProgram", p.nama as "namaProgram", d.nama as periode,
       t.status, t.status_konversi as "statusKonversi" from ${tableName(pendaftar)} t
     join master_program p on p.id = t.id_program join master_periode d on d.id = t.id_periode
     where t.id_mahasiswa = $1::uuid and ${scope} order by t.tanggal_daftar desc, t.id`,
    values,
    { instead: mbkmRefusals.applicantsByPage },
  );
}

/** Every participation of a programme in a period in a few words (docs/domain/20 §2 GET M/all). @throws HttpError 400 for more than 5,000 */
export async function allOfPeriod(
  engine: Engine,
  caller: Caller,
  { kinds }: Programme,
  idPeriode: unknown,
): Promise<Rows> {
  mustBeAllowed(caller, pendaftar, 'read');
  if (typeof idPeriode !== 'string' || !idPeriode)
    throw new HttpError(400, mbkmRefusals.periodMissing, { idPeriode: messages.required });
  if (!uuid.safeParse(idPeriode).success) throw new HttpError(400, messages.badQuery, { idPeriode: messages.choice });
  const values: unknown[] = [idPeriode, kinds];
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  return allAtOnce<Rows[number] & DbRow>(
    engine.db,
    `select t.id, t.npm, t.nama_mahasiswa as nama, p.nama as program, t.status, ${labelSql(pendaftar, 't', engine.registry)} as label
     from ${tableName(pendaftar)} t join master_program p on p.id = t.id_program
     where t.id_periode = $1::uuid and t.kode_jenis_mbkm = any($2) and ${scope}
     order by t.npm, t.id`,
    values,
    { instead: mbkmRefusals.applicantsByPage },
  );
}

/** One row per student: the latest participation that matches (docs/domain/20 §2 GET M/mahasiswa). */
export async function latestPerStudent(engine: Engine, caller: Caller, query: ListQuery): Promise<Page> {
  mustBeAllowed(caller, pendaftar, 'read');
  const { registry } = engine;
  const sight = sightOf(registry, caller, pendaftar);
  const values: unknown[] = [];
  const where = await filterSql(engine, caller, pendaftar, query.filter, 't', values);
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const order = orderSql(pendaftar, query.sort, 'l', sight, values, registry);
  const found = await engine.db.one<{ isi: string; total: number }>(
    `with l as materialized (select distinct on (t.id_mahasiswa) t.* from ${tableName(pendaftar)} t
       where ${where} and ${scope} order by t.id_mahasiswa, t.tanggal_daftar desc, t.id desc),
     h as (select ${rowColumns(pendaftar, 'l', sight, values)} from l order by ${order} limit ${query.limit} offset ${query.offset})
     select (${labelledPage(pendaftar, registry, sight.hidden)}) as isi, (select count(*)::int from l) as total`,
    values,
  );
  const rows = await completed(engine, caller, parsed(found?.isi ?? '[]'), wantedOf(engine, undefined).told);
  return { json: JSON.stringify(rows), total: found?.total ?? 0 };
}
