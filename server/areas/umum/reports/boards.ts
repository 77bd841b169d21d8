import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { messages } from '../../../../resources/kit/index.ts';
import { papanLaporan } from '../../../../resources/pengaturan/internalLaporan.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import type { Pintu } from '../../../../resources/umum/dashboard.ts';
import {
  daftarPapan,
  hapusPapan,
  mostTiles,
  type Papan,
  simpanPapan,
  ubahPapan,
} from '../../../../resources/umum/panggilanPapan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable, Tx } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { dbErrorsOf } from '../../../platform/engine/dbErrors.ts';
import { conflict, forbidden, invalid, notFound, versionMissing } from '../../../platform/errors.ts';
import { idOf, mustBeShareable, sharedWith } from '../sharing.ts';
import { mayChange } from './stored.ts';

const table = tableName(papanLaporan);
const mostBoards = 30;

/** A board as it is stored, with whose it is. */
export interface StoredBoard extends DbRow {
  id: string;
  version: number;
  nama: string;
  isi: string[];
  peran: string[];
  idUser: string;
  pemilik: string;
}
export const boardSql = `select t.id, t.version, t.nama, t.isi, t.peran, t.id_user, u.name as pemilik
  from ${table} t join pengaturan_user u on u.id = t.id_user`;

/** Condition on boards that the caller may know of: own ones, and those shared with the role. */
function knownSql(caller: Caller, params: unknown[]): string {
  params.push(caller.userId, caller.roleId, caller.baseRole);
  const [user, role, base] = [params.length - 2, params.length - 1, params.length];
  return `(t.id_user = $${user} or t.peran ? $${role}::text or t.peran ? $${base}::text)`;
}

const told = (caller: Caller, { idUser, ...row }: StoredBoard): Papan => ({
  ...row,
  milikSaya: idUser === caller.userId,
  boleh: mayChange(caller, { idUser, peran: row.peran }),
});

/** Each once; @throws HttpError 422 for more than a board shows */
function tilesOf(isi: readonly string[]): string[] {
  const tiles = [...new Set(isi)];
  if (tiles.length > mostTiles) throw invalid({ isi: pengaturanRefusals.reports.tiles({ n: mostTiles }) });
  return tiles;
}

/**
 * Boards of reports. A board names reports only; each of them is read by its reader as by itself, in the reader's scope,
 * and the name of one that is not shared with the reader is told to nobody.
 */
export function registerBoards(app: FastifyInstance, engine: Engine): void {
  const { db, registry, now } = engine;
  const session = { access: 'session', roles: 'everybody' } as const;

  serve(app, daftarPapan, session, async ({ request }) => {
    const caller = callerOf(request);
    const params: unknown[] = [];
    const rows = await db.query<StoredBoard>(
      `${boardSql} where ${knownSql(caller, params)} order by t.nama, t.id limit 200`,
      params,
    );
    return { papan: rows.map(row => told(caller, row)), peran: await sharedWith(db, caller) };
  });

  serve(app, simpanPapan, session, ({ request, body }) => {
    const caller = callerOf(request);
    return db.transaction(async tx => {
      const isi = tilesOf(body.isi);
      await mustBeShareable(tx, caller, body.peran);
      const own = await tx.query(`select 1 from ${table} where id_user = $1 limit ${mostBoards}`, [caller.userId]);
      if (own.length === mostBoards) throw invalid({ nama: pengaturanRefusals.reports.boards({ n: mostBoards }) });
      const id = uuidv7();
      await dbErrorsOf(registry, papanLaporan, () =>
        tx.execute(
          `insert into ${table} (id, id_user, nama, isi, peran, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)`,
          [id, caller.userId, body.nama, JSON.stringify(isi), JSON.stringify(body.peran), now().toISOString()],
        ),
      );
      return told(caller, await boardOf(tx, caller, id));
    });
  });

  serve(app, ubahPapan, session, ({ request, body: { version, ...given } }) => {
    const caller = callerOf(request);
    return db.transaction(async tx => {
      const before = await changeable(tx, caller, idOf(request), version);
      const { nama = before.nama } = given;
      const isi = given.isi ? tilesOf(given.isi) : before.isi;
      const shared = given.peran ?? before.peran;
      if (given.peran) await mustBeShareable(tx, caller, given.peran, before.peran);
      await dbErrorsOf(registry, papanLaporan, () =>
        tx.execute(
          `update ${table} set nama = $2, isi = $3, peran = $4, version = version + 1, updated_at = $5 where id = $1`,
          [before.id, nama, JSON.stringify(isi), JSON.stringify(shared), now().toISOString()],
        ),
      );
      const written = await tx.one<StoredBoard>(`${boardSql} where t.id = $1`, [before.id]);
      if (!written) throw notFound();
      return told(caller, written);
    });
  });

  serve(app, hapusPapan, session, ({ request, body }) => {
    const caller = callerOf(request);
    return db.transaction(async tx => {
      const { id } = await changeable(tx, caller, idOf(request), body.version);
      await tx.execute(`delete from ${table} where id = $1`, [id]);
      return { id };
    });
  });
}

/** Boards that are shared with the caller's role, for its dashboard. */
export async function pinnedBoards({ db }: Engine, { roleId, baseRole }: Caller): Promise<Pintu[]> {
  const rows = await db.query<DbRow & { id: string; nama: string }>(
    `select t.id, t.nama from ${table} t where t.peran ? $1::text or t.peran ? $2::text order by t.nama, t.id limit 12`,
    [roleId, baseRole],
  );
  return rows.map(({ id, nama }) => ({ label: nama, link: `/laporan/papan/${id}` }));
}

/** @throws HttpError 404 for one that the caller does not know of */
export async function boardOf(on: Queryable, caller: Caller, id: string): Promise<StoredBoard> {
  const params: unknown[] = [id];
  const found = await on.one<StoredBoard>(`${boardSql} where t.id = $1 and ${knownSql(caller, params)}`, params);
  if (!found) throw notFound();
  return found;
}

/**
 * A board that the caller may change, locked until the transaction ends.
 * @throws HttpError 404 for one that the caller does not know of, 403 for somebody else's, 428 and 409 by its version
 */
async function changeable(tx: Tx, caller: Caller, id: string, version: number | undefined): Promise<StoredBoard> {
  await tx.execute(`select 1 from ${table} where id = $1 for update`, [id]);
  const found = await boardOf(tx, caller, id);
  if (!mayChange(caller, found)) throw forbidden();
  if (version === undefined) throw versionMissing();
  if (version !== found.version) throw conflict(messages.stale, { terkini: told(caller, found) });
  return found;
}
