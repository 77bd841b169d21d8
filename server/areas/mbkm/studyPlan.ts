import { type InputOf, uuid } from '../../../resources/kit/index.ts';
import { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import { periode } from '../../../resources/master/periode.ts';
import type { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Core } from '../../platform/access/change.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { KrsResult } from './eligibility.ts';
import { type SiamikPort, SiamikUnavailable, totalSks } from './siamik.ts';

/** The study plan, whatever the state of its source (docs/domain/20 §4.1 "SKS check"). */
export async function krsOf(siamik: Pick<SiamikPort, 'krs'>, npm: string, periode: string): Promise<KrsResult> {
  try {
    const rows = await siamik.krs(npm, periode);
    return rows.length ? { status: 'ada', total: totalSks(rows) } : { status: 'kosong' };
  } catch (error) {
    if (error instanceof SiamikUnavailable) return { status: 'gagal' };
    throw error;
  }
}

/**
 * Study plan of a student by row ids, asked before a transaction begins: a slow source must not hold locks. What is
 * wrong with the ids is said by the write itself.
 */
export async function krsFor(
  { db }: Pick<Core, 'db'>,
  siamik: Pick<SiamikPort, 'krs'>,
  ids: InputOf<typeof pendaftar>,
): Promise<KrsResult> {
  const on = asSystem(db);
  const student = await read(on, mahasiswa, uuid.safeParse(ids.idMahasiswa).data, ['npm']);
  const period = await read(on, periode, uuid.safeParse(ids.idPeriode).data, ['kode']);
  return student && period ? krsOf(siamik, student.npm, period.kode) : { status: 'kosong' };
}
