import type { FastifyInstance, FastifyReply } from 'fastify';
import { messages, type Resource } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import { sightOf } from '../../platform/access/visibleFields.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import { mostAtOnce, mustFit } from '../../platform/database/rowLimit.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Cell } from '../../platform/documents/spreadsheet/cell.ts';
import type { SheetToWrite } from '../../platform/documents/spreadsheet/write.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { fileName, formatOf, sendSheets } from '../../platform/engine/export/send.ts';
import { paramOf, queryOf } from '../../platform/engine/http.ts';
import { type ListQuery, parseListQuery } from '../../platform/engine/listQuery.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { escapeLike } from '../../platform/engine/where.ts';
import { badRequest, notFound } from '../../platform/errors.ts';

const { format, json } = parameter;

/**
 * Statement behind the list of a programme's participants with their progress, one row each (docs/domain/30 §2 `/mhs`).
 * In its SQL `t` is the participation and `$1` the day.
 */
export interface StudentsModel<T> {
  /** Path below `/api/`. */
  readonly path: string;
  /** The detail: who may read it may ask. */
  readonly detail: Resource;
  /** Tables joined to `t` that filters and order ask; further ones for what is shown of the page's rows. */
  readonly from: string;
  readonly more: string;
  /** Columns beside id, NPM, name, study programme, state and grades. */
  readonly select: string;
  readonly order: string;
  /** Grades that are shown as far as the caller may see them. */
  readonly grades: readonly string[];
  /** Filters that compare an id, and the SQL of each. */
  readonly filters: Readonly<Record<string, string>>;
  /** The workbook: its file, its columns, and the cells of a row. */
  readonly sheet: {
    readonly file: () => string;
    readonly columns: SheetToWrite['columns'];
    readonly cells: (row: T) => readonly Cell[];
  };
}

/** Rows of an export at most. */
const most = 20_000;

/** Conditions of the list's filter: known names only, valid ids only. @throws HttpError 400 */
function narrowed(known: Readonly<Record<string, string>>, filter: ListQuery['filter'], values: unknown[]): string {
  const found: string[] = [];
  for (const [name, value] of Object.entries(filter)) {
    if (name === 'q' && typeof value === 'string') {
      values.push(`%${escapeLike(value.slice(0, 100))}%`);
      found.push(`(t.nama_mahasiswa ilike $${values.length} or t.npm like $${values.length})`);
    } else if (name === 'status' && typeof value === 'string') {
      values.push(value);
      found.push(`t.status = $${values.length}`);
    } else if (Object.hasOwn(known, name)) {
      if (typeof value !== 'string' || !isIdOf(pendaftar, value)) throw badRequest(messages.badFilter);
      values.push(value);
      found.push(`${known[name]} = $${values.length}`);
    } else throw badRequest(messages.badFilter);
  }
  return found.length ? found.join(' and ') : 'true';
}

const common: Readonly<Record<string, string>> = { id: 't.id', idProgramProdi: 't.id_program_prodi' };

async function read<T>(
  engine: Engine,
  caller: Caller,
  model: StudentsModel<T>,
  query: Pick<ListQuery, 'filter' | 'offset' | 'limit'>,
): Promise<{ rows: T[]; total: number }> {
  mustBeAllowed(caller, pendaftar, 'read');
  const values: unknown[] = [dayInZone(engine.now())];
  const where = narrowed({ ...common, ...model.filters }, query.filter, values);
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const sight = sightOf(engine.registry, caller, pendaftar);
  const seen = (name: string) => `${sight.hidden.has(name) ? 'null' : sight.at(name, 't', values)} as "${name}"`;
  const from = `from mbkm_pendaftar_program_mbkm t ${model.from}`;
  const found = `${from} where ${where} and ${scope} and $1::date is not null`;
  const count = engine.db.one<{ n: number }>(`select count(*)::int as n ${found}`, values.slice(), {
    prepare: true,
  });
  const grades = model.grades.map(seen).join(', ');
  const order = `order by ${model.order}, t.nama_mahasiswa, t.id`;
  // The page's rows are found first, and what is worked out for each or joined for its words is asked of each alone:
  // left to itself the planner joins it all for everybody and takes the page from that.
  const rows = engine.db.query<DbRow & T>(
    `with h as materialized (select t.id ${found} ${order} limit ${query.limit} offset ${query.offset})
     select x.* from (select id, row_number() over () as nomor from h) h cross join lateral (
       select t.id, t.npm, t.nama_mahasiswa as nama, r.nama as prodi, t.status, ${model.select}, ${grades} ${from}
       join master_program_prodi r on r.id = t.id_program_prodi ${model.more} where t.id = h.id limit 1) x order by h.nomor`,
    values,
    // Planning its joins takes twice as long as answering.
    { prepare: true },
  );
  const [counted, page] = await Promise.all([count, rows]);
  return { rows: page, total: counted?.n ?? 0 };
}

async function one<T>(engine: Engine, caller: Caller, model: StudentsModel<T>, id: string): Promise<T> {
  if (!isIdOf(pendaftar, id)) throw notFound();
  const [found] = (await read(engine, caller, model, { filter: { id }, offset: 0, limit: 1 })).rows;
  if (!found) throw notFound();
  return found;
}

async function exported<T>(
  engine: Engine,
  caller: Caller,
  { sheet, ...model }: StudentsModel<T>,
  query: Readonly<Record<string, unknown>>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  mustBeAllowed(caller, pendaftar, 'export');
  const format = formatOf(query.format);
  const { filter } = parseListQuery({ filter: query.filter });
  const { rows, total } = await read(engine, caller, { sheet, ...model }, { filter, offset: 0, limit: most });
  mustFit(total, { most, instead: mbkmRefusals.narrowByFilter });
  return sendSheets(reply, format, fileName(sheet.file(), format), [
    { name: 'Peserta', columns: sheet.columns, rows: [rows.map(sheet.cells)] },
  ]);
}

/** GET {path}, {path}/all, {path}/{id}, {path}/export?format=xlsx|csv: participants in the caller's scope. */
export function registerStudents<T>(app: FastifyInstance, engine: Engine, model: StudentsModel<T>): void {
  const path = `/api/${model.path}`;
  const { detail } = model;
  const access = {
    config: { access: 'session', roles: rolesWith(detail, 'read'), resource: detail.name },
  } as const;
  app.get(path, access, async (request, reply) => {
    const { filter, offset, limit } = parseListQuery(queryOf(request));
    const { rows, total } = await read(engine, callerOf(request), model, { filter, offset, limit });
    const last = Math.max(offset, Math.min(offset + limit, total) - 1);
    return reply.header('content-range', `items ${offset}-${last}/${total}`).send(rows);
  });
  app.get(`${path}/all`, access, async request => {
    const { filter } = parseListQuery(queryOf(request));
    const { rows, total } = await read(engine, callerOf(request), model, { filter, offset: 0, limit: mostAtOnce });
    mustFit(total, { instead: mbkmRefusals.filterOrPage });
    return rows;
  });
  app.get(`${path}/export`, access, (request, reply) =>
    exported(engine, callerOf(request), model, parametersOf(request, { filter: json, format }), reply),
  );
  app.get(`${path}/:id`, access, request => one(engine, callerOf(request), model, paramOf(request, 'id')));
}
