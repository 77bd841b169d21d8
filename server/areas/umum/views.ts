import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { tampilan } from '../../../resources/pengaturan/internalTampilan.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import {
  daftarTampilan,
  hapusTampilan,
  type IsiTampilan,
  simpanTampilan,
  type Tampilan,
  ubahTampilan,
} from '../../../resources/umum/panggilanTampilan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable, Tx } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { dbErrorsOf } from '../../platform/engine/dbErrors.ts';
import { forbidden, invalid, notFound } from '../../platform/errors.ts';
import { dropOwn, idOf, mayShare, mustBeRole, sharedWith } from './sharing.ts';

/** More would make the menu a list of its own. */
const mostViews = 30;
const table = tableName(tampilan);

interface Stored extends DbRow {
  id: string;
  nama: string;
  isi: IsiTampilan;
  idUser: string;
  idRole: string | null;
  pemilik: string;
  bawaan: boolean;
}

/** Views of lists that people keep under a name: one's own, and those that are shared with the caller's role. */
export function registerViews(app: FastifyInstance, engine: Engine): void {
  const { db, now } = engine;
  const session = { access: 'session', roles: 'everybody' } as const;

  serve(app, daftarTampilan, session, async ({ request, query }) => {
    const caller = callerOf(request);
    mustReadList(engine, caller, query.daftar);
    const rows = await db.query<Stored>(
      `${viewsSql} where t.daftar = $1 and (t.id_user = $2 or t.id_role = $3) order by t.nama, t.id limit 200`,
      [query.daftar, caller.userId, caller.roleId],
    );
    return { tampilan: rows.map(row => told(caller, row)), peran: await sharedWith(db, caller) };
  });

  serve(app, simpanTampilan, session, ({ request, body: { daftar, ...given } }) => {
    const caller = callerOf(request);
    mustReadList(engine, caller, daftar);
    return writing(engine, caller, given, async tx => {
      const own = await tx.query(`select 1 from ${table} where id_user = $1 and daftar = $2 limit ${mostViews}`, [
        caller.userId,
        daftar,
      ]);
      if (own.length === mostViews) throw invalid({ nama: pengaturanRefusals.viewsFull({ n: mostViews }) });
      const { nama, isi, idRole, bawaan } = given;
      const id = uuidv7();
      await tx.execute(
        `insert into ${table} (id, id_user, daftar, nama, isi, id_role, bawaan) values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, caller.userId, daftar, nama, JSON.stringify(isi), idRole, bawaan],
      );
      return id;
    });
  });

  serve(app, ubahTampilan, session, async ({ request, body }) => {
    const caller = callerOf(request);
    const before = await viewOf(db, idOf(request));
    if (before?.idUser !== caller.userId) throw notFound();
    const { nama = before.nama, isi = before.isi, idRole = before.idRole, bawaan = before.bawaan } = body;
    return writing(engine, caller, { idRole }, async tx => {
      const written = await tx.execute(
        `update ${table} set nama = $2, isi = $3, id_role = $4, bawaan = $5, version = version + 1, updated_at = $6
         where id = $1`,
        [before.id, nama, JSON.stringify(isi), idRole, bawaan, now().toISOString()],
      );
      if (!written) throw notFound();
      return before.id;
    });
  });

  serve(app, hapusTampilan, session, ({ request }) => dropOwn(db, table, callerOf(request), idOf(request)));
}

const viewsSql = `select t.id, t.nama, t.isi, t.id_user, t.id_role, u.name as pemilik, t.bawaan
  from ${table} t join pengaturan_user u on u.id = t.id_user`;

const viewOf = (on: Queryable, id: string): Promise<Stored | undefined> =>
  on.one<Stored>(`${viewsSql} where t.id = $1`, [id]);

const told = (caller: Caller, { idUser, ...row }: Stored): Tampilan => ({
  ...row,
  milikSaya: idUser === caller.userId,
});

/**
 * Writes a view of the caller.
 * @param write gives its id
 * @throws HttpError 403 to share it without the right, 422 where the name is taken or there is no such role
 */
function writing(
  { db, registry }: Engine,
  caller: Caller,
  { idRole }: { readonly idRole: string | null },
  write: (tx: Tx) => Promise<string>,
): Promise<Tampilan> {
  if (idRole !== null && !mayShare(caller)) throw forbidden(pengaturanRefusals.viewsShared);
  return db.transaction(async tx => {
    await mustBeRole(tx, idRole);
    const row = await viewOf(tx, await dbErrorsOf(registry, tampilan, () => write(tx)));
    if (!row) throw notFound();
    if (row.bawaan) await beOnlyDefault(tx, row);
    return told(caller, row);
  });
}

/** A list begins with one view of the owner's, and with one of each role. */
const beOnlyDefault = (tx: Tx, { id, idRole }: Stored): Promise<number> =>
  tx.execute(
    `update ${table} t set bawaan = false, version = t.version + 1 from ${table} s
     where s.id = $1 and t.id <> s.id and t.bawaan and t.daftar = s.daftar
       and case when $2::text is null then t.id_user = s.id_user and t.id_role is null else t.id_role = $2 end`,
    [id, idRole],
  );

/** @throws HttpError 404 for a list that the caller has not */
function mustReadList({ registry }: Engine, caller: Caller, name: string): void {
  const list = registry.find(name);
  if (!list || !mayDo(caller, list, 'read')) throw notFound();
}
