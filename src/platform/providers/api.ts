import type { DataProvider, RaRecord } from 'react-admin';
import type {
  AlikeRow,
  BinnedItem,
  BinnedRow,
  CitationFormat,
  ClosedStep,
  CopyPlan,
  Failure,
  HistoryEntry,
  ImportAnswer,
  ImportRow,
  ImportRowStatus,
  ManyStepPreview,
  MergePlan,
  Merging,
  Report,
  StepPreview,
  ToldMerging,
  Week,
} from '../../../resources/kit/index.ts';

/** Shapes that the server answers with (resources/kit/answers.ts). */
export type {
  Change,
  Failure,
  HistoryEntry,
  ImportAnswer,
  ImportRow,
  ImportRowStatus,
  ImportStatus,
  Report,
} from '../../../resources/kit/index.ts';

/**
 * Calls that the screens make beyond react-admin's nine (docs/api.md). `httpApi` implements them; the data provider
 * spreads that implementation, so `useCrudApi()` reaches it through react-admin's own error handling and a test
 * replaces it together with the data provider.
 */
export interface CrudApi {
  history(resource: string, id: string): Promise<HistoryEntry[]>;
  /** Puts a row back to what it was after an entry of its history. */
  restore(resource: string, id: string, body: { idRiwayat: string; version: number }): Promise<RaRecord>;
  /** Steps that would be refused on a row now, each with why. */
  closedSteps(resource: string, id: string): Promise<ClosedStep[]>;
  /** The findings before a step. */
  preview(resource: string, id: string, action: string): Promise<StepPreview>;
  /** The same of many: rows by id, or all that match a filter. */
  previewMany(
    resource: string,
    action: string,
    target: { ids: string[] } | { filter: Values },
  ): Promise<ManyStepPreview>;
  /** Deleted rows that the person may see, newest first. */
  binned(
    resource: string,
    query: { page: number; perPage: number; q: string; gabung?: boolean },
  ): Promise<{ data: BinnedItem[]; total: number }>;
  /** Content of a deleted row. */
  binnedRow(resource: string, id: string): Promise<BinnedRow>;
  /** Takes a deleted row back. */
  recover(resource: string, id: string): Promise<RaRecord>;
  /** Takes several deleted rows back; one that cannot come back is named. */
  recoverMany(resource: string, ids: readonly string[]): Promise<Report>;
  /** Preview of a copy: values of its form so far, and the resources whose rows are copied too. */
  copyPlan(resource: string, id: string, body: { nilai: Values; anak?: readonly string[] }): Promise<CopyPlan>;
  /** Preview of merging two rows. */
  mergePlan(resource: string, tetap: string, lebur: string): Promise<MergePlan>;
  merge(resource: string, body: MergeBody): Promise<Merging>;
  /** A merging as it is now. */
  merging(resource: string, id: string): Promise<Merging>;
  /** A page of all mergings of a resource. @param page from 1 */
  mergings(resource: string, page: number): Promise<{ jumlah: number; baris: ToldMerging[] }>;
  /** Takes a merging back. */
  unmerge(resource: string, id: string, catatan: string): Promise<Merging>;
  /** Rows like the one that is being typed. */
  alike(resource: string, typed: Readonly<Record<string, string>>): Promise<AlikeRow[]>;
  transition(resource: string, id: string, action: string, body: TransitionBody): Promise<RaRecord>;
  transitionMany(resource: string, ids: string[], action: string, body: TransitionBody): Promise<Report>;
  updateManyReport(resource: string, ids: string[], data: Values): Promise<Report>;
  /** Result that changing many rows would have; nothing is saved. */
  rehearse(resource: string, target: { ids: string[] } | { filter: Values }, data: Values): Promise<Report>;
  /** Result that deleting rows would have; nothing is deleted. */
  rehearseDeletion(resource: string, ids: string[]): Promise<Report>;
  deleteManyReport(resource: string, ids: string[]): Promise<Report>;
  updateByFilter(resource: string, filter: Values, data: Values): Promise<Report>;
  deleteByFilter(resource: string, filter: Values): Promise<Report>;
  /** New order of a sortable resource. */
  reorder(resource: string, ids: string[]): Promise<void>;
  /** Saves a spreadsheet to the person's disk. */
  download(resource: string, what: DownloadKind, params: DownloadParams): Promise<void>;
  /** Uploads one file of a file field; saving the row attaches it. */
  /** The weeks that a `week` field may name for the row that it is counted in. */
  weeks(resource: string, field: string, id: string): Promise<Week[]>;
  uploadFile(resource: string, field: string, file: File, onProgress: Progress): Promise<StoredFile>;
  /** Saves a stored file to the person's disk; files need the session's token, so a plain link would not do. */
  downloadFile(id: string, name: string): Promise<void>;
  importFile(resource: string, file: File, onProgress: Progress): Promise<ImportAnswer>;
  importGet(resource: string, id: string): Promise<ImportAnswer>;
  importMap(
    resource: string,
    id: string,
    body: {
      pemetaan: Record<string, string | null>;
      isian: Record<string, string>;
      urutanTanggal?: Record<string, 'hari' | 'bulan'>;
    },
  ): Promise<ImportAnswer>;
  importRows(resource: string, id: string, query: ImportRowsQuery): Promise<{ data: ImportRow[]; total: number }>;
  importApply(resource: string, id: string, body: { semuaAtauTidak: boolean }): Promise<ImportAnswer>;
  importUndo(resource: string, id: string): Promise<ImportAnswer & { gagal?: Failure[] }>;
}

/** The app's data provider: react-admin's nine calls and ours. */
export type CrudDataProvider = DataProvider & CrudApi;

/** Field values by name, as they travel in JSON. */
export type Values = Record<string, unknown>;
/** Called with 0..1 while a file travels. */
type Progress = (share: number) => void;

/** The note, the version, and what the step takes. */
interface TransitionBody extends Values {
  catatan?: string;
  version?: number;
}

interface MergeBody {
  idTetap: string;
  idLebur: string;
  versiTetap: number;
  versiLebur: number;
  ambil: readonly string[];
  catatan: string | null;
}

export interface StoredFile {
  id: string;
  namaAsli: string;
  ukuran: number;
}

export type DownloadKind = 'ekspor' | 'templat' | 'salah';
interface DownloadParams {
  format: 'xlsx' | 'csv' | CitationFormat;
  filter?: Values;
  sort?: readonly (readonly [field: string, order: string])[];
  kolom?: readonly string[];
  /** The import whose wrong rows are wanted (`salah`). */
  idImpor?: string;
}

interface ImportRowsQuery {
  status: ImportRowStatus;
  page: number;
  perPage: number;
}
