import type { FastifyInstance } from 'fastify';
import type { RowOf } from '../../../../resources/kit/index.ts';
import {
  berkasTandaTangan,
  keadaanTandaTangan,
  type SesiTandaTangan,
  tandatangani,
} from '../../../../resources/surat/panggilanTandaTangan.ts';
import { suratRefusals } from '../../../../resources/surat/refusals.ts';
import { caraTandaTangan, tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Access } from '../../../platform/access/createAccess.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { keptSaid } from '../../../platform/access/keptSaid.ts';
import { mustKnowPassword } from '../../../platform/access/ownPassword.ts';
import { passwordOwner } from '../../../platform/access/passwords.ts';
import { mustBeAllowed, rolesWith } from '../../../platform/access/permission.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import { createLetterLimit, sendLetter } from '../../../platform/documents/letters/index.ts';
import type { Engine, EngineJob } from '../../../platform/engine/context.ts';
import { paramOf } from '../../../platform/engine/http.ts';
import { findRow } from '../../../platform/engine/read.ts';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import { archivedFile, type LetterPorts, storedBytes } from '../letterFile.ts';
import { isForgotten, releaseForgotten, runAct, takeLetters } from './act.ts';
import { SigningRefused } from './port.ts';

/** Letters that wait on after a process that signed them ended. */
export const signingJob: EngineJob = {
  name: 'tanda-tangan-surat',
  title: 'Mengembalikan surat yang penandatanganannya terputus',
  schedule: { everyMinutes: 1 },
  due: isForgotten,
  run: ({ engine }) => releaseForgotten(engine),
};

interface Counted extends DbRow {
  id: string;
  nomorSurat: string;
  status: string;
  pesan: string | null;
  berjalan: boolean;
}

/** How far an act is. */
async function sesiOf(on: Queryable, caller: Caller, sesi: string): Promise<SesiTandaTangan> {
  const rows = await on.query<Counted>(
    `select id, nomor_surat, status, pesan, detak is not null as berjalan from surat_tanda_tangan
     where sesi = $1 and id_penanda = $2 order by diminta_pada, id`,
    [sesi, caller.userId],
  );
  const failed = rows.filter(
    ({ berjalan, status, pesan }) => !berjalan && status !== 'ditandatangani' && pesan !== null,
  );
  return {
    id: sesi,
    jumlah: rows.length,
    berhasil: rows.filter(({ status }) => status === 'ditandatangani').length,
    gagal: failed.length,
    tersisa: rows.filter(({ berjalan }) => berjalan).length,
    rincian: failed.map(({ id, nomorSurat, pesan }) => ({ id, nomorSurat, pesan: keptSaid(pesan ?? '', caller) })),
  };
}

/** The caller's last act, as long as one of its letters is in it. */
async function lastSesi(on: Queryable, caller: Caller): Promise<SesiTandaTangan | null> {
  const found = await on.one<{ sesi: string }>(
    `select sesi from surat_tanda_tangan where id_penanda = $1 and sesi is not null
     order by sesi desc limit 1`,
    [caller.userId],
  );
  return found ? sesiOf(on, caller, found.sesi) : null;
}

/** What there is to read of a task; nothing of a row's file that is asked for no more. */
async function shownFile(ports: LetterPorts, row: RowOf<typeof tandaTangan>): Promise<Buffer> {
  if (row.idSurat !== null && row.idSurat !== undefined) return archivedFile(ports, row.idSurat);
  const file = row.idBerkasJadi ?? row.idBerkas;
  if (row.status === 'gugur' || !file) throw conflict(suratRefusals.tandaTangan.gone);
  return storedBytes(ports, file);
}

/** Calls of electronic signatures (docs/domain/40 §2.3). */
export function registerSigning(app: FastifyInstance, engine: Engine, access: Access, ports: LetterPorts): void {
  const session = { access: 'session', roles: rolesWith(tandaTangan, 'action'), resource: tandaTangan.name } as const;
  const limit = createLetterLimit(engine.now);
  const running = new Set<Promise<void>>();
  const stop = new AbortController();
  app.addHook('preClose', async () => {
    stop.abort();
    await Promise.allSettled(running);
  });

  serve(app, keadaanTandaTangan, session, async ({ request }) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, tandaTangan, 'read');
    const signer = await ports.signer(engine.db);
    return {
      layanan: signer && { cara: signer.cara, nama: caraTandaTangan[signer.cara], minta: signer.asks },
      sesi: await lastSesi(engine.db, caller),
    };
  });

  // By hand: the password goes to the act that runs on, and nowhere else.
  serve(app, tandatangani, session, async ({ request, reply, body: { items, password } }) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, tandaTangan, 'action');
    const signer = await ports.signer(engine.db);
    if (!signer) throw conflict(suratRefusals.tandaTangan.none);
    if (signer.asks === 'kataSandi') {
      const owner = await passwordOwner(engine.db, caller.userId);
      if (!owner) throw notFound();
      await mustKnowPassword(access, request, reply, owner, password);
    }
    try {
      const today = dayInZone(engine.now());
      const act = await takeLetters(engine, today, { caller, signer, passphrase: password, items });
      const run = runAct(engine, ports, act, { signal: stop.signal, log: app.log })
        .catch(error => app.log.error(error))
        .finally(() => running.delete(run));
      running.add(run);
      return await sesiOf(engine.db, caller, act.sesi);
    } catch (error) {
      if (error instanceof SigningRefused) throw invalid({ password: error.said }, error.said);
      throw error;
    }
  });

  serve(app, berkasTandaTangan, session, ({ request, reply }) =>
    sendLetter(request, reply, limit, async () => {
      const caller = callerOf(request);
      mustBeAllowed(caller, tandaTangan, 'read');
      const row = await findRow(engine, engine.db, caller, tandaTangan, paramOf(request, 'id'), 'read');
      if (!row) throw notFound();
      const filename = `${row.nomorSurat.replaceAll('/', '-')}.pdf`;
      return { pdf: await shownFile(ports, row), filename };
    }),
  );
}
