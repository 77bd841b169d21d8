/** Facts about somebody, one a line: `Nama : …`. */
export interface Facts {
  rincian: readonly (readonly [label: string, value: string])[];
}

/** A table whose heading repeats on every page. */
export interface LetterTable {
  kolom: readonly string[];
  baris: readonly (readonly string[])[];
  /** Widths in points, `*` = shares the rest; default: all alike. */
  lebar?: readonly (number | '*' | 'auto')[];
}

/** A part of the body: a paragraph, facts, a numbered list, or a table. */
export type Block = string | Facts | { butir: readonly string[] } | { tabel: LetterTable };

export interface Signatory {
  nama: string;
  jabatan: string;
  nip?: string;
  /** Who the signatory acts for: `Rektor` gives 'a.n. Rektor'. */
  atasNama?: string;
}

/** A letter as it is drawn (docs/domain/40 §2.2 "PDF"). */
export interface Letter {
  nomor: string;
  perihal: string;
  /** Day of the letter. */
  tanggal: Date;
  /** Lines of the address, the first is the addressee; empty with `judul`. */
  kepada: readonly string[];
  /** Central heading of letters without an addressee: 'SURAT TUGAS'. */
  judul?: string;
  /** Unit below the name of the university. */
  unit?: string;
  lampiran?: string;
  paragraf: readonly Block[];
  /** The table after the paragraphs, where there is only one. */
  tabel?: LetterTable;
  penandatangan: Signatory;
  tembusan?: readonly string[];
  /** Verification code of an issued letter; null = a preview, with a watermark and without QR code. */
  kode: string | null;
}
