import type { FastifyReply } from 'fastify';
import { messages, uuid } from '../../../resources/kit/index.ts';
import type { Skema } from '../../../resources/pertukaran/masaStudi.ts';
import { pertukaranRefusals } from '../../../resources/pertukaran/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { sendLists } from '../../platform/documents/letters/index.ts';
import { type Cell, cellText } from '../../platform/documents/spreadsheet/cell.ts';
import type { ColumnKind } from '../../platform/documents/spreadsheet/write.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { fileName, sendSheets } from '../../platform/engine/export/send.ts';
import { badRequest, invalid } from '../../platform/errors.ts';
import { type StudyPeriod, studyPeriod, studyProgrammeName } from './inbound/windows.ts';

/** Reports of the exchange, both ways (docs/domain/50 §4 "Reports"): of a study period, as JSON, XLSX and PDF. */

export type Query = Readonly<Record<string, unknown>>;
export type Column = readonly [name: string, heading: string, kind: ColumnKind];
export type Line = Readonly<Record<string, Cell>>;

/** A table of a report, with its columns in order. */
interface ReportTable {
  name: string;
  columns: readonly Column[];
  rows: readonly Line[];
}

export interface Report {
  title: string;
  /** Filters, printed with the report. */
  filters: readonly (readonly [string, string])[];
  tables: readonly [ReportTable, ...ReportTable[]];
}

/** Rows that a report holds; one more is asked for, to tell that there are more. */
export const most = 5000;
const amount = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const optionalId = (value: unknown): string | null => {
  if (value === undefined || value === '') return null;
  if (!uuid.safeParse(value).success) throw badRequest(messages.badFilter);
  return String(value);
};

/** Scope and filters of a report. */
export interface Narrowed {
  period: StudyPeriod;
  prodi: string | null;
  filters: Report['filters'];
}

/**
 * The study period and study programme that a report is asked for.
 * @throws HttpError 400, 404 where the scheme has no such study period, 422 without one
 */
export async function narrowed({ db }: Engine, query: Query, skema: Skema): Promise<Narrowed> {
  const id = optionalId(query.idMasaStudi);
  if (!id) throw invalid({ idMasaStudi: messages.required });
  const period = await studyPeriod(db, id, skema);
  const prodi = optionalId(query.idProgramProdi);
  const named = prodi ? await studyProgrammeName(db, prodi) : undefined;
  const filters: (readonly [string, string])[] = [
    ['Masa studi', period.nama],
    ...(named ? [['Program studi', named.nama] as const] : []),
  ];
  return { period, prodi, filters };
}

/** @throws HttpError 422 pertukaranRefusals.persempit */
export function mustBeFew(rows: readonly unknown[]): void {
  if (rows.length > most) throw invalid({}, pertukaranRefusals.persempit);
}

/**
 * Lines added up by one column, the sum of all last.
 * @param sums columns that are added
 */
export function recapOf<K extends string, S extends string>(
  lines: readonly (Readonly<Record<K, string>> & Readonly<Record<S, number>>)[],
  key: K,
  sums: readonly S[],
): Line[] {
  const added = (name: string, own: typeof lines): Line => ({
    [key]: name,
    jumlah: own.length,
    ...Object.fromEntries(sums.map(sum => [sum, own.reduce((total, line) => total + line[sum], 0)])),
  });
  const names = [...new Set(lines.map(line => line[key]))].toSorted();
  return [
    ...names.map(name =>
      added(
        name,
        lines.filter(line => line[key] === name),
      ),
    ),
    added('Jumlah', lines),
  ];
}

const printed = (cell: Cell | undefined, kind: ColumnKind): string =>
  typeof cell === 'number' && kind === 'decimal' ? amount.format(cell) : cellText(cell);

/** Characters that a column of text may have on one line; longer ones share the room that is left. */
const oneLine = 14;

/** True if a column of a printed report wraps its lines; at full width it would not fit on the page. */
const isLong = ([name, , kind]: Column, rows: ReportTable['rows']): boolean =>
  kind === 'text' && rows.some(row => printed(row[name], kind).length > oneLine);

const tableOf = ({ columns, rows }: ReportTable) => ({
  tabel: {
    kolom: columns.map(([, heading]) => heading),
    baris: rows.map(row => columns.map(([name, , kind]) => printed(row[name], kind))),
    lebar: columns.map(column => (isLong(column, rows) ? ('*' as const) : ('auto' as const))),
  },
  kanan: columns.flatMap(([, , kind], i) => (kind === 'text' ? [] : [i])),
});

/**
 * Answers a report `?format=json|xlsx|pdf`.
 * @throws HttpError 400, 429, and whatever making it does
 */
export async function sendReport(
  engine: Engine,
  caller: Caller,
  query: Query,
  reply: FastifyReply,
  make: () => Promise<Report>,
): Promise<unknown> {
  const format = query.format ?? 'json';
  if (format !== 'json' && format !== 'xlsx' && format !== 'pdf') throw badRequest(pertukaranRefusals.format);
  const { title, filters, tables } = await make();
  if (format === 'json')
    return reply.send({
      judul: title,
      tabel: tables.map(({ name, columns, rows }) => ({
        nama: name,
        kolom: columns.map(([kode, judul, jenis]) => ({ kode, judul, jenis })),
        baris: rows,
      })),
    });
  if (format === 'xlsx')
    return sendSheets(
      reply,
      'xlsx',
      fileName(title, 'xlsx'),
      tables.map(({ name, columns, rows }) => ({
        name,
        columns: columns.map(([, heading, kind]) => ({ heading, kind })),
        rows: [rows.map(row => columns.map(([key]) => row[key] ?? null))],
      })),
    );
  const [first, ...others] = tables;
  return sendLists(engine, caller, reply, title, () => [
    {
      judul: title.toUpperCase(),
      rincian: filters,
      ...tableOf(first),
      bagian: others.map(table => ({ judul: table.name, ...tableOf(table) })),
      tanggal: engine.now(),
      landscape: true,
    },
  ]);
}
