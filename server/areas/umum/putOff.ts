import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Resource } from '../../../resources/kit/index.ts';
import { tasksOf } from '../../../resources/menu.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { daftarTunda, kembalikanTunda, tundaBaris } from '../../../resources/umum/panggilanTunda.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { lockAccount } from '../../platform/access/lockAccount.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { invalid } from '../../platform/errors.ts';

const words = pengaturanRefusals.putOff;
/** Days ahead. */
const furthest = 60;
/** Rows that one person puts off. */
const most = 1000;

/** The resource, where rows of it wait for a decision of the caller's role. @throws HttpError 422 by field */
function waitingResource({ registry, now }: Engine, caller: Caller, name: string): Resource {
  const tasks = tasksOf(registry.screens, caller.baseRole, dayInZone(now()));
  const r = tasks.some(task => task.decides && task.resource === name) ? registry.find(name) : undefined;
  if (!r || !mayDo(caller, r, 'read')) throw invalid({ resource: words.nothing });
  return r;
}

/** `/api/tunda`: what somebody puts off, for themselves alone (docs/domain/80 §9). */
export function registerPutOff(app: FastifyInstance, engine: Engine): void {
  const { db, now } = engine;
  const session = { access: 'session', roles: 'everybody' } as const;

  serve(app, daftarTunda, session, async ({ request, query: { resource } }) => ({
    baris: await db.query<DbRow & { id: string; sampai: string; alasan: string }>(
      `select id_baris as id, sampai::text as sampai, alasan from internal_tunda
       where id_user = $1 and resource = $2 and sampai > $3::date order by sampai, id_baris limit ${most}`,
      [callerOf(request).userId, resource, dayInZone(now())],
    ),
  }));

  // By hand: a remark of one's own about rows, which stay as they are.
  serve(app, tundaBaris, session, async ({ request, body: { resource, ids, sampai, alasan } }) => {
    const caller = callerOf(request);
    const r = waitingResource(engine, caller, resource);
    const today = dayInZone(now());
    if (sampai <= today || sampai > dayAfter(today, furthest)) throw invalid({ sampai: words.day({ hari: furthest }) });
    const wanted = [...new Set(ids)];
    const values: unknown[] = [wanted];
    const scope = engine.rowsOf(caller, r, 'read', 't', values);
    const moment = now().toISOString();
    const jumlah = await db.transaction(async tx => {
      await lockAccount(tx, caller.userId);
      const seen = await tx.query(
        `select t.id from ${tableName(r)} t where t.id::text = any($1::text[]) and ${scope}`,
        values,
      );
      if (seen.length < wanted.length) throw invalid({ ids: words.rows });
      // What is back is no longer of use.
      await tx.execute('delete from internal_tunda where id_user = $1 and sampai <= $2::date', [caller.userId, today]);
      const others = await tx.one<{ n: number }>(
        `select count(*)::int as n from internal_tunda where id_user = $1 and not (resource = $2 and id_baris = any($3::text[]))`,
        [caller.userId, r.name, wanted],
      );
      if ((others?.n ?? 0) + wanted.length > most) throw invalid({ ids: words.full({ n: most }) });
      return tx.execute(
        `insert into internal_tunda (id, created_at, updated_at, created_by, updated_by, id_user, resource, id_baris, sampai, alasan)
         select x.id, $1, $1, $2::text, $2::text, $2::text::uuid, $3, x.baris, $4, $5 from unnest($6::uuid[], $7::text[]) as x (id, baris)
         on conflict (id_user, resource, id_baris)
           do update set sampai = excluded.sampai, alasan = excluded.alasan, updated_at = excluded.updated_at`,
        [moment, caller.userId, r.name, sampai, alasan, wanted.map(() => uuidv7()), wanted],
      );
    });
    return { jumlah };
  });

  // By hand: as above.
  serve(app, kembalikanTunda, session, async ({ request, body: { resource, ids } }) => ({
    jumlah: await db.execute(
      'delete from internal_tunda where id_user = $1 and resource = $2 and id_baris = any($3::text[])',
      [callerOf(request).userId, resource, ids],
    ),
  }));
}
