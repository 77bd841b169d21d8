import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { messages } from '../../../../resources/kit/index.ts';
import { laporan } from '../../../../resources/pengaturan/internalLaporan.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import {
  daftarLaporan,
  hapusLaporan,
  pulihkanLaporan,
  simpanLaporan,
  ubahLaporan,
} from '../../../../resources/umum/panggilanLaporan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { Queryable, Tx } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { dbErrorsOf } from '../../../platform/engine/dbErrors.ts';
import { conflict, forbidden, invalid, notFound, versionMissing } from '../../../platform/errors.ts';
import { idOf, mustBeShareable, sharedWith } from '../sharing.ts';
import {
  isFor,
  knownReport,
  knownSql,
  mayChange,
  mustBeAskable,
  reportTable,
  type Stored,
  storedSql,
  told,
} from './stored.ts';

/** More would be a list that nobody keeps in order. */
const mostReports = 100;
/** A deleted report can be taken back that long. */
const keptDeleted = 86_400_000;

/** Reports that people keep under a name: one's own, and those that are shared with the caller's role. */
export function registerReports(app: FastifyInstance, engine: Engine): void {
  const { db, registry, now } = engine;
  const session = { access: 'session', roles: 'everybody' } as const;

  serve(app, daftarLaporan, session, async ({ request }) => {
    const caller = callerOf(request);
    const params: unknown[] = [];
    const rows = await db.query<Stored>(
      `${storedSql} where ${knownSql(caller, params)} order by t.nama, t.id limit 300`,
      params,
    );
    return {
      laporan: rows.filter(row => isFor(engine, caller, row)).map(row => told(caller, row)),
      peran: await sharedWith(db, caller),
    };
  });

  serve(app, simpanLaporan, session, async ({ request, body }) => {
    const caller = callerOf(request);
    await mustBeAskable(engine, caller, body);
    return db.transaction(async tx => {
      await mustBeShareable(tx, caller, body.peran);
      await sweepDeleted(tx, now());
      await freeName(tx, caller.userId, body.nama);
      const own = await tx.query(`select 1 from ${reportTable} where id_user = $1 limit ${mostReports}`, [
        caller.userId,
      ]);
      if (own.length === mostReports) throw invalid({ nama: pengaturanRefusals.reports.full({ n: mostReports }) });
      const id = uuidv7();
      await dbErrorsOf(registry, laporan, () =>
        tx.execute(
          `insert into ${reportTable} (id, id_user, nama, uraian, sumber, isi, peran, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
          [
            id,
            caller.userId,
            body.nama,
            body.uraian || null,
            body.sumber,
            JSON.stringify(body.isi),
            JSON.stringify(body.peran),
            now().toISOString(),
          ],
        ),
      );
      return told(caller, await knownReport(engine, tx, caller, id));
    });
  });

  serve(app, ubahLaporan, session, ({ request, body: { version, ...given } }) => {
    const caller = callerOf(request);
    return db.transaction(async tx => {
      const before = await changeable(engine, tx, caller, idOf(request), version);
      const { nama = before.nama, uraian = before.uraian, sumber = before.sumber, isi = before.isi } = given;
      const shared = given.peran ?? before.peran;
      if (given.isi || given.sumber) await mustBeAskable(engine, caller, { sumber, isi });
      if (given.peran) await mustBeShareable(tx, caller, given.peran, before.peran);
      if (nama !== before.nama) await freeName(tx, before.idUser, nama);
      await dbErrorsOf(registry, laporan, () =>
        tx.execute(
          `update ${reportTable} set nama = $2, uraian = $3, sumber = $4, isi = $5, peran = $6, version = version + 1,
             updated_at = $7 where id = $1`,
          [before.id, nama, uraian || null, sumber, JSON.stringify(isi), JSON.stringify(shared), now().toISOString()],
        ),
      );
      return told(caller, { ...(await writtenReport(tx, before.id)) });
    });
  });

  serve(app, hapusLaporan, session, ({ request, body }) => {
    const caller = callerOf(request);
    return db.transaction(async tx => {
      const { id, version } = await changeable(engine, tx, caller, idOf(request), body.version);
      await tx.execute(`update ${reportTable} set dihapus_pada = $2, version = version + 1 where id = $1`, [
        id,
        now().toISOString(),
      ]);
      return { id, version: version + 1 };
    });
  });

  serve(app, pulihkanLaporan, session, ({ request }) => {
    const caller = callerOf(request);
    return db.transaction(async tx => {
      const id = idOf(request);
      const gone = await tx.one<Stored>(`${storedSql} where t.id = $1 and t.dihapus_pada > $2 for update of t`, [
        id,
        new Date(now().getTime() - keptDeleted).toISOString(),
      ]);
      if (!gone || !mayChange(caller, gone)) throw notFound();
      await tx.execute(`update ${reportTable} set dihapus_pada = null, version = version + 1 where id = $1`, [id]);
      return told(caller, await writtenReport(tx, id));
    });
  });
}

async function writtenReport(tx: Queryable, id: string): Promise<Stored> {
  const found = await tx.one<Stored>(`${storedSql} where t.id = $1`, [id]);
  if (!found) throw notFound();
  return found;
}

/**
 * A report that the caller may change, locked until the transaction ends.
 * @throws HttpError 404 for one that the caller does not know of, 403 for somebody else's, 428 and 409 by its version
 */
async function changeable(
  engine: Engine,
  tx: Tx,
  caller: Caller,
  id: string,
  version: number | undefined,
): Promise<Stored> {
  await tx.execute(`select 1 from ${reportTable} where id = $1 for update`, [id]);
  const found = await knownReport(engine, tx, caller, id);
  if (!mayChange(caller, found)) throw forbidden();
  if (version === undefined) throw versionMissing();
  if (version !== found.version) throw conflict(messages.stale, { terkini: told(caller, found) });
  return found;
}

/** A deleted report keeps its name for nobody. */
const freeName = (tx: Tx, idUser: string, nama: string): Promise<number> =>
  tx.execute(`delete from ${reportTable} where id_user = $1 and nama = $2 and dihapus_pada is not null`, [
    idUser,
    nama,
  ]);

const sweepDeleted = (tx: Tx, now: Date): Promise<number> =>
  tx.execute(`delete from ${reportTable} where dihapus_pada < $1`, [
    new Date(now.getTime() - keptDeleted).toISOString(),
  ]);
