import { declared, type Resource } from '../kit/index.ts';

/** Kinds of achievements that PDDikti is told of. */
export const jenisPrestasi = declared({
  hki: 'Hak kekayaan intelektual',
  jurnal: 'Artikel jurnal',
  prosiding: 'Makalah seminar',
} as const);
type JenisPrestasi = keyof typeof jenisPrestasi;

/** How far an achievement reaches. */
export const tingkatPrestasi = declared({
  lokal: 'Lokal',
  nasional: 'Nasional',
  internasional: 'Internasional',
} as const);
type TingkatPrestasi = keyof typeof tingkatPrestasi;

/** How rows of a resource are told as achievements of the students who own or wrote them. */
export interface Prestasi {
  readonly jenis: JenisPrestasi;
  /** Fields of its name, of its day or year, and of whoever published or held it. */
  readonly judul: string;
  readonly tahun: string;
  readonly penyelenggara: string;
  /** The same for all, or by the values of a field; what is not named there is of `lainnya`. */
  readonly tingkat:
    | TingkatPrestasi
    | {
        readonly field: string;
        readonly values: Readonly<Record<string, TingkatPrestasi>>;
        readonly lainnya: TingkatPrestasi;
      };
  /** Values that a field must have beside the verification. */
  readonly while?: { readonly field: string; readonly in: readonly string[] };
  /** Child rows of those who made it with its owner. */
  readonly authors?: string;
}

/** A resource whose verified rows are achievements. */
type Achieving = Resource & { readonly prestasi: Prestasi };

export const isAchieving = (r: Resource): r is Achieving => 'prestasi' in r;
