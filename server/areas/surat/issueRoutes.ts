import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FieldErrors, isDay, messages, type Resource, type Role } from '../../../resources/kit/index.ts';
import { suratRefusals } from '../../../resources/surat/refusals.ts';
import { surat } from '../../../resources/surat/surat.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { isUuid } from '../../platform/database/ids.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { dayInZone } from '../../platform/day.ts';
import { createLetterLimit, sendLetter } from '../../platform/documents/letters/index.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { badRequest, invalid } from '../../platform/errors.ts';
import type { IssueOptions } from './issue.ts';
import { issueAbout, mustBeIssuable } from './issueAbout.ts';
import type { LetterBook, LetterRules } from './letterBook.ts';
import { type LetterPorts, letterFile, sealedFile } from './letterFile.ts';
import { notePrinted } from './notePrinted.ts';
import { calledName, preview, rowOf, standingOf } from './routes.ts';
import { isAbout } from './standing.ts';

/** People whom one call may issue letters for. */
const mostPeople = 100;
const copies = { most: 20, length: 200 } as const;

interface Asked {
  ids: readonly string[];
  options: IssueOptions;
}

/** `{ idPendaftarMbkm[], tanggalSurat?, idPejabat?, tembusan? }`. @throws HttpError 400, 422 by field */
function askedOf(request: FastifyRequest, key: string, now: Date): Asked {
  const body = mustBeObject(request.body);
  const { tanggalSurat, idPejabat, tembusan } = body;
  const ids: unknown = body[key];
  if (!Array.isArray(ids) || ids.length > mostPeople) throw badRequest(messages.badBody);
  const errors: FieldErrors = {};
  const whom = [...new Set(ids.filter(isUuid))];
  if (ids.length === 0) errors[key] = messages.required;
  else if (!ids.every(isUuid)) errors[key] = messages.choice;
  const day = tanggalSurat ?? undefined;
  if (day !== undefined && !isDay(day)) errors.tanggalSurat = messages.date;
  else if (isDay(day) && day > dayInZone(now)) errors.tanggalSurat = suratRefusals.notLater;
  const official = idPejabat ?? undefined;
  if (official !== undefined && !isUuid(official)) errors.idPejabat = messages.choice;
  const more: unknown = tembusan ?? [];
  const lines = Array.isArray(more) ? more.flatMap(line => (typeof line === 'string' ? [line.trim()] : [])) : [];
  const fits = Array.isArray(more) && lines.length === more.length && lines.length <= copies.most;
  if (!fits || lines.some(line => line.length > copies.length))
    errors.tembusan = suratRefusals.copies({ n: copies.most, huruf: copies.length });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ids: whom,
    options: {
      ...(isDay(day) ? { tanggal: day } : {}),
      ...(isUuid(official) ? { idPejabat: official } : {}),
      tembusan: lines.filter(Boolean),
    },
  };
}

/** A letter as those read it who read its row. */
interface LetterLine extends DbRow {
  id: string;
  jenisSurat: string;
  judul: string;
  nomorSurat: string;
  /** `YYYY-MM-DD`. */
  tanggalSurat: string;
  perihal: string;
  kodeVerifikasi: string;
  status: 'terbit' | 'dibatalkan';
  alasan: string | null;
  perluTerbitUlang: boolean;
  /** Number of the letter that stands in its place. */
  pengganti: string | null;
}

const lineSql = `select t.id, t.jenis_surat, t.nomor_surat,
    t.tanggal_surat::text, t.perihal, t.kode_verifikasi, t.status, t.alasan,
    t.perlu_terbit_ulang, g.nomor_surat as pengganti
  from surat_surat t left join surat_surat g on g.id = t.id_surat_pengganti`;
const newestFirst = `order by t.tanggal_surat desc, t.created_at desc, t.nomor_urut desc, t.id`;
/** Of one row they are never so many. */
const atOnce = { most: 2000, instead: suratRefusals.byPage } as const;

const titled = (book: LetterBook, lines: readonly LetterLine[]): LetterLine[] =>
  lines.map(line => ({ ...line, judul: book.get(line.jenisSurat)?.kind.title ?? line.jenisSurat }));

/**
 * Letters of some kinds about the rows that the caller reads, or about one of them, newest first.
 * @throws HttpError 403, 404
 */
async function linesOf(
  engine: Engine,
  book: LetterBook,
  request: FastifyRequest,
  { about, kinds, id }: { about: Resource; kinds: readonly string[]; id?: string },
): Promise<LetterLine[]> {
  const caller = callerOf(request);
  if (id !== undefined) {
    await rowOf(engine, caller, about, id);
    const one = `${lineSql} where t.jenis_surat = any($3) and ${isAbout('$1', '$2')} ${newestFirst}`;
    return titled(
      book,
      await allAtOnce<LetterLine>(engine.db, one, [about.name, id, kinds], atOnce, { prepare: true }),
    );
  }
  mustBeAllowed(caller, about, 'read');
  const values: unknown[] = [kinds];
  const scope = engine.rowsOf(caller, about, 'read', 'd', values);
  // From the rows to their letters, by the index of each: who reads one row asks about its letters only.
  const rows = `select d.id from ${tableName(about)} d where ${scope}`;
  const sql = `with d as materialized (${rows}) ${lineSql} where t.jenis_surat = any($1) and t.id in (
    select a.id from d join surat_surat a on a.id_baris = d.id::text
    union all select p.parent_id from d join surat_surat_peserta p on p.id_pendaftar_mbkm = d.id) ${newestFirst}`;
  return titled(book, await allAtOnce<LetterLine>(engine.db, sql, values, atOnce, { prepare: true }));
}

/** Calls of the kinds that are issued by a call of their own (docs/domain/40 §2.2). */
export function registerIssue(app: FastifyInstance, engine: Engine, ports: LetterPorts, book: LetterBook): void {
  const limit = createLetterLimit(engine.now);
  for (const rules of book.values()) registerKind(app, engine, ports, book, rules, limit);
  registerLines(app, engine, book);
}

function registerKind(
  app: FastifyInstance,
  engine: Engine,
  ports: LetterPorts,
  book: LetterBook,
  rules: LetterRules,
  limit: ReturnType<typeof createLetterLimit>,
): void {
  const { kind } = rules;
  const { issuedBy } = kind;
  if (!issuedBy) return;
  const name = kind.name.replaceAll('_', '-');
  const base = `/api/${surat.endpoint}/${name}`;
  const about = engine.registry.get(kind.resource);
  const config = (roles: readonly Role[], summary: string) =>
    ({ config: { access: 'session', roles, resource: about.name, summary } }) as const;

  // By hand: makes letters, numbered and drawn.
  app.post(base, config(issuedBy.roles, `Terbitkan ${kind.title}`), async (request, reply) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, about, 'read');
    const { ids, options } = askedOf(request, issuedBy.key, engine.now());
    const issued = await inTransaction(engine, caller, about, ctx => issueAbout(ctx, rules, ids, options));
    // Drawn at once, so that who issued it hears of a letter that cannot be drawn; many are drawn as they are read.
    const [only, ...others] = issued;
    if (only && others.length === 0) await sealedFile(ports, only.id);
    const made = await engine.db.query<LetterLine>(`${lineSql} where t.id = any($1) order by t.nomor_urut`, [
      issued.map(({ id }) => id),
    ]);
    return reply.code(201).send(titled(book, made));
  });
  // By hand: draws a letter, and writes nothing.
  app.post(`${base}/pratinjau`, config(issuedBy.roles, `Pratinjau ${kind.title} (PDF)`), (request, reply) =>
    sendLetter(request, reply, limit, async () => {
      const caller = callerOf(request);
      const { ids, options } = askedOf(request, issuedBy.key, engine.now());
      for (const id of ids) await rowOf(engine, caller, about, id);
      await mustBeIssuable({ on: ports.db, registry: ports.registry }, rules, ids);
      const shown = kind.together ? ids : ids.slice(0, 1);
      const pdf = await preview(ports, rules, shown, options);
      await notePrinted(engine, caller, kind, shown);
      return { pdf, filename: `pratinjau-${name}.pdf` };
    }),
  );
  app.get(base, config(kind.roles, `${kind.title} yang terbit`), request => {
    const asked = parametersOf(request, { [issuedBy.key]: parameter.id })[issuedBy.key];
    const kinds = [kind.name];
    return linesOf(engine, book, request, asked === undefined ? { about, kinds } : { about, kinds, id: asked });
  });
  app.get(`${base}/:id`, config(kind.roles, `${kind.title} yang berlaku (PDF)`), (request, reply) =>
    sendLetter(request, reply, limit, async () => {
      const row = await rowOf(engine, callerOf(request), about, paramOf(request, 'id'));
      const id = await standingOf(engine, rules, row.id);
      await notePrinted(engine, callerOf(request), kind, [row.id]);
      return { pdf: await letterFile(ports, id), filename: `${name}-${calledName(row)}.pdf` };
    }),
  );
}

/** GET {resource}/{id}/surat: every letter about a row whose kind the caller may print. */
function registerLines(app: FastifyInstance, engine: Engine, book: LetterBook): void {
  const all = [...book.values()].filter(({ kind }) => kind.issuedBy);
  for (const resource of new Set(all.map(({ kind }) => kind.resource))) {
    const about = engine.registry.get(resource);
    const kinds = all.flatMap(({ kind }) => (kind.resource === resource ? [kind] : []));
    const roles = [...new Set(kinds.flatMap(kind => kind.roles))];
    const config = { access: 'session', roles, resource, summary: `Surat tentang ${about.label}` } as const;
    app.get(`/api/${about.endpoint}/:id/surat`, { config }, request => {
      const { baseRole } = callerOf(request);
      const mine = kinds.flatMap(kind => (kind.roles.includes(baseRole) ? [kind.name] : []));
      return linesOf(engine, book, request, { about, kinds: mine, id: paramOf(request, 'id') });
    });
  }
}
