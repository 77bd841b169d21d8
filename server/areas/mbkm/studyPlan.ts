import { uuid } from '../../../resources/kit/index.ts';
import type { RowData } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { KrsResult } from './eligibility.ts';
import type { Ports } from './ports.ts';
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
export async function krsFor(engine: Engine, ports: Ports, ids: RowData): Promise<KrsResult> {
  const wellFormed = [ids.idMahasiswa, ids.idPeriode].every(id => uuid.safeParse(id).success);
  const found = wellFormed
    ? await engine.db.one<{ npm: string; kode: string }>(
        'select m.npm, p.kode from master_mahasiswa m, master_periode p where m.id = $1 and p.id = $2',
        [ids.idMahasiswa, ids.idPeriode],
      )
    : undefined;
  return found ? krsOf(ports.siamik, found.npm, found.kode) : { status: 'kosong' };
}
