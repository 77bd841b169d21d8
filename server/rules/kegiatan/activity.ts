import type { JamLogbook } from '../../../resources/magang/ringkasanLogbook.ts';
import { type KodeJenisMbkm, lewatMagang } from '../../../resources/mbkm/jenis.ts';
import type { Queryable } from '../../database/db.ts';
import { hoursOf } from './hours.ts';
import { missingOutputs, reportGrade } from './outputs.ts';

/**
 * What a programme's logbook and outputs tell about a participation. Finishing (W1 `selesaikan`) and grading ask
 * through this, whatever the programme; an area with logs of its own adds its entry to `activities`.
 */
export interface Activity {
  /** Entries that still wait for the supervisor. */
  waitingLogs(on: Queryable, idPendaftarMbkm: string): Promise<number>;
  /** Names of required outputs that are not approved. */
  missingOutputs(on: Queryable, idPendaftarMbkm: string): Promise<string[]>;
  hours(on: Queryable, idPendaftarMbkm: string): Promise<JamLogbook>;
  /** What the supervisor gave the final report. */
  reportGrade(on: Queryable, idPendaftarMbkm: string): Promise<number | null>;
}

const magang: Activity = {
  waitingLogs: async (on, id) => {
    const found = await on.one<{ n: number }>(
      `select count(*)::int as n from magang_logbook_magang where id_pendaftar_mbkm = $1 and status = 'diajukan'`,
      [id],
    );
    return found?.n ?? 0;
  },
  missingOutputs: async (on, id) => (await missingOutputs(on, id)).map(({ nama }) => nama),
  hours: hoursOf,
  reportGrade,
};

/** The activity of a kind of programme, undefined where it has none (yet). */
export const activityOf = (kode: KodeJenisMbkm): Activity | undefined => (lewatMagang(kode) ? magang : undefined);

/**
 * Why a participation may not be finished yet, as far as its activity goes; null = it may (docs/domain/20 §1.1 W1
 * `selesaikan`: required outputs approved, no log `diajukan`).
 */
export async function unfinished(on: Queryable, kode: KodeJenisMbkm, id: string): Promise<string | null> {
  const activity = activityOf(kode);
  if (!activity) return null;
  const waiting = await activity.waitingLogs(on, id);
  if (waiting) return `Masih ada ${waiting} logbook yang menunggu verifikasi dosen pembimbing.`;
  const missing = await activity.missingOutputs(on, id);
  return missing.length ? `Luaran wajib belum disetujui: ${missing.join(', ')}.` : null;
}
