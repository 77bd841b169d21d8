/** A period by its name. */
export type NamaPeriode = {
  id: string;
  nama: string;
};

/** A period that figures are about, and those to choose from, newest first. */
export interface PilihanPeriode<Chosen = NamaPeriode> {
  periode: Chosen;
  pilihan: NamaPeriode[];
}
