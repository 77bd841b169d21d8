/** A village on the map (GET desa/peta, docs/domain/30 §2). */
export interface TitikDesa {
  id: string;
  version: number;
  desa: string;
  kecamatan: string;
  lintang: number | null;
  bujur: number | null;
  kuotaMahasiswa: number;
  terisi: number;
  /** Codes of its groups. */
  kelompok: readonly string[];
  sinyal: string;
}

export interface PetaDesa {
  titik: readonly TitikDesa[];
  tanpaKoordinat: readonly TitikDesa[];
}
