import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { HttpError } from '../../../platform/errors.ts';
import { SiamikUnavailable } from '../../mbkm/siamik.ts';

/** A row of `pengaturan/sumber-data`, read at every call so that a change acts at once in every process. */
export interface SourceSettings extends Record<string, unknown> {
  id: string;
  kode: string;
  nama: string;
  mode: 'contoh' | 'http';
  baseUrl: string | null;
  namaVariabelKunci: string | null;
  timeoutDetik: number;
  ukuranHalaman: number;
  pemetaan: unknown;
  aktif: boolean;
}

export type SourceCode = 'siamik' | 'silaturahmi';

/** @throws SiamikUnavailable when there is no such source or it is switched off */
export async function sourceSettings(on: Queryable, kode: SourceCode): Promise<SourceSettings> {
  const found = await findSource(on, kode);
  if (!found?.aktif) throw new SiamikUnavailable(sinkronisasiRefusals.sourceOff({ nama: found?.nama ?? kode }));
  return found;
}

/** A source by its code; undefined for one that there is not. */
export const findSource = (on: Queryable, kode: string): Promise<SourceSettings | undefined> =>
  on.one<SourceSettings>(
    `select id, kode, nama, mode, base_url, nama_variabel_kunci,
       timeout_detik, ukuran_halaman, pemetaan, aktif
     from pengaturan_sumber_data where kode = $1`,
    [kode],
    { prepare: true },
  );

/** Notes how a source answered last. */
export async function noteStatus(on: Queryable, id: string, status: string, now: Date): Promise<void> {
  await on.execute('update pengaturan_sumber_data set status_terakhir = $2, diperiksa_pada = $3 where id = $1', [
    id,
    status.slice(0, 200),
    now.toISOString(),
  ]);
}

/** Runs a call to a source; its silence is a 502 for whoever asked (docs/domain/10 §3.5). */
export async function orBadGateway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SiamikUnavailable) throw new HttpError(502, error.said);
    throw error;
  }
}
