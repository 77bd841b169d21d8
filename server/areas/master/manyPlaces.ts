import type { FastifyInstance } from 'fastify';
import { messages, type Report, uuid } from '../../../resources/kit/index.ts';
import { matkulKurikulum } from '../../../resources/master/matkulKurikulum.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import { eachOf } from '../../platform/engine/bulk.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { invalid } from '../../platform/errors.ts';

const most = 200;

/**
 * Several courses into one curriculum at once (docs/domain/10 §4 matkul-kurikulum "add many"): each is checked as if it
 * were entered alone, and one that is refused leaves the others in.
 * @param body `{ idKurikulum, semester, sifat, mataKuliah: id[] }`
 * @throws HttpError 403, 422 without courses
 */
async function addPlaces(engine: Engine, caller: Caller, body: unknown): Promise<Report> {
  mustBeAllowed(caller, matkulKurikulum, 'create');
  const { mataKuliah, ...shared } = mustBeObject(body);
  const ids = coursesOf(mataKuliah);
  return inTransaction(engine, caller, matkulKurikulum, async ctx => {
    const named = await ctx.tx.query<{ id: string; label: string }>(
      `select id, kode || ' ' || nama as label from master_matakuliah where id = any($1::uuid[])`,
      [ids],
    );
    const labels = new Map(named.map(({ id, label }) => [id, label]));
    const courses = ids.map(id => ({ id }));
    const { done, failed } = await eachOf(engine, matkulKurikulum, courses, async ({ id }) => {
      const data = checkCreate(engine, caller, matkulKurikulum, { ...shared, idMatakuliah: id });
      await ctx.tx.savepoint(() => createIn(ctx, matkulKurikulum, data));
    });
    const gagal = failed.map(({ item: { id }, pesan }) => ({ id, label: labels.get(id) ?? id, pesan }));
    return { berhasil: done.length, gagal };
  });
}

function coursesOf(given: unknown): string[] {
  const ids = Array.isArray(given) ? [...new Set(given)] : [];
  if (!ids.length) throw invalid({ mataKuliah: messages.required });
  if (ids.length > most) throw invalid({ mataKuliah: masterRefusals.mostRows({ n: most }) });
  if (!ids.every((id): id is string => uuid.safeParse(id).success)) throw invalid({ mataKuliah: messages.choice });
  return ids;
}

/** POST v7/master/matkul-kurikulum/banyak → `{ berhasil, gagal }`. */
export function registerManyPlaces(app: FastifyInstance, engine: Engine): void {
  const session = {
    config: { access: 'session', roles: rolesWith(matkulKurikulum, 'create'), resource: matkulKurikulum.name },
  } as const;
  // By hand: makes several rows, each named where it fails.
  app.post(`/api/${matkulKurikulum.endpoint}/banyak`, session, async request =>
    addPlaces(engine, callerOf(request), request.body),
  );
}
