import type { PivotForm, PivotQuestion, PivotShare } from './pivot.ts';

/** A report that comes with the product: a question with the definition of its figure and where that stands. */
export interface ReadyReport {
  /** In addresses. */
  readonly name: string;
  readonly title: string;
  /** Definition shown with the report: which rows count, and which do not. */
  readonly about: string;
  /** The rule that asks for it, or by which it is counted: a regulation, or a rule of the campus and where it is set. */
  readonly source: string;
  /** Whose rows are counted. */
  readonly resource: string;
  readonly question: PivotQuestion;
}

/** A page of figures that are no count of rows, offered beside the reports that come with the product. */
export interface ReportPage extends Pick<ReadyReport, 'name' | 'title' | 'about' | 'source'> {
  /** Path of the screen that shows them. */
  readonly screen: string;
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
