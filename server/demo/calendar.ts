import type { RowData } from '../platform/database/db.ts';
import { idOf } from './ids.ts';

const jakarta = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' });

/** Days and moments relative to the day of seeding. */
export interface Calendar {
  readonly today: Date;
  /** The calendar year in Jakarta. */
  readonly year: number;
  /** `YYYY-MM-DD`, n days from today. */
  day(n: number): string;
  /** A moment n days from today at an hour in Jakarta. */
  at(n: number, hour: number, minute?: number): string;
  /** Code of the running semester: 20261. */
  readonly semester: string;
}

/** `20261` moved by n semesters (short ones are left out). */
export function semesterAfter(code: string, n: number): string {
  const half = Number(code.slice(0, 4)) * 2 + Number(code[4]) - 1 + n;
  return `${Math.floor(half / 2)}${(half % 2) + 1}`;
}

/** Semesters from the running one: -1 previous, 0 running, 1 next. */
export type Term = -1 | 0 | 1;

export const termCode = (cal: Calendar, term: Term): string => semesterAfter(cal.semester, term);

/** The semester that began seventy days ago: odd ones begin from August on. */
function semesterOf(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  if (month >= 8) return `${year}1`;
  return month === 1 ? `${year - 1}1` : `${year - 1}2`;
}

export function calendar(today: Date): Calendar {
  const base = Date.parse(`${jakarta.format(today)}T00:00:00+07:00`);
  const moment = (n: number, hour = 0, minute = 0) =>
    new Date(base + n * 86_400_000 + hour * 3_600_000 + minute * 60_000);
  const day = (n: number) => jakarta.format(moment(n));
  return {
    today,
    day,
    year: Number(day(0).slice(0, 4)),
    at: (n, hour, minute) => moment(n, hour, minute).toISOString(),
    semester: semesterOf(day(-70)),
  };
}

export const periodId = (code: string): string => idOf('master/periode', code);

/** Which semester a student who began in `angkatan` is in. */
export const semesterOfStudent = (angkatan: number, running: string): number =>
  Math.min(14, Math.max(1, (Number(running.slice(0, 4)) - angkatan) * 2 + (running[4] === '1' ? 1 : 2)));

/** Periods: the previous one closed, the running one, the next with its registration open, a draft (docs/domain/20 §5). */
export function periods(cal: Calendar): RowData[] {
  const row = (
    offset: number,
    status: string,
    [mulai, selesai, daftarMulai, daftarSelesai]: readonly [number, number, number, number],
    jadwal: readonly (readonly [tahap: string, jenis: string | null, mulai: number, selesai: number])[] = [],
  ): RowData => {
    const kode = semesterAfter(cal.semester, offset);
    return {
      id: periodId(kode),
      kode,
      tanggalMulai: cal.day(mulai),
      tanggalSelesai: cal.day(selesai),
      pendaftaranMulai: cal.day(daftarMulai),
      pendaftaranSelesai: cal.day(daftarSelesai),
      status,
      jadwal: jadwal.map(([tahap, jenis, from, to]) => ({
        id: idOf('master/periode.jadwal', `${kode}:${tahap}:${jenis ?? ''}`),
        idJenisMbkm: jenis ? idOf('master/jenis-mbkm', jenis) : null,
        tahap,
        mulai: cal.day(from),
        selesai: cal.day(to),
      })),
    };
  };
  return [
    row(-1, 'ditutup', [-250, -95, -290, -245]),
    row(
      0,
      'aktif',
      [-70, 80, -110, -60],
      [
        ['pelaksanaan', null, -70, 75],
        ['konversi', null, -75, 40],
        ['laporan_akhir', null, 30, 78],
        ['penilaian', null, -10, 90],
        ['revisi_nilai', null, -70, 110],
      ],
    ),
    row(
      1,
      'aktif',
      [95, 245, -10, 30],
      [
        ['pendaftaran', null, -10, 30],
        ['pendaftaran', 'kkn', -10, 20],
        // One programme opens later and one has closed (docs/domain/60 §6).
        // As the rules of KWU's period say it (kwu/story.ts).
        ['pendaftaran', 'kwu', -10, 20],
        ['pendaftaran', 'praktisi_mengajar', 21, 50],
        ['pendaftaran', 'kampus_mengajar', -45, -12],
        ['verifikasi', null, -10, 45],
        ['konversi', null, 90, 205],
        ['penilaian', null, 225, 255],
      ],
    ),
    row(2, 'draf', [260, 410, 150, 200]),
  ];
}
