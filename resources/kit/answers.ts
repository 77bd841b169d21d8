import type { Weight } from './workflow.ts';

/** One week of the days that a `week` field counts, as `…/minggu/{field}` gives it. */
export interface Week {
  ke: number;
  /** First and last day. */
  mulai: string;
  selesai: string;
  /** There is a row for this week already, and there can be no second one. */
  ada?: true;
}

/**
 * Preview of a step, GET `{r}/{id}/aksi/{aksi}`: sentences about the data, each with its weight; `catatan`: the step
 * then needs a note.
 */
export interface StepPreview {
  pesan: { teks: string; bobot: Weight }[];
  catatan: boolean;
}

/** A step that would be refused on a row now, GET `{r}/{id}/aksi`, and the sentence of the refusal. */
export interface ClosedStep {
  /** Its key. */
  aksi: string;
  pesan: string;
}

/**
 * Preview of a step on many rows, POST `{r}/aksi/{aksi}/lihat`: each sentence with the number of rows that it is about,
 * its numbers summed over them. `baris`: rows on which the step can begin; `ditolak`: those of them on which it makes
 * no sense.
 */
export interface ManyStepPreview {
  pesan: (StepPreview['pesan'][number] & { baris: number })[];
  catatan: boolean;
  baris: number;
  ditolak: number;
}

/** A row that work on many rows left undone, and why. */
export interface Failure {
  id: string;
  label: string;
  pesan: string;
  /** As of a refusal (`refusalCode`). */
  code?: string;
}

/** Answer of every generic bulk call: how many went well, and which did not. */
export interface Report {
  berhasil: number;
  gagal: Failure[];
  /** Of a change: those of `berhasil` that held these values already. */
  sama?: number;
  /** Of a change: id of its receipt; several where it took several calls. */
  bukti?: readonly string[];
  /** Of a dry run of a change: some of the rows that would change, with their former and their new values. */
  contoh?: readonly ChangeSample[];
  /** Of a dry run of a deletion: how many rows of what would be deleted along. */
  ikut?: readonly { label: string; n: number }[];
}

/** A row that a change of many would change. */
export interface ChangeSample {
  id: string;
  label: string;
  perubahan: Record<string, Change>;
}

/** Rows that a dry run shows. */
export const samplesShown = 5;

/** How long a change of many rows can be undone as one step. */
export const undoMinutes = 10;

/** Outcome of work on many rows, as docs/domain/20 §2 words it: ids, and the others with their reason. */
export interface BulkAnswer {
  berhasil: string[];
  gagal: Pick<Failure, 'id' | 'pesan' | 'code'>[];
  /** Receipt by which it is undone. */
  bukti?: string[];
}

/** The same of a call that may be the generic one, which says how many were done (docs/api.md `POST {r}/aksi/{aksi}`). */
export interface ManyAnswer extends Pick<BulkAnswer, 'gagal' | 'bukti'> {
  berhasil: readonly string[] | number;
}

/** Rows that one call may change, delete or move at most. */
export const atMostAtOnce = 1000;

/** How many rows were done. */
export const doneOf = ({ berhasil }: ManyAnswer): number => (typeof berhasil === 'number' ? berhasil : berhasil.length);

/** Old and new value of a field; a missing side means that there was none. References also carry the words of both rows. */
export interface Change {
  dari?: unknown;
  ke?: unknown;
  dariLabel?: string | null;
  keLabel?: string | null;
}

const isChange = (value: unknown): value is Change => typeof value === 'object' && value !== null;

/** The changes in a history entry as they were stored; what is none is left out. */
export const changesOf = (stored: unknown): Record<string, Change> =>
  Object.fromEntries(
    Object.entries(isChange(stored) ? stored : {}).filter((one): one is [string, Change] => isChange(one[1])),
  );

/** One entry of a row's history; `waktu` is a moment (ISO). */
export type HistoryEntry = {
  id: string;
  aksi: string;
  waktu: string;
  namaUser: string | null;
  namaRole: string | null;
  catatan: string | null;
  dariStatus: string | null;
  keStatus: string | null;
  /** The status field that a step of a workflow moved. */
  kolomStatus?: string | null;
  /** The step's own name. */
  tindakan?: string | null;
  perubahan: Record<string, Change>;
  versi: number;
  /** Part of the record and resource of the entry, where a history is made of several resources. */
  alur?: string;
  entitas?: string;
  /** The row in words where it is not the record itself: the item of a decision. */
  tentang?: string | null;
};

export type ImportStatus = 'pratinjau' | 'diproses' | 'selesai' | 'dibatalkan' | 'gagal';

/** Results of the dry run for a row, in the order in which they are counted. */
export const importRowStatuses = ['baru', 'berubah', 'sama', 'salah'] as const;
export type ImportRowStatus = (typeof importRowStatuses)[number];

/** A column of the spreadsheet and the field that it fills; null = it is left out. */
export interface ImportColumn {
  judul: string;
  field: string | null;
  /** The first value that stands under the heading. */
  contoh?: string | null;
  /** The person chose the field, against what the portal proposed. */
  dipilih?: boolean;
  /** As this person left it at an earlier import of the resource, or a column that the portal itself adds. */
  diingat?: boolean;
  /** Comes from a list of references: a work that says nothing of it keeps what it has. */
  pustaka?: boolean;
  /** Holds the reason why an entry of the file could not be read. */
  galat?: boolean;
  /**
   * Order of day and month in dates made of numbers only (3/4/2026). Days first, unless the column or a person says
   * months.
   */
  urutanTanggal?: 'hari' | 'bulan';
  /**
   * Where the order comes from: an unambiguous date of the file (`berkas`), a person's choice (`pilihan`), or nowhere
   * yet (`tanya`): then the import is not applied before somebody chooses.
   */
  dasarUrutan?: 'berkas' | 'pilihan' | 'tanya';
  /** The date that decides, or one that could be read both ways. */
  contohTanggal?: string;
}

/** An import as docs/api.md shows it. */
export interface ImportAnswer {
  id: string;
  resource: string;
  namaBerkas: string;
  status: ImportStatus;
  /** 0..100. */
  kemajuan: number;
  kolom: ImportColumn[];
  /** Fields that a column may be assigned to. */
  fields: { field: string; label: string; required: boolean }[];
  /** Values for new rows where the file has none, by field: ids, codes or words. */
  isian: Record<string, string>;
  jumlah: Record<ImportRowStatus | 'total' | 'diterapkan', number>;
  pesan: string | null;
}

/** One row of an import after the dry run. */
export interface ImportRow {
  /** Row number in the spreadsheet. */
  nomor: number;
  status: ImportRowStatus;
  /** Messages by field. */
  pesan: Record<string, string>;
  /** Values that the portal corrected in the row, by field; applying the row accepts them. */
  koreksi: Record<string, string>;
  /** Warnings by field, where the import has such judgements; the row can be applied all the same. */
  peringatan?: readonly { kolom: string; pesan: string }[];
  perubahan: Record<string, Change>;
  /** The row's texts by field. */
  data: Record<string, string | null>;
}

/** A deleted row in the list of the bin. */
export interface BinnedItem {
  id: string;
  /** Its name at that time. */
  nama: string | null;
  waktu: string;
  namaUser: string | null;
  namaRole: string | null;
  versi: number;
  /** How many rows went with it. */
  bersama: number;
  /** True if the reader may restore it. */
  boleh: boolean;
  /** The merging that deleted it, and the row that stayed. */
  gabung: { id: string; idTetap: string; namaTetap: string } | null;
}

/** A deleted row as its reader saw it, and what went with it. */
export interface BinnedRow {
  baris: Record<string, unknown>;
  bersama: readonly { label: string; jumlah: number }[];
}

/** A message in an answer: the code by which programs know it, the sentence in the reader's language, what is filled in. */
export interface ToldError {
  code: string;
  message: string;
  params?: Readonly<Record<string, unknown>>;
}

/** Body of a refusal; `errors` by field, `jadwal.0.mulai` for child rows. */
export interface RefusalBody extends ToldError {
  statusCode: number;
  errors?: Readonly<Record<string, ToldError>>;
}
