import type { ModeSumber } from '../../../../resources/pengaturan/sumberData.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { HttpError } from '../../../platform/errors.ts';
import { SiamikUnavailable } from '../../mbkm/siamik.ts';

/** A row of `pengaturan/sumber-data`, read at every call so that a change acts at once in every process. */
export interface SourceSettings extends Record<string, unknown> {
  id: string;
  kode: string;
  nama: string;
  mode: ModeSumber;
  baseUrl: string | null;
  namaVariabelKunci: string | null;
  timeoutDetik: number;
  ukuranHalaman: number;
  pemetaan: unknown;
  aktif: boolean;
}

export type SourceCode = 'siamik' | 'silaturahmi' | 'neo-feeder';

/** A source that answers. */
export interface ConnectedSource extends SourceSettings {
  mode: Exclude<ModeSumber, 'belum'>;
}

/** Nobody has connected the source yet. */
export class NotConnected extends SiamikUnavailable {}

/** @throws SiamikUnavailable when there is no such source or it is switched off; NotConnected */
export async function sourceSettings(on: Queryable, kode: SourceCode): Promise<ConnectedSource> {
  const found = await findSource(on, kode);
  if (!found) throw new SiamikUnavailable(sinkronisasiRefusals.sourceOff({ nama: kode }));
  return mustAnswer(found);
}

/** @throws SiamikUnavailable for a source that is switched off; NotConnected */
export function mustAnswer(source: SourceSettings): ConnectedSource {
  const { mode, nama } = source;
  if (!source.aktif) throw new SiamikUnavailable(sinkronisasiRefusals.sourceOff({ nama }));
  if (mode === 'belum') throw new NotConnected(sinkronisasiRefusals.notConnected({ nama }));
  return { ...source, mode };
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
