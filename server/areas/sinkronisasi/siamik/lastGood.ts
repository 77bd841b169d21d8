import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { HttpError } from '../../../platform/errors.ts';
import { SiamikUnavailable } from '../../mbkm/siamik.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import type { TridarmaKind } from './tridarma.ts';

/** An answer of Silaturahmi, perhaps of earlier. */
export interface Kept<T> {
  data: T;
  usang: boolean;
  diambilPada: string;
}

/**
 * The answer of a source, or while it is down the last good one, up to `silaturahmi.simpanJam` old (docs/domain/10 §3.3).
 * Kept in `internal/impor` beside the previews: every process sees it, and the sweep of old imports takes it.
 * @throws HttpError 502 when there is none
 */
export async function lastGood<T>(
  { db, now }: Engine,
  caller: Caller,
  what: 'krs' | 'transkrip' | 'mahasiswa' | 'pegawai' | TridarmaKind,
  key: string,
  ask: () => Promise<T>,
): Promise<Kept<T>> {
  const at = now().toISOString();
  const resource = `silaturahmi/${what}`;
  try {
    const data = await ask();
    await db.transaction(async tx => {
      await tx.execute('delete from internal_impor where resource = $1 and nama_berkas = $2', [resource, key]);
      await tx.execute(
        `insert into internal_impor (id, resource, id_user, nama_berkas, status, kemajuan, jumlah, mulai, created_at, updated_at)
         values ($1, $2, $3, $4, 'selesai', 0, $5, $6, $6, $6)`,
        [uuidv7({ msecs: now().getTime() }), resource, caller.userId, key, JSON.stringify({ data }), at],
      );
    });
    return { data, usang: false, diambilPada: at };
  } catch (error) {
    if (!(error instanceof SiamikUnavailable)) throw error;
    const hours = await readSetting(db, 'silaturahmi.simpanJam');
    const since = new Date(now().getTime() - hours * 3_600_000).toISOString();
    const kept = await db.one<{ jumlah: { data: T }; mulai: string }>(
      'select jumlah, mulai from internal_impor where resource = $1 and nama_berkas = $2 and mulai >= $3 order by mulai desc limit 1',
      [resource, key, since],
    );
    if (!kept) throw new HttpError(502, error.said);
    return { data: kept.jumlah.data, usang: true, diambilPada: kept.mulai };
  }
}
