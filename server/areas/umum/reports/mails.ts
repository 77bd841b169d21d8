import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { zone } from '../../../../resources/kit/index.ts';
import { kirimanLaporan } from '../../../../resources/pengaturan/internalLaporan.ts';
import { pengaturanMessages } from '../../../../resources/pengaturan/messages.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import {
  buatKiriman,
  cariPenerima,
  daftarKiriman,
  hentikanKiriman,
  type Kiriman,
} from '../../../../resources/umum/panggilanKiriman.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { holderOf, toCaller } from '../../../platform/access/callerQuery.ts';
import { mustActForOneself } from '../../../platform/access/deputy.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import type { RoleRights } from '../../../platform/access/menuStore.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { escapeLike } from '../../../platform/engine/where.ts';
import { HttpError, invalid, notFound } from '../../../platform/errors.ts';
import { idOf, mayShare } from '../sharing.ts';
import { nextOf } from './occasions.ts';
import { countedBy, idsOf, knownReport, questionOf, reportTable, type Stored, storedSql } from './stored.ts';

const table = tableName(kirimanLaporan);
/** Mails of one report, and people that one search shows. */
const mostMails = 50;
const mostFound = 20;

interface StoredMail extends DbRow {
  id: string;
  idUser: string;
  nama: string;
  peran: string;
  kapan: 'senin' | 'bulan';
  terakhir: string | null;
  dibuat: string;
}

const mailSql = (more: string) => `select k.id, u.id as id_user, u.name as nama, r.name as peran, k.kapan,
    k.terakhir::text as terakhir, to_char(k.created_at at time zone '${zone().id}', 'YYYY-MM-DD') as dibuat
  from ${table} k join pengaturan_user_role ur on ur.id = k.id_user_role join pengaturan_user u on u.id = ur.id_user
    join pengaturan_role r on r.id = ur.id_role where ${more}`;

/**
 * The receiver of a mail in that role, where they may have the report now: it is theirs or shared with the role, and they
 * could ask and export it.
 */
async function receiverOf(
  engine: Engine,
  rights: RoleRights,
  report: Stored,
  idUserRole: string,
): Promise<Caller | undefined> {
  const held = await holderOf(engine.db, engine.registry, idUserRole, engine.now());
  const caller = held && toCaller(held, await rights.flags(held.roleId), engine.now());
  if (!caller) return undefined;
  const shared = report.peran.includes(caller.roleId) || report.peran.includes(caller.baseRole);
  if (report.idUser !== caller.userId && !shared) return undefined;
  try {
    const counted = countedBy(engine, report);
    mustBeAllowed(caller, counted, 'export');
    questionOf(engine, caller, counted, report.isi);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
  return caller;
}

/** Reports that people get by mail: chosen, seen and stopped. */
export function registerReportMails(app: FastifyInstance, engine: Engine, rights: RoleRights): void {
  const { db, now } = engine;
  const session = { access: 'session', roles: 'everybody' } as const;
  const mayStop = (caller: Caller, report: Stored, idUser: string) =>
    idUser === caller.userId || report.idUser === caller.userId || caller.baseRole === role.superAdmin;
  const told = (caller: Caller, report: Stored, { idUser, dibuat, ...mail }: StoredMail): Kiriman => ({
    ...mail,
    berikutnya: nextOf(mail.kapan, mail.terakhir ?? dibuat, dayInZone(now())),
    milikSaya: idUser === caller.userId,
    boleh: mayStop(caller, report, idUser),
  });

  serve(app, daftarKiriman, session, async ({ request }) => {
    const caller = callerOf(request);
    const report = await knownReport(engine, db, caller, idOf(request));
    const rows = await db.query<StoredMail>(
      `${mailSql('k.id_laporan = $1')} order by u.name, k.id limit ${mostMails}`,
      [report.id],
    );
    return {
      kiriman: rows.filter(({ idUser }) => mayStop(caller, report, idUser)).map(row => told(caller, report, row)),
    };
  });

  serve(app, cariPenerima, session, async ({ request, query: { q = '' } }) => {
    const caller = callerOf(request);
    const report = await knownReport(engine, db, caller, idOf(request));
    const found = await db.query<DbRow & { idUserRole: string; nama: string; peran: string }>(
      `select ur.id as id_user_role, u.name as nama, r.name as peran from pengaturan_user_role ur
         join pengaturan_user u on u.id = ur.id_user and u.aktif join pengaturan_role r on r.id = ur.id_role
       where (ur.id = $1 or ($2 and (r.id = any($3) or coalesce(r.id_role_dasar, r.id) = any($3) or u.id = $4)))
         and ($5 = '' or u.name ilike $6 or u.username ilike $6)
       order by (ur.id = $1) desc, u.name, ur.id limit ${mostFound}`,
      [caller.idUserRole, mayShare(caller), report.peran, report.idUser, q, `%${escapeLike(q)}%`],
    );
    return { penerima: found };
  });

  serve(app, buatKiriman, session, async ({ request, body: { idUserRole, kapan } }) => {
    const caller = callerOf(request);
    mustActForOneself(caller);
    const report = await knownReport(engine, db, caller, idOf(request));
    const refused = () => invalid({ idUserRole: pengaturanRefusals.reports.receiver });
    if (idUserRole !== caller.idUserRole && !mayShare(caller)) throw refused();
    if (!uuidLike.test(idUserRole) || !(await receiverOf(engine, rights, report, idUserRole))) throw refused();
    const id = uuidv7();
    await db.transaction(async tx => {
      await tx.execute(`select 1 from ${reportTable} where id = $1 for update`, [report.id]);
      const there = await tx.query<DbRow & { idUserRole: string }>(
        `select id_user_role from ${table} where id_laporan = $1 limit ${mostMails}`,
        [report.id],
      );
      if (there.some(one => one.idUserRole === idUserRole))
        throw invalid({ idUserRole: pengaturanMessages.reportSent });
      if (there.length === mostMails) throw invalid({ idUserRole: pengaturanRefusals.reports.mails({ n: mostMails }) });
      await tx.execute(
        `insert into ${table} (id, id_laporan, id_user_role, kapan, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`,
        [id, report.id, idUserRole, kapan, now().toISOString()],
      );
    });
    return told(caller, report, await mailOf(db, id));
  });

  serve(app, hentikanKiriman, session, async ({ request }) => {
    const caller = callerOf(request);
    const { id, kiriman = '' } = idsOf(request);
    const report = await knownReport(engine, db, caller, id);
    const found = await db.one<StoredMail>(mailSql('k.id = $1 and k.id_laporan = $2'), [kiriman, report.id]);
    if (!found || !mayStop(caller, report, found.idUser)) throw notFound();
    // What was about to go out goes with it.
    await db.execute(`delete from ${table} where id = $1`, [found.id]);
    return { id: found.id };
  });
}

const uuidLike = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function mailOf(on: Queryable, id: string): Promise<StoredMail> {
  const found = await on.one<StoredMail>(mailSql('k.id = $1'), [id]);
  if (!found) throw notFound();
  return found;
}

/** A report that goes out by mail, with whom it goes to; undefined where it no longer may. */
export async function mailedReport(
  engine: Engine,
  rights: RoleRights,
  idKiriman: string,
): Promise<{ report: Stored; caller: Caller } | undefined> {
  const report = await engine.db.one<Stored & { idUserRole: string }>(
    `select r.*, k.id_user_role from ${table} k join (${storedSql} where t.dihapus_pada is null) r on r.id = k.id_laporan
     where k.id = $1`,
    [idKiriman],
  );
  const caller = report && (await receiverOf(engine, rights, report, report.idUserRole));
  return report && caller ? { report, caller } : undefined;
}
