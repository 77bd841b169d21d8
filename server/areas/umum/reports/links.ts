import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { messages } from '../../../../resources/kit/index.ts';
import { tautanLaporan } from '../../../../resources/pengaturan/internalLaporan.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import {
  bacaTautan,
  buatTautan,
  cabutTautan,
  daftarTautan,
  type LaporanTerbuka,
  type TautanLaporan,
} from '../../../../resources/umum/panggilanLaporan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { holderOf, toCaller } from '../../../platform/access/callerQuery.ts';
import { mustActForOneself } from '../../../platform/access/deputy.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import type { RoleRights } from '../../../platform/access/menuStore.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import { hashToken, newToken } from '../../../platform/access/token.ts';
import { createCallLimit } from '../../../platform/callLimit.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { namesPeople } from '../../../platform/engine/pivot/open.ts';
import { HttpError, invalid, notFound } from '../../../platform/errors.ts';
import { idOf } from '../sharing.ts';
import { openTable } from './openTable.ts';
import { countedBy, idsOf, knownReport, questionOf, reportTable, type Stored, storedSql } from './stored.ts';

const table = tableName(tautanLaporan);
/** Days that a link may last, and links of one report that may be open at once. */
const mostDays = 366;
const mostLinks = 20;
/** Calls of one address in a minute: what a link answers is worked out each time. */
const perMinute = 30;

interface StoredLink extends DbRow {
  id: string;
  berakhir: string;
  dicabutPada: string | null;
  kunjungan: number;
  terakhirDibuka: string | null;
  dibuat: string;
}
const moment = (column: string, as: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${as}`;
const linkColumns = `t.id, t.berakhir::text as berakhir, ${moment('t.dicabut_pada', 'dicabut_pada')}, t.kunjungan,
  ${moment('t.terakhir_dibuka', 'terakhir_dibuka')}, ${moment('t.created_at', 'dibuat')}`;

/** Where somebody without an account reads a report. */
const addressOf = (token: string): string => `/angka/${token}`;

/** An own report. @throws HttpError 404 for any other */
async function ownReport(engine: Engine, on: Queryable, caller: Caller, id: string): Promise<Stored> {
  const found = await knownReport(engine, on, caller, id);
  if (found.idUser !== caller.userId) throw notFound();
  return found;
}

/** Links of own reports that open without an account. */
export function registerReportLinks(app: FastifyInstance, engine: Engine): void {
  const { db, now } = engine;
  const session = { access: 'session', roles: 'everybody' } as const;
  const lastDay = () => dayInZone(new Date(now().getTime() + mostDays * 86_400_000));

  serve(app, daftarTautan, session, async ({ request }) => {
    const { id } = await ownReport(engine, db, callerOf(request), idOf(request));
    const tautan = await db.query<StoredLink>(
      `select ${linkColumns} from ${table} t where t.id_laporan = $1 order by t.created_at desc, t.id limit 100`,
      [id],
    );
    return { tautan, palingLama: lastDay() };
  });

  serve(app, buatTautan, session, async ({ request, body: { berakhir } }) => {
    const caller = callerOf(request);
    mustActForOneself(caller);
    const report = await ownReport(engine, db, caller, idOf(request));
    const today = dayInZone(now());
    if (berakhir <= today || berakhir > lastDay())
      throw invalid({ berakhir: pengaturanRefusals.reports.lastDay({ hari: mostDays }) });
    const counted = countedBy(engine, report);
    mustBeAllowed(caller, counted, 'export');
    const named = namesPeople(engine, questionOf(engine, caller, counted, report.isi));
    if (named !== undefined) throw invalid({ isi: pengaturanRefusals.reports.people({ kolom: named }) });
    const token = newToken();
    const link = await db.transaction(async tx => {
      await tx.execute(`select 1 from ${reportTable} where id = $1 for update`, [report.id]);
      const open = await tx.query(
        `select 1 from ${table} where id_laporan = $1 and dicabut_pada is null and berakhir >= $2 limit ${mostLinks}`,
        [report.id, today],
      );
      if (open.length === mostLinks) throw invalid({ berakhir: pengaturanRefusals.reports.links({ n: mostLinks }) });
      return tx.one<StoredLink>(
        `insert into ${table} as t (id, id_laporan, id_user_role, token_hash, berakhir, kunjungan, created_at)
         values ($1, $2, $3, $4, $5, 0, $6) returning ${linkColumns}`,
        [uuidv7(), report.id, caller.idUserRole, hashToken(token), berakhir, now().toISOString()],
      );
    });
    if (!link) throw notFound();
    return { ...link, alamat: addressOf(token) };
  });

  serve(app, cabutTautan, session, async ({ request }): Promise<TautanLaporan> => {
    const { id, tautan } = idsOf(request);
    const report = await ownReport(engine, db, callerOf(request), id);
    const gone = await db.one<StoredLink>(
      `update ${table} t set dicabut_pada = coalesce(t.dicabut_pada, $3), version = t.version + 1
       where t.id = $1 and t.id_laporan = $2 returning ${linkColumns}`,
      [tautan ?? '', report.id, now().toISOString()],
    );
    if (!gone) throw notFound();
    return gone;
  });
}

interface Opened extends Stored {
  idTautan: string;
  idUserRole: string;
  berakhir: string;
}

/** Reads what a link opens; its address is not told apart from one that never was. */
export type OpenReports = (token: string) => Promise<LaporanTerbuka>;

/**
 * What a link answers: the report's figures as its maker's role sees them at this moment.
 * @returns reads by the token. @throws HttpError 404 for a link that is unknown, over or revoked, whose maker lost account, role or right, or whose report went or may no longer be asked
 */
export function createOpenReports(engine: Engine, rights: RoleRights): OpenReports {
  const { db, registry, now } = engine;
  const gone = () => notFound(pengaturanRefusals.reports.linkGone);
  return async token => {
    if (!/^[\w-]{20,100}$/.test(token)) throw gone();
    const found = await db.one<Opened>(
      `select r.*, l.id as id_tautan, l.id_user_role, l.berakhir::text as berakhir
       from ${table} l join (${storedSql} where t.dihapus_pada is null) r on r.id = l.id_laporan
       where l.token_hash = $1 and l.dicabut_pada is null and l.berakhir >= $2`,
      [hashToken(token), dayInZone(now())],
    );
    const held = found && (await holderOf(db, registry, found.idUserRole, now()));
    const maker = held && toCaller(held, await rights.flags(held.roleId), now());
    if (!found || !maker || maker.userId !== found.idUser) throw gone();
    try {
      const counted = countedBy(engine, found);
      mustBeAllowed(maker, counted, 'export');
      const pivot = questionOf(engine, maker, counted, found.isi);
      if (namesPeople(engine, pivot) !== undefined) throw gone();
      const shown = await openTable(engine, maker, pivot);
      await db.execute(
        `update ${table} set kunjungan = least(kunjungan + 1, 1000000000), terakhir_dibuka = $2 where id = $1`,
        [found.idTautan, now().toISOString()],
      );
      return { nama: found.nama, uraian: found.uraian, berakhir: found.berakhir, tanggal: dayInZone(now()), ...shown };
    } catch (error) {
      if (error instanceof HttpError && [400, 403].includes(error.statusCode)) throw gone();
      throw error;
    }
  };
}

/** `GET /api/publik/laporan/{token}`: never kept, never found by a search engine. */
export function registerOpenReports(app: FastifyInstance, open: OpenReports): void {
  const limit = createCallLimit(perMinute);
  serve(app, bacaTautan, { access: 'public' }, ({ request, reply }) => {
    limit.count(request.ip);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    const parsed = z.object({ token: z.string() }).safeParse(request.params);
    if (!parsed.success) throw notFound(messages.notFound);
    return open(parsed.data.token);
  });
}

/** The same for the page at a link; null where it opens nothing. */
export const pageOfReport =
  (open: OpenReports) =>
  async (token: string): Promise<LaporanTerbuka | null> => {
    try {
      return await open(token);
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 404) return null;
      throw error;
    }
  };
