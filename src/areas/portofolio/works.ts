import { filtered, type ListFilter } from '../../../resources/kit/index.ts';
import { worksByKind } from '../../../resources/portofolio/index.ts';
import type { JenisKarya } from '../../../resources/portofolio/statistik.ts';

/** Kind of person who has a portfolio. */
export type PersonKind = 'mahasiswa' | 'dosen';

/** Selection of works in the address; empty = all. */
export interface Chosen {
  readonly tahunMulai: string;
  readonly tahunSelesai: string;
  readonly idProgramProdi: string;
  readonly jenisPemilik: string;
}

export const choiceNames = ['tahunMulai', 'tahunSelesai', 'idProgramProdi', 'jenisPemilik'] as const;

export const chosenIn = (search: URLSearchParams): Chosen => ({
  tahunMulai: search.get('tahunMulai') ?? '',
  tahunSelesai: search.get('tahunSelesai') ?? '',
  idProgramProdi: search.get('idProgramProdi') ?? '',
  jenisPemilik: search.get('jenisPemilik') ?? '',
});

/** The page itself with another choice. */
export const withChoice = (path: string, chosen: Chosen, over: Partial<Chosen>): string => {
  const said = Object.entries({ ...chosen, ...over }).filter(([, value]) => value !== '');
  return said.length ? `${path}?${new URLSearchParams(said)}` : path;
};

/** The list of works that a figure counts. */
export function worksLink(jenis: JenisKarya, chosen: Chosen, over: ListFilter): string {
  const works = worksByKind[jenis];
  const { year } = works.work;
  const day = works.fields[year]?.kind === 'date';
  const { tahunMulai, tahunSelesai, idProgramProdi, jenisPemilik } = chosen;
  return filtered(`/${works.name}`, {
    ...(tahunMulai ? { [`${year}_gte`]: day ? `${tahunMulai}-01-01` : Number(tahunMulai) } : {}),
    ...(tahunSelesai ? { [`${year}_lte`]: day ? `${tahunSelesai}-12-31` : Number(tahunSelesai) } : {}),
    ...(idProgramProdi ? { idProgramProdi } : {}),
    ...(jenisPemilik ? { jenisPemilik } : {}),
    ...over,
  });
}
