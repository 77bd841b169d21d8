import { messages } from '../../../../resources/kit/index.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import { checkUpdate, mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { lockRow, mustBeCurrent } from '../../../platform/engine/lockRow.ts';
import { findRow } from '../../../platform/engine/read.ts';
import { storeChange } from '../../../platform/engine/storeChange.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { oneParticipation } from '../../mbkm/readParticipations.ts';
import { goesBy, type Leaving, mustHaveDetail } from './leaving.ts';

async function mustRead(engine: Engine, caller: Caller, leaving: Leaving, id: string): Promise<void> {
  const row = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
  if (!row || !goesBy(leaving, row)) throw notFound();
}

/** The student's own: the one that is under way, else the latest. @throws HttpError 404 without any */
export async function ownOne(engine: Engine, caller: Caller, { programme }: Leaving) {
  mustBeAllowed(caller, pendaftar, 'read');
  const found = await engine.db.one<{ id: string }>(
    `select id from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1::uuid and kode_jenis_mbkm = any($2)
     order by (status in ('diajukan', 'revisi', 'disetujui', 'berjalan')) desc, created_at desc, id limit 1`,
    [caller.idMahasiswa, programme.kinds],
  );
  if (!found) throw notFound();
  return oneParticipation(engine, caller, found.id);
}

/** Fields about the host that can be changed after approval. */
const later = ['berkasLoa', 'nimTujuan'] as const;
const live: ReadonlySet<unknown> = new Set(['disetujui', 'berjalan']);

/**
 * The host's acceptance and the number there, after the approval (docs/domain/50 §1.7).
 * @param body `{ version, berkasLoa?, nimTujuan? }`; the version is the participation's
 */
export async function completeHost(engine: Engine, caller: Caller, leaving: Leaving, id: string, body: unknown) {
  const { resource } = leaving.detail;
  mustBeAllowed(caller, resource, 'action');
  await mustRead(engine, caller, leaving, id);
  const given = mustBeObject(body);
  await inTransaction(engine, caller, resource, async ctx => {
    const row = await lockRow(ctx, pendaftar, id);
    mustBeCurrent(ctx, pendaftar, row, given.version);
    if (!live.has(row.status)) throw conflict(messages.wrongState);
    const stored = await mustHaveDetail(ctx.tx, leaving, row);
    const own = await lockRow(ctx, resource, stored.id);
    const wanted = later.filter(name => name in given && Object.hasOwn(resource.fields, name));
    const data = checkUpdate(
      engine,
      caller,
      resource,
      own,
      Object.fromEntries(wanted.map(name => [name, given[name]])),
    );
    if (!Object.keys(data).length) return;
    await storeChange(ctx, resource, own, data, { action: 'ubah' });
    await storeChange(ctx, pendaftar, row, {}, { action: 'ubah' });
  });
  return oneParticipation(engine, caller, id);
}
