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
  /** Office that the signatory acts for: `Rektor` gives 'a.n. Rektor'. */
  atasNama?: string;
  /** Stored files with the signature and the stamp. */
  spesimen?: string;
  stempel?: string;
}

/** Somebody whom a letter is about. */
export interface LetterPerson {
  nama: string;
  npm: string;
  programStudi: string;
}

/** Content of a letter, without its number and sender. */
export interface LetterContent {
  perihal: string;
  /** Central heading of letters without an addressee: 'SURAT TUGAS'. */
  judul: string | null;
  /** Lines of the address, the first is the addressee. */
  kepada: readonly string[];
  paragraf: readonly Block[];
  /** Tables on pages of their own behind the signature. */
  lampiran: readonly { judul: string; tabel: LetterTable }[];
  peserta: readonly LetterPerson[];
  namaPenerima: string;
  program: string;
  /** Day, `YYYY-MM-DD`. */
  berlakuSampai: string | null;
}

/** Sender of a letter: letterhead, place, signature, copies. */
export interface LetterFrame {
  /** Above the name of the organisation; empty = no such line. */
  baris1: string;
  /** Unit below the name of the organisation. */
  unit: string;
  kota: string;
  penandatangan: Signatory;
  tembusan: readonly string[];
}

/** A letter as it is drawn (docs/domain/40 §2.2 "PDF"). */
export interface Letter extends LetterContent, LetterFrame {
  nomor: string;
  /** Day of the letter, `YYYY-MM-DD`. */
  tanggal: string;
  /** Verification code of an issued letter; null = a preview, with a watermark and without QR code. */
  kode: string | null;
}
