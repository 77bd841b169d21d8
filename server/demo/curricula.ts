import type { RowData } from '../platform/database/db.ts';
import type { Calendar } from './calendar.ts';
import { fromSiamik, prodiId, prodis } from './campus.ts';
import { idOf } from './ids.ts';

/** Years in which curricula began; the older one is still followed in six programmes. */
const years = { current: 2022, former: 2018 } as const;
const hasFormer = (prodi: string) => prodis.findIndex(({ kode }) => kode === prodi) % 2 === 0;

export const curriculumId = (prodi: string, year: number): string => idOf('master/kurikulum', `${prodi}:${year}`);

/** Curriculum years of a study programme. */
export const curriculumYears = (prodi: string): number[] =>
  hasFormer(prodi) ? [years.former, years.current] : [years.current];

/** The curriculum that a cohort follows. */
export const curriculumFor = (prodi: string, angkatan: number): string =>
  curriculumId(prodi, angkatan < years.current && hasFormer(prodi) ? years.former : years.current);

/** One or two curricula per study programme (docs/domain/10 §7). */
export const curriculumRows = (cal: Calendar): RowData[] =>
  prodis.flatMap(({ kode, nama }) =>
    curriculumYears(kode).map(tahunMulai => ({
      id: curriculumId(kode, tahunMulai),
      kode: `K${tahunMulai}`,
      nama: `Kurikulum ${nama} ${tahunMulai}`,
      idProgramProdi: prodiId(kode),
      tahunMulai,
      sksWajib: 124,
      sksPilihan: 20,
      totalSks: 144,
      nomorSk: `${100 + (tahunMulai % 100)}/UNR/SK/${tahunMulai}`,
      ...fromSiamik(cal, `KUR-${kode}-${tahunMulai}`),
      aktif: true,
    })),
  );
