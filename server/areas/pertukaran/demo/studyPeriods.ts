import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { masaStudi, Skema } from '../../../../resources/pertukaran/masaStudi.ts';
import { type Calendar, periodId, semesterAfter } from '../../../demo/calendar.ts';
import { idOf } from '../../../demo/ids.ts';

/** Semesters from the running one: before it, itself, the next. */
export type Term = -1 | 0 | 1;

export const studyPeriodId = (skema: Skema, term: Term): string => idOf('pertukaran/masa-studi', `${skema}:${term}`);

type Window = readonly [from: number, to: number];

/** Days from the day of seeding: registration, study plan, lectures, grades. */
const windows: Readonly<Record<Term, readonly [Window, Window, Window, Window]>> = {
  [-1]: [
    [-290, -250],
    [-255, -240],
    [-250, -120],
    [-150, -95],
  ],
  0: [
    [-110, -75],
    [-80, 10],
    [-70, 60],
    [-5, 80],
  ],
  1: [
    [-10, 30],
    [85, 100],
    [95, 225],
    [195, 245],
  ],
};

const schemes = ['inbound', 'outbound', 'permadi'] as const;
const names = { inbound: 'Inbound', outbound: 'Outbound', permadi: 'Permadi' } as const;

/** The running and the next period of each scheme, and one that is over (docs/domain/50 §5). */
export function studyPeriodRows(cal: Calendar): ChangeOf<typeof masaStudi>[] {
  const row = (skema: Skema, term: Term): ChangeOf<typeof masaStudi> => {
    const kode = semesterAfter(cal.semester, term);
    const [[daftar, tutup], [krs, krsAkhir], [kuliah, kuliahAkhir], [nilai, nilaiAkhir]] = windows[term];
    const semester = kode.endsWith('1') ? 'Ganjil' : 'Genap';
    const year = Number(kode.slice(0, 4));
    return {
      id: studyPeriodId(skema, term),
      idPeriode: periodId(kode),
      skema,
      nama: `${names[skema]} Semester ${semester} ${year}/${year + 1}`,
      pendaftaranMulai: cal.day(daftar),
      pendaftaranSelesai: cal.day(tutup),
      krsMulai: cal.day(krs),
      krsSelesai: cal.day(krsAkhir),
      kuliahMulai: cal.day(kuliah),
      kuliahSelesai: cal.day(kuliahAkhir),
      nilaiMulai: cal.day(nilai),
      nilaiSelesai: cal.day(nilaiAkhir),
      batasSks: skema === 'permadi' ? 24 : 20,
      minSks: 2,
      kuota: skema === 'inbound' ? 60 : 0,
      aktif: term === 0,
    };
  };
  return [...schemes.map(skema => row(skema, 0)), ...schemes.map(skema => row(skema, 1)), row('inbound', -1)];
}
