import { logbookStates } from '../../../../resources/kegiatan/log.ts';
import type { RingkasanLogbook } from '../../../../resources/kegiatan/ringkasan.ts';
import { dayOf } from '../../../platform/providers/format.ts';
import { dayAfter } from './entries.ts';

/** A summary as the server said it, and when that was by the device's clock. */
export interface AskedSummary {
  summary: RingkasanLogbook;
  at: number;
}

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** True if a participation starts after that day, by the server's last answer. */
export const isComing = ({ status, tanggalMulai }: RingkasanLogbook): boolean =>
  tanggalMulai !== null && logbookStates.coming.includes(status);

/**
 * Summary recalled from earlier, with the days that may be filled in by now: a week without signal begins after the
 * last answer. Days are counted from the answer by the device's clock, so a clock that is always wrong does no harm; if
 * it was set back since, every day of the participation may be filled in. A participation loaded before its first day
 * has begun by then. The server decides what it refuses.
 */
export function asOfNow({ summary, at }: AskedSummary, now: number): RingkasanLogbook {
  const { hariIni: said, tanggalMulai: begins, tanggalSelesai: ends } = summary;
  const gone = daysBetween(dayOf(at), dayOf(now));
  if (gone === 0) return summary;
  const hariIni = gone > 0 ? dayAfter(said, gone) : (ends ?? said);
  const sampai = ends && ends < hariIni ? ends : hariIni;
  const isi = summary.isi ?? (begins && begins <= sampai && isComing(summary) ? { dari: begins, sampai } : null);
  return { ...summary, hariIni, isi: isi && { ...isi, sampai } };
}
