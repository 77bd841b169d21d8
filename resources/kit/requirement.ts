/** One requirement of a registration, fulfilled or not, as the checklist shows it. */
export interface SyaratDaftar {
  kode: string;
  label: string;
  lolos: boolean;
  nilai: string | number | null;
  batas: string | number | null;
}

/** Answer of GET M/cek-pendaftar-magang (docs/domain/20 §2). */
export interface KelayakanDaftar {
  bolehMendaftar: boolean;
  /** Every reason why not. */
  alasan: string[];
  /** Another participation that stands in the way. */
  pendaftaranAktif: { idPendaftarMbkm: string; program: string; periode: string; status: string } | null;
  /** Study plan against its limit; `total` is null where the plan could not be read or is empty. */
  sks: { total: number | null; batas: number; lolos: boolean };
  syarat: SyaratDaftar[];
  /** Least days of the activity. */
  durasiMinHari: number;
  /** Ids of the forms whose questions the registration asks. */
  formulir: string[];
}
