import { type Field, type ImportColumn, messages } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { type Cell, cellText, type DateOrder, ordersOf } from '../../documents/spreadsheet/cell.ts';
import type { RawRow } from '../../documents/spreadsheet/rawRow.ts';
import { HttpError, invalid } from '../../errors.ts';

/** Evidence of a column's date order: the first cell of each kind. */
type Evidence = Partial<Record<DateOrder | 'keduanya', string>>;

const without = ({ urutanTanggal: _, dasarUrutan: __, contohTanggal: ___, ...column }: ImportColumn): ImportColumn =>
  column;

/** Gathers from the rows of a file in which order the dates of each column stand: a column has one. */
export class DateOrders {
  readonly #dates: { at: number; found: Evidence }[];

  constructor(
    readonly columns: readonly ImportColumn[],
    fields: readonly { name: string; field: Pick<Field, 'kind'> }[],
  ) {
    const dates = new Set(
      fields.filter(({ field: { kind } }) => kind === 'date' || kind === 'datetime').map(({ name }) => name),
    );
    this.#dates = columns.flatMap(({ field }, at) => (field && dates.has(field) ? [{ at, found: {} }] : []));
  }

  see(rows: readonly RawRow[]): void {
    for (const { at, found } of this.#dates)
      for (const { cells } of rows) {
        const cell: Cell | undefined = cells[at];
        const order = ordersOf(cell);
        if (order) found[order] ??= cellText(cell).trim();
      }
  }

  /**
   * The columns with the order of their dates, as far as the rows that were seen tell it: those of the column, else those
   * of the file's other columns where they agree.
   */
  settled(): ImportColumn[] {
    const found = new Map(this.#dates.map(({ at, found: evidence }) => [at, evidence]));
    const elsewhere = { hari: this.#some('hari'), bulan: this.#some('bulan') };
    return this.columns.map((column, at) => {
      const evidence = found.get(at);
      return evidence ? ordered(column, evidence, elsewhere) : without(column);
    });
  }

  #some(order: DateOrder): string | undefined {
    return this.#dates.map(({ found }) => found[order]).find(example => example !== undefined);
  }
}

function ordered(column: ImportColumn, { hari, bulan, keduanya }: Evidence, elsewhere: Evidence): ImportColumn {
  const example = bulan ?? keduanya;
  if (example === undefined) return without(column);
  const ownTells = hari !== undefined || bulan !== undefined;
  const told = ownTells ? { hari, bulan } : elsewhere;
  if (told.bulan !== undefined && told.hari === undefined)
    return { ...column, urutanTanggal: 'bulan', dasarUrutan: 'berkas', contohTanggal: told.bulan };
  if (told.hari !== undefined && told.bulan === undefined) return without(column);
  // A person's word holds where the file says nothing, and what it is about stays in sight.
  if (column.dasarUrutan === 'pilihan') return { ...column, contohTanggal: example };
  return { ...column, urutanTanggal: 'hari', dasarUrutan: 'tanya', contohTanggal: example };
}

/** True if two sets of columns read rows in the same way. */
export const sameOrders = (a: readonly ImportColumn[], b: readonly ImportColumn[]): boolean =>
  a.every(({ urutanTanggal = 'hari' }, i) => urutanTanggal === (b[i]?.urutanTanggal ?? 'hari'));

/** Columns of a file whose rows are all at hand; where nothing tells, days stand first as templates say. */
export function withDateOrders(
  columns: readonly ImportColumn[],
  fields: readonly { name: string; field: Pick<Field, 'kind'> }[],
  rows: readonly RawRow[],
): ImportColumn[] {
  const orders = new DateOrders(columns, fields);
  orders.see(rows);
  return orders.settled();
}

/**
 * The columns with the orders that a person chose, by their headings.
 * @throws HttpError 422 for an unknown heading or order
 */
export function applyOrders(columns: readonly ImportColumn[], chosen: unknown): ImportColumn[] {
  if (chosen === undefined) return [...columns];
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen))
    throw invalid({ urutanTanggal: messages.wrongType });
  const wanted = new Map<string, unknown>(Object.entries(chosen));
  for (const [judul, order] of wanted) {
    if (!columns.some(column => column.judul === judul))
      throw invalid({ urutanTanggal: refusals.imports.noSuchHeading({ judul }) });
    if (order !== 'hari' && order !== 'bulan') throw invalid({ urutanTanggal: messages.choice });
  }
  return columns.map(column => {
    const order = wanted.get(column.judul);
    return order === 'hari' || order === 'bulan'
      ? { ...column, urutanTanggal: order, dasarUrutan: 'pilihan' as const }
      : column;
  });
}

/** @throws HttpError 422 while nobody has said how a column's dates are read */
export function mustKnowOrders(columns: readonly ImportColumn[]): void {
  const asked = columns.filter(({ dasarUrutan }) => dasarUrutan === 'tanya');
  if (!asked.length) return;
  const named = asked.map(({ judul, contohTanggal }) => `"${judul}" (misalnya ${contohTanggal})`).join(', ');
  const message = refusals.imports.chooseDateOrder({ columns: named });
  throw new HttpError(422, message, { urutanTanggal: message });
}
