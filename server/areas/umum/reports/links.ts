import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { messages } from '../../../../resources/kit/index.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import {
  bacaTautan,
  buatTautan,
  cabutTautan,
  daftarTautan,
  type LaporanTerbuka,
} from '../../../../resources/umum/panggilanLaporan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { holderOf, toCaller } from '../../../platform/access/callerQuery.ts';
import { mustActForOneself } from '../../../platform/access/deputy.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import type { RoleRights } from '../../../platform/access/menuStore.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import { hashToken } from '../../../platform/access/token.ts';
import { createCallLimit } from '../../../platform/callLimit.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { namesPeople } from '../../../platform/engine/pivot/open.ts';
import { HttpError, invalid, notFound } from '../../../platform/errors.ts';
import {
  endFigureLink,
  type FigureReader,
  figureLinkTable,
  lastDayOf,
  listLinks,
  makeFigureLink,
  type ShownFigures,
} from '../../pengaturan/figureLinks.ts';
import { idOf } from '../sharing.ts';
import { openTable } from './openTable.ts';
import { countedBy, idsOf, knownReport, questionOf, type Stored, storedSql } from './stored.ts';

const table = figureLinkTable;
/** Calls of one address in a minute: what a link answers is worked out each time. */
const perMinute = 30;

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

  serve(app, daftarTautan, session, async ({ request }) => {
    const { id } = await ownReport(engine, db, callerOf(request), idOf(request));
    const tautan = await listLinks(db, { idLaporan: id });
    return { tautan, palingLama: lastDayOf(now()) };
  });

  serve(app, buatTautan, session, async ({ request, body: { berakhir } }) => {
    const caller = callerOf(request);
    mustActForOneself(caller);
    const report = await ownReport(engine, db, caller, idOf(request));
    const counted = await countedBy(engine, caller, report);
    mustBeAllowed(caller, counted, 'export');
    const named = namesPeople(engine, questionOf(engine, caller, counted, report.isi));
    if (named !== undefined) throw invalid({ isi: pengaturanRefusals.reports.people({ kolom: named }) });
    return db.transaction(tx => makeFigureLink(tx, { idLaporan: report.id }, { caller, berakhir, now: now() }));
  });

  serve(app, cabutTautan, session, async ({ request }) => {
    const { id, tautan } = idsOf(request);
    const report = await ownReport(engine, db, callerOf(request), id);
    return endFigureLink(db, { idLaporan: report.id }, { id: tautan ?? '', now: now() });
  });
}

interface Opened extends DbRow {
  idTautan: string;
  idUserRole: string;
  berakhir: string;
  idLaporan: string | null;
  sumber: string | null;
  idBaris: string | null;
}

/** Reads what a link opens; its address is not told apart from one that never was. */
export type OpenReports = (token: string) => Promise<LaporanTerbuka>;

/**
 * What a link answers: the report's figures as its maker's role sees them at this moment.
 * @returns reads by the token. @throws HttpError 404 for a link that is unknown, over or revoked, whose maker lost account, role or right, or whose report went or may no longer be asked
 */
export function createOpenReports(
  engine: Engine,
  rights: RoleRights,
  figures: Readonly<Record<string, FigureReader>> = {},
): OpenReports {
  const { db, registry, now } = engine;
  const gone = () => notFound(pengaturanRefusals.reports.linkGone);

  const reportOf = async (maker: Caller, idLaporan: string): Promise<ShownFigures | undefined> => {
    const found = await db.one<Stored>(
      `select r.* from (${storedSql} where t.dihapus_pada is null) r where r.id = $1`,
      [idLaporan],
    );
    if (!found || maker.userId !== found.idUser) return undefined;
    const counted = await countedBy(engine, maker, found);
    mustBeAllowed(maker, counted, 'export');
    const pivot = questionOf(engine, maker, counted, found.isi);
    if (namesPeople(engine, pivot) !== undefined) return undefined;
    return { nama: found.nama, uraian: found.uraian, ...(await openTable(engine, maker, pivot)) };
  };

  return async token => {
    if (!/^[\w-]{20,100}$/.test(token)) throw gone();
    const found = await db.one<Opened>(
      `select l.id as id_tautan, l.id_user_role, l.berakhir::text as berakhir, l.id_laporan, l.sumber, l.id_baris
         from ${table} l where l.token_hash = $1 and l.dicabut_pada is null and l.berakhir >= $2`,
      [hashToken(token), dayInZone(now())],
    );
    const held = found && (await holderOf(db, registry, found.idUserRole, now()));
    const maker = held && toCaller(held, await rights.flags(held.roleId), now());
    if (!found || !maker) throw gone();
    try {
      const shown =
        found.idLaporan === null
          ? await figures[found.sumber ?? '']?.(maker, found.idBaris ?? '')
          : await reportOf(maker, found.idLaporan);
      if (!shown) throw gone();
      await db.execute(
        `update ${table} set kunjungan = least(kunjungan + 1, 1000000000), terakhir_dibuka = $2 where id = $1`,
        [found.idTautan, now().toISOString()],
      );
      return { ...shown, berakhir: found.berakhir, tanggal: dayInZone(now()) };
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
