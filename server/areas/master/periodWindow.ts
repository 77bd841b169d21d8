import type { tahap } from '../../../resources/master/periode.ts';

/** A stage of a period's calendar. */
export type CalendarStage = keyof typeof tahap;

/** A period as far as windows need it; dates are `YYYY-MM-DD`. */
export interface PeriodCalendar {
  nama: string;
  status: string;
  tanggalMulai: string;
  tanggalSelesai: string;
  pendaftaranMulai: string;
  pendaftaranSelesai: string;
  jadwal: readonly { idJenisMbkm: string | null; tahap: string; mulai: string; selesai: string }[];
}

export interface Window {
  mulai: string;
  selesai: string;
}

/**
 * Window of a stage: the period's row for the jenis, else its row for all, else the period's own dates (docs/domain/10
 * §6 "Windows").
 */
export function windowOf(periode: PeriodCalendar, idJenisMbkm: string, stage: CalendarStage): Window {
  const rows = periode.jadwal.filter(row => row.tahap === stage);
  const row = rows.find(row => row.idJenisMbkm === idJenisMbkm) ?? rows.find(row => row.idJenisMbkm === null);
  if (row) return { mulai: row.mulai, selesai: row.selesai };
  return stage === 'pendaftaran'
    ? { mulai: periode.pendaftaranMulai, selesai: periode.pendaftaranSelesai }
    : { mulai: periode.tanggalMulai, selesai: periode.tanggalSelesai };
}

export const isOpen = ({ mulai, selesai }: Window, today: string): boolean => mulai <= today && today <= selesai;

/**
 * The last day of a stage other than registration, as SQL: `windowOf` for rows of many periods at once.
 * @param period id of the period, `kind` of the kind of MBKM, as SQL
 */
export const windowEndSql = (stage: Exclude<CalendarStage, 'pendaftaran'>, period: string, kind: string): string =>
  `coalesce((select j.selesai from master_periode_jadwal j where j.parent_id = ${period} and j.tahap = '${stage}'
      and (j.id_jenis_mbkm = ${kind} or j.id_jenis_mbkm is null) order by j.id_jenis_mbkm nulls last limit 1),
    (select w.tanggal_selesai from master_periode w where w.id = ${period}))`;
