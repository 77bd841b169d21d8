import type { LangkahUsulan, PapanBersama } from '../../../../resources/kkn/papan.ts';
import { usulan } from '../../../../resources/kkn/usulan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { othersAt } from '../../../platform/access/presence.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { leftOf } from './answer.ts';
import { judge } from './judgeGroups.ts';
import { ownSteps } from './ownSteps.ts';
import { findProposal, type Trace } from './proposalStore.ts';
import { waveDataOf } from './waveData.ts';

/**
 * POST usulan/{id}/buka `{ sejak }`: notes that the caller has the board open, and tells who else has, and what changed
 * since the version `sejak` that the caller's board shows.
 * @throws HttpError 404
 */
export async function openBoard(engine: Engine, caller: Caller, id: string, sejak: number): Promise<PapanBersama> {
  const row = await findProposal(engine.db, id);
  const orang = await othersAt(engine.db, caller, `${usulan.name}:${row.id}`, engine.now());
  const { status, version, isi, jejak } = row;
  if (status !== 'draf' || !isi || version === sejak) return { status, version, orang, perubahan: null };
  const data = await waveDataOf(engine.db, row.idGelombang, row.pertahankanMandiri);
  if (!data) throw notFound();
  const left = isi.tidakTertempatkan.map(it => it.idPendaftarMbkm);
  const { kelompok, skor } = judge(data, isi.kelompok, left);
  return {
    status,
    version,
    orang,
    perubahan: {
      id: row.id,
      version,
      skor,
      dapatDiurungkan: ownSteps(row, caller).length,
      kelompok,
      tidakTertempatkan: leftOf(isi.tidakTertempatkan),
      langkah: await tracedSince(engine.db, version, sejak, jejak?.terakhir ?? []),
    },
  };
}

/** The changes from one version to another; null where not all of them are kept. */
async function tracedSince(
  on: Queryable,
  version: number,
  since: number,
  kept: readonly Trace[],
): Promise<LangkahUsulan[] | null> {
  const traces = kept.filter(it => it.version > since);
  if (traces.length !== version - since) return null;
  const accounts = await on.query<{ id: string; nama: string }>(
    'select id, coalesce(name, username) as nama from pengaturan_user where id = any($1)',
    [[...new Set(traces.map(it => it.oleh))]],
  );
  const names = new Map(accounts.map(({ id, nama }) => [id, nama]));
  return traces.map(({ oleh, orang, kelompok }) => ({ oleh: names.get(oleh) ?? 'Pengguna lain', orang, kelompok }));
}
