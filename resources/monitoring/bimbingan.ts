/** A lecturer with the students that it looks after and how many it may. */
export interface BebanDosen {
  id: string;
  nama: string;
  prodi: string | null;
  beban: number;
  kuota: number;
}

/** A student's supervisor of one participation, with how to reach it. */
export interface DospemSaya {
  /** The participation. */
  id: string;
  program: string;
  periode: string;
  status: string;
  dosen: { nama: string; prodi: string | null; email: string } | null;
}
