import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { readSetting } from '../pengaturan/settings.ts';

const dayMs = 86_400_000;

/** Until when somebody may ask for a change of final grades, and after how many days that ends. */
export interface RevisionWindow {
  hari: number;
  /** Moment, ISO 8601; null before `final`. */
  sampai: string | null;
  terbuka: boolean;
}

const window = (from: unknown, hari: number, now: Date): RevisionWindow => {
  if (typeof from !== 'string') return { hari, sampai: null, terbuka: false };
  const end = Date.parse(from) + hari * dayMs;
  return { hari, sampai: new Date(end).toISOString(), terbuka: now.getTime() <= end };
};

/**
 * The study programme and BAKPK: `revisi.batasHari` after `final`, or after Tim MBKM opened the window again
 * (docs/domain/20 §1.8).
 */
export const staffWindow = async (on: Queryable, row: Pendaftar, now: Date): Promise<RevisionWindow> =>
  window(row.revisiDibuka ?? row.tanggalFinal, await readSetting(on, 'revisi.batasHari'), now);

/** The student: `sanggah.batasHari` after `final`. */
export const studentWindow = async (on: Queryable, row: Pendaftar, now: Date): Promise<RevisionWindow> =>
  window(row.tanggalFinal, await readSetting(on, 'sanggah.batasHari'), now);
