import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { type Resource, stepKey } from '../../../resources/kit/index.ts';
import { catatanSiap } from '../../../resources/pengaturan/internalCatatan.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import {
  bagikanCatatan,
  type CatatanSiap,
  daftarCatatan,
  hapusCatatan,
  simpanCatatan,
} from '../../../resources/umum/panggilanCatatan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { dbErrorsOf } from '../../platform/engine/dbErrors.ts';
import { isSomebodys, statusFieldsOf } from '../../platform/engine/steps.ts';
import { forbidden, invalid, notFound } from '../../platform/errors.ts';
import { dropOwn, idOf, mayShare, mustBeRole, sharedWith } from './sharing.ts';

/** More would take longer to read than to type. */
const mostNotes = 30;
const table = tableName(catatanSiap);

interface Stored extends DbRow {
  id: string;
  teks: string;
  idUser: string;
  idRole: string | null;
  pemilik: string;
}

/** Notes that people keep for a step: one's own, and those that are shared with the caller's role. */
export function registerReadyNotes(app: FastifyInstance, engine: Engine): void {
  const { db, now, registry } = engine;
  const session = { access: 'session', roles: 'everybody' } as const;

  serve(app, daftarCatatan, session, async ({ request, query }) => {
    const caller = callerOf(request);
    mustTakeStep(engine, caller, query.antrean, query.langkah);
    const rows = await db.query<Stored>(
      `${notesSql} where t.antrean = $1 and t.langkah = $2 and (t.id_user = $3 or t.id_role = $4)
       order by t.id_user <> $3, t.teks, t.id limit 200`,
      [query.antrean, query.langkah, caller.userId, caller.roleId],
    );
    return { catatan: rows.map(row => told(caller, row)), peran: await sharedWith(db, caller) };
  });

  serve(app, simpanCatatan, session, ({ request, body: { antrean, langkah, teks, idRole } }) => {
    const caller = callerOf(request);
    mustTakeStep(engine, caller, antrean, langkah);
    mustShare(caller, idRole);
    return db.transaction(async tx => {
      await mustBeRole(tx, idRole);
      const own = await tx.query(
        `select 1 from ${table} where id_user = $1 and antrean = $2 and langkah = $3 limit ${mostNotes}`,
        [caller.userId, antrean, langkah],
      );
      if (own.length === mostNotes) throw invalid({ teks: pengaturanRefusals.notesFull({ n: mostNotes }) });
      const id = uuidv7();
      await dbErrorsOf(registry, catatanSiap, () =>
        tx.execute(
          `insert into ${table} (id, id_user, antrean, langkah, teks, id_role) values ($1, $2, $3, $4, $5, $6)`,
          [id, caller.userId, antrean, langkah, teks, idRole],
        ),
      );
      return told(caller, await noteOf(tx, id));
    });
  });

  serve(app, bagikanCatatan, session, ({ request, body: { idRole } }) => {
    const caller = callerOf(request);
    const id = idOf(request);
    mustShare(caller, idRole);
    return db.transaction(async tx => {
      await mustBeRole(tx, idRole);
      const written = await tx.execute(
        `update ${table} set id_role = $3, version = version + 1, updated_at = $4 where id = $1 and id_user = $2`,
        [id, caller.userId, idRole, now().toISOString()],
      );
      if (!written) throw notFound();
      return told(caller, await noteOf(tx, id));
    });
  });

  serve(app, hapusCatatan, session, ({ request }) => dropOwn(db, table, callerOf(request), idOf(request)));
}

const notesSql = `select t.id, t.teks, t.id_user, t.id_role, u.name as pemilik
  from ${table} t join pengaturan_user u on u.id = t.id_user`;

async function noteOf(on: Queryable, id: string): Promise<Stored> {
  const row = await on.one<Stored>(`${notesSql} where t.id = $1`, [id]);
  if (!row) throw notFound();
  return row;
}

const told = (caller: Caller, { idUser, ...row }: Stored): CatatanSiap => ({
  ...row,
  milikSaya: idUser === caller.userId,
});

/** @throws HttpError 403 for who may not share */
function mustShare(caller: Caller, idRole: string | null): void {
  if (idRole !== null && !mayShare(caller)) throw forbidden(pengaturanRefusals.notesShared);
}

const hasStep = (r: Resource, caller: Caller, key: string): boolean =>
  statusFieldsOf(r).some(([field, { workflow }], i) =>
    Object.entries(workflow.actions).some(
      ([name, action]) => stepKey(name, field, i === 0) === key && isSomebodys(caller, action),
    ),
  );

/** @throws HttpError 404 for a step that the caller can take on no row */
function mustTakeStep({ registry }: Engine, caller: Caller, name: string, key: string): void {
  const r = registry.find(name);
  if (!r || !mayDo(caller, r, 'action') || !hasStep(r, caller, key)) throw notFound();
}
