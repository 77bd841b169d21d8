import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { zone } from '../../../../resources/kit/index.ts';
import { kirimanLaporan } from '../../../../resources/pengaturan/internalLaporan.ts';
import { pengaturanMessages } from '../../../../resources/pengaturan/messages.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import { type Kiriman, kirimanDari, type Terkirim } from '../../../../resources/umum/panggilanKiriman.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustActForOneself } from '../../../platform/access/deputy.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import type { RoleRights } from '../../../platform/access/menuStore.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { holdName } from '../../../platform/database/turns.ts';
import { dayInZone } from '../../../platform/day.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { escapeLike } from '../../../platform/engine/where.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import type { FigurePages } from '../../pengaturan/figurePages.ts';
import { idOf, mayShare } from '../sharing.ts';
import { knownMailed, type Mailed, namedBy, receiverOf } from './mailed.ts';
import { nextOf } from './occasions.ts';
import { idsOf } from './stored.ts';

const table = tableName(kirimanLaporan);
/** Mails of one report or board, and people that one search shows. */
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

/** Reports and boards that people get by mail: chosen, seen and stopped. */
export function registerReportMails(
  app: FastifyInstance,
  engine: Engine,
  rights: RoleRights,
  pages: FigurePages,
): void {
  registerMailsOf(app, engine, rights, pages, 'laporan');
  registerMailsOf(app, engine, rights, pages, 'papan-laporan');
}

function registerMailsOf(
  app: FastifyInstance,
  engine: Engine,
  rights: RoleRights,
  pages: FigurePages,
  of: Terkirim,
): void {
  const { db, now } = engine;
  const { daftar, cari, buat, hentikan } = kirimanDari[of];
  const known = (caller: Caller, id: string) => knownMailed(engine, caller, of, id);
  const named = namedBy[of];
  const session = { access: 'session', roles: 'everybody' } as const;
  const mayStop = (caller: Caller, sent: Mailed, idUser: string) =>
    idUser === caller.userId || sent.idUser === caller.userId || caller.baseRole === role.superAdmin;
  const told = (caller: Caller, sent: Mailed, { idUser, dibuat, ...mail }: StoredMail): Kiriman => ({
    ...mail,
    berikutnya: nextOf(mail.kapan, mail.terakhir ?? dibuat, dayInZone(now())),
    milikSaya: idUser === caller.userId,
    boleh: mayStop(caller, sent, idUser),
  });

  serve(app, daftar, session, async ({ request }) => {
    const caller = callerOf(request);
    const sent = await known(caller, idOf(request));
    const rows = await db.query<StoredMail>(`${mailSql(`k.${named} = $1`)} order by u.name, k.id limit ${mostMails}`, [
      sent.id,
    ]);
    return {
      kiriman: rows.filter(({ idUser }) => mayStop(caller, sent, idUser)).map(row => told(caller, sent, row)),
    };
  });

  serve(app, cari, session, async ({ request, query: { q = '' } }) => {
    const caller = callerOf(request);
    const sent = await known(caller, idOf(request));
    const found = await db.query<DbRow & { idUserRole: string; nama: string; peran: string }>(
      `select ur.id as id_user_role, u.name as nama, r.name as peran from pengaturan_user_role ur
         join pengaturan_user u on u.id = ur.id_user and u.aktif join pengaturan_role r on r.id = ur.id_role
       where (ur.id = $1 or ($2 and (r.id = any($3) or coalesce(r.id_role_dasar, r.id) = any($3) or u.id = $4)))
         and ($5 = '' or u.name ilike $6 or u.username ilike $6)
       order by (ur.id = $1) desc, u.name, ur.id limit ${mostFound}`,
      [caller.idUserRole, mayShare(caller), sent.peran, sent.idUser, q, `%${escapeLike(q)}%`],
    );
    return { penerima: found };
  });

  serve(app, buat, session, async ({ request, body: { idUserRole, kapan } }) => {
    const caller = callerOf(request);
    mustActForOneself(caller);
    const sent = await known(caller, idOf(request));
    const refused = () => invalid({ idUserRole: pengaturanRefusals.reports.receiver });
    if (idUserRole !== caller.idUserRole && !mayShare(caller)) throw refused();
    if (!uuidLike.test(idUserRole) || !(await receiverOf(engine, rights, sent, idUserRole, pages))) throw refused();
    const id = uuidv7();
    await db.transaction(async tx => {
      await holdName(tx, `kiriman ${sent.id}`);
      const there = await tx.query<DbRow & { idUserRole: string }>(
        `select id_user_role from ${table} where ${named} = $1 limit ${mostMails}`,
        [sent.id],
      );
      if (there.some(one => one.idUserRole === idUserRole))
        throw invalid({ idUserRole: pengaturanMessages.reportSent });
      if (there.length === mostMails) throw invalid({ idUserRole: pengaturanRefusals.reports.mails({ n: mostMails }) });
      await tx.execute(
        `insert into ${table} (id, ${named}, id_user_role, kapan, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`,
        [id, sent.id, idUserRole, kapan, now().toISOString()],
      );
    });
    return told(caller, sent, await mailOf(db, id));
  });

  serve(app, hentikan, session, async ({ request }) => {
    const caller = callerOf(request);
    const { id, kiriman = '' } = idsOf(request);
    const sent = await known(caller, id);
    const found = await db.one<StoredMail>(mailSql(`k.id = $1 and k.${named} = $2`), [kiriman, sent.id]);
    if (!found || !mayStop(caller, sent, found.idUser)) throw notFound();
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
