import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import type { SusunanDicoba } from '../../../../resources/kkn/papan.ts';
import { kknRefusals } from '../../../../resources/kkn/refusals.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { textIn } from '../../../platform/engine/bodyWords.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { findRow } from '../../../platform/engine/read.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { judge } from './judgeGroups.ts';
import { waveDataOf } from './waveData.ts';

/**
 * POST mengatur-kelompok/{id}/periksa `{ anggota[], idDesa }`, ids of participations: what the group would be made of and
 * break. Nothing is stored.
 * @throws HttpError 404, 422 for what are no ids
 */
export async function tryGroup(engine: Engine, caller: Caller, id: string, input: unknown): Promise<SusunanDicoba> {
  const body = mustBeObject(input);
  const { anggota } = body;
  const idDesa = textIn(body, 'idDesa') ?? null;
  if (!Array.isArray(anggota) || !anggota.every(one => typeof one === 'string'))
    throw invalid({ anggota: kknRefusals.giveParticipants });
  const row = await findRow(engine, engine.db, caller, kelompok, id, 'read');
  const data = row && (await waveDataOf(engine.db, row.idGelombang, true));
  const group = data?.wave.groups.find(one => one.id === id);
  if (!data || !group) throw notFound();
  const tried = { ...group, idDesa, anggota };
  const [found] = judge(data, [tried]).kelompok;
  if (!found) throw notFound();
  return { komposisi: found.komposisi, pelanggaran: found.pelanggaran };
}
