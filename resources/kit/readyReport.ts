import type { PivotForm, PivotQuestion, PivotShare } from './pivot.ts';

/** A report that comes with the product: a question with the definition of its figure and where that stands. */
export interface ReadyReport {
  /** In addresses. */
  readonly name: string;
  readonly title: string;
  /** Definition shown with the report: which rows count, and which do not. */
  readonly about: string;
  /** The rule that asks for it; undefined for one that no rule asks for. */
  readonly source?: string;
  /** Whose rows are counted. */
  readonly resource: string;
  readonly question: PivotQuestion;
}

interface Short extends Omit<ReadyReport, 'question'> {
  readonly baris: readonly string[];
  readonly kolom?: readonly string[];
  readonly nilai?: readonly string[];
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly bentuk?: PivotForm;
  readonly porsi?: PivotShare;
}

/** Declares a ready-made report. */
export const readyReport = ({
  baris,
  kolom = [],
  nilai = ['jumlah'],
  filter = {},
  bentuk = 'tabel',
  porsi = 'angka',
  ...report
}: Short): ReadyReport => ({ ...report, question: { baris, kolom, nilai, filter, bentuk, porsi } });
