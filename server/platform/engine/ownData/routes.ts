import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import {
  berkasUnduhan,
  mulaiUnduh,
  type OwnDownload,
  unduhanSaya,
} from '../../../../resources/pengaturan/panggilanPribadi.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { createActivityLog } from '../../access/activity.ts';
import type { Caller } from '../../access/caller.ts';
import { callerOf } from '../../access/guard.ts';
import { serve } from '../../access/serveCall.ts';
import type { DbRow } from '../../database/db.ts';
import { sendFile } from '../../documents/files/download.ts';
import type { FilePorts } from '../../documents/files/index.ts';
import { findFile } from '../../documents/files/store.ts';
import { notFound } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { makeArchive, turns } from './make.ts';
import type { Part } from './parts.ts';

/** Without a sign of life for so long its process is gone. */
const silentFor = 10 * 60_000;

interface Stored extends DbRow {
  status: 'disiapkan' | 'siap' | 'gagal';
  kemajuan: number;
  denyut: string;
  idBerkas: string | null;
  ukuran: number | null;
  berlakuSampai: string | null;
}

/** Archives that this process is making; a graceful stop and tests wait for them. */
const running = new Set<Promise<void>>();

/** Waits for every archive of this process. */
export async function archivesMade(): Promise<void> {
  await Promise.allSettled(running);
}

/**
 * "Unduh data saya": everything that is kept of the caller, as an archive (docs/domain/10 §9).
 * @param more what areas keep of somebody beside rows that a role reads
 */
export function registerOwnDownload(
  app: FastifyInstance,
  engine: Engine,
  files: FilePorts,
  more: (caller: Caller) => readonly Part[] = () => [],
): void {
  const { db, now } = engine;
  if (!engine.registry.find('internal/unduhan-data')) return;
  const log = createActivityLog(engine.registry);
  const session = { access: 'session', roles: 'everybody' } as const;

  const stored = (caller: Caller) =>
    db.one<Stored>(
      `select status, kemajuan, denyut, id_berkas as "idBerkas", ukuran, berlaku_sampai as "berlakuSampai"
       from internal_unduhan_data where id_user = $1`,
      [caller.userId],
    );
  const state = async (caller: Caller): Promise<OwnDownload> => {
    const found = await stored(caller);
    const none = { status: 'kosong', kemajuan: 0, ukuran: null, berlakuSampai: null } as const;
    if (!found) return none;
    const { status, kemajuan, ukuran, berlakuSampai } = found;
    if (status === 'siap' && Date.parse(berlakuSampai ?? '') <= now().getTime()) return none;
    const lost = status === 'disiapkan' && Date.parse(found.denyut) < now().getTime() - silentFor;
    return { status: lost ? 'gagal' : status, kemajuan, ukuran, berlakuSampai };
  };
  const note = (caller: Caller, ringkasan: string, alamatIp: string) =>
    log(db, {
      aksi: 'ekspor',
      ringkasan,
      waktu: now(),
      idUser: caller.userId,
      namaUser: caller.name,
      roleId: caller.roleId,
      alamatIp,
    });

  serve(app, unduhanSaya, session, ({ request }) => state(callerOf(request)));

  // By hand: begins a job; no row of a resource.
  serve(app, mulaiUnduh, session, async ({ request }) => {
    const caller = callerOf(request);
    const turn = turns.take();
    const moment = now();
    const taken = await db.one<{ lama: string | null }>(
      `insert into internal_unduhan_data as u (id, id_user, status, kemajuan, mulai, denyut)
         values ($1, $2, 'disiapkan', 0, $3, $3)
       on conflict (id_user) do update set status = 'disiapkan', kemajuan = 0, mulai = $3, denyut = $3, ukuran = null,
         berlaku_sampai = null
         where u.status <> 'disiapkan' or u.denyut < $4
       returning id_berkas as lama`,
      [uuidv7(), caller.userId, moment.toISOString(), new Date(moment.getTime() - silentFor).toISOString()],
    );
    if (!taken) {
      void turn.then(end => end());
      return state(caller);
    }
    // The former archive goes with the next sweep.
    if (taken.lama)
      await db.execute('update internal_berkas set dihapus_pada = $2 where id = $1 and dihapus_pada is null', [
        taken.lama,
        moment.toISOString(),
      ]);
    await note(caller, 'Unduhan data pribadi disiapkan.', request.ip);
    const work = turn
      .then(end => makeArchive(engine, files, caller, more(caller)).finally(end))
      .catch(error => request.log.error({ err: error }, 'unduhan data pribadi gagal'));
    running.add(work);
    void work.finally(() => running.delete(work));
    return state(caller);
  });

  serve(app, berkasUnduhan, { ...session }, async ({ request, reply }) => {
    const caller = callerOf(request);
    const { status } = await state(caller);
    const { idBerkas } = (await stored(caller)) ?? {};
    const file = status === 'siap' && idBerkas ? await findFile(db, idBerkas) : undefined;
    if (!file || file.uploadedBy !== caller.userId) throw notFound(refusals.ownData.gone);
    await note(caller, 'Data pribadi diunduh.', request.ip);
    return sendFile(request, reply, files.storage, file, true);
  });
}
