import type { Message } from '../../../../resources/kit/index.ts';
import type { JenisRekaman } from '../../../../resources/sinkronisasi/feeder/rekaman.ts';
import type { FeederRow } from './port.ts';

/** A record as it should be at the Feeder; ids of the records that it belongs to are filled in when it is sent. */
export interface Planned {
  readonly jenis: JenisRekaman;
  readonly kunci: string;
  readonly kunciInduk: string | null;
  readonly kunciAnggota: string | null;
  readonly nama: string;
  readonly idProgramProdi: string;
  /** Null of achievements. */
  readonly kodeJenisMbkm: string | null;
  readonly isi: FeederRow;
  /** Why it cannot be sent; empty = it can. */
  readonly alasan: readonly Message[];
}
