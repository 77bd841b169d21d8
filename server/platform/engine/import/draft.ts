import {
  type Field,
  type FieldErrors,
  type FieldOf,
  type ImportColumn,
  type Resource,
  term,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import type { RowData } from '../../database/db.ts';
import { isUuid } from '../../database/ids.ts';
import { type Cell, cellText, type DateOrder, isBlank, unusable } from '../../documents/spreadsheet/cell.ts';
import type { RawRow } from '../../documents/spreadsheet/rawRow.ts';
import type { Engine } from '../context.ts';
import { CellError, CellWords, emptyCell, readCell } from './cells.ts';
import { isReference, type ReadField, readFields } from './columns.ts';
import { headingsOf } from './headings.ts';
import { parentsOf } from './parents.ts';
import { type Candidate, ReferenceFinder } from './references.ts';
import { SameFile } from './sameFile.ts';
import { heard } from './typedValue.ts';
import { zerosSaid } from './zeros.ts';

/** A row as read: values by field, and what could not be read. */
export interface Draft {
  nomor: number;
  /** Only fields that the file has; null = emptied. */
  given: RowData;
  /** Values that only find the row: its id, a code that the server gives. */
  known: RowData;
  /** Words that tell rows of one name apart. */
  told: Record<string, string>;
  errors: FieldErrors;
  /** The reason why the entry is no row at all. */
  broken?: string;
  /** Corrections made in reading. */
  koreksi: Record<string, string>;
  /** Labels of the references, for the preview. */
  labels: Record<string, string>;
  /** Fields whose value is the one for all new rows, not one of the file. */
  filled: Set<string>;
  /** References that depend on fields the file lacks; they are resolved with the stored row. */
  later: ((stored: RowData) => void)[];
}

interface Source {
  name: string;
  field: Field;
  index: number;
  /** An empty cell says nothing of the field, instead of emptying it. */
  silent: boolean;
  /** Order of day and month in its dates. */
  order: DateOrder;
}

interface ReferenceSource {
  name: string;
  field: FieldOf<'ref'> | FieldOf<'refs'>;
  /** Its columns, that of the code first. */
  indexes: number[];
  finder: ReferenceFinder;
  /** New rows of the file that it may mean, where it refers to its own resource. */
  sameFile: SameFile | undefined;
  /** Depends on a field that the file has no column for. */
  late: boolean;
  silent: boolean;
}

type Read = Pick<ReadField, 'name' | 'field' | 'known' | 'tells'>;

/** Reads the cells of fields that say by themselves what they mean: all but references. */
export class PlainReader {
  readonly #sources: (Source & { known: boolean; tells: boolean })[];
  /** Column that says why an entry cannot be read. */
  readonly #broken: number;

  constructor(fields: readonly Read[], columns: readonly ImportColumn[]) {
    this.#sources = fields.flatMap(({ name, field, known = false, tells = false }) => {
      const index = columns.findIndex(column => column.field === name);
      if (index < 0 || isReference(field)) return [];
      const { pustaka = false, urutanTanggal: order = 'hari' } = columns[index] ?? {};
      return [{ name, field, index, known, tells, silent: pustaka, order }];
    });
    this.#broken = columns.findIndex(({ galat }) => galat);
  }

  /** Names of the fields that the file fills. */
  get fields(): string[] {
    return this.#sources.flatMap(({ name, tells }) => (tells ? [] : [name]));
  }

  read({ number, cells }: RawRow): Draft {
    const draft: Draft = {
      nomor: number,
      given: {},
      known: {},
      told: {},
      errors: {},
      koreksi: {},
      labels: {},
      later: [],
      filled: new Set(),
    };
    const broken = cells[this.#broken];
    if (!isBlank(broken)) draft.broken = cellText(broken);
    for (const { name, field, index, known, tells, silent, order } of this.#sources) {
      const { cell, said } = heard(cells[index] ?? null, field);
      const wrong = unusable(cell);
      if (wrong) {
        draft.errors[name] = wrong;
        continue;
      }
      if (said !== undefined) draft.koreksi[name] = said;
      if (tells) {
        if (!isBlank(cell)) draft.told[name] = cellText(cell);
        continue;
      }
      if (silent && isBlank(cell)) continue;
      const value = isBlank(cell) ? emptyCell(field) : readCell(cell, field, order);
      if (known) {
        if (value !== null) draft.known[name] = value instanceof CellError ? cellText(cell) : value;
      } else if (value instanceof CellError) draft.errors[name] = value.said;
      else if (value !== undefined) draft.given[name] = value;
    }
    return draft;
  }
}

/** Reads rows of cells into values: cells by their kind, references all at once. */
export class DraftReader {
  readonly #plain: PlainReader;
  readonly #references: ReferenceSource[] = [];
  /** New rows that those below them may name. */
  readonly sameFile: SameFile;
  /** Values for new rows where their cell is empty, by the column's index. */
  readonly #everywhere: readonly { name: string; field: Field | undefined; at: number; text: string }[];

  /** @param isian what new rows get where the file says nothing, by field */
  constructor(
    engine: Engine,
    caller: Caller,
    r: Resource,
    given: readonly ImportColumn[],
    isian: Readonly<Record<string, string>> = {},
  ) {
    const fields = readFields(r, caller, engine.registry);
    const more = Object.keys(isian).filter(name => given.every(({ field }) => field !== name));
    const columns = [...given, ...more.map((field): ImportColumn => ({ judul: field, field, pustaka: true }))];
    this.#everywhere = Object.entries(isian).map(([name, text]) => ({
      name,
      text,
      field: fields.find(field => field.name === name)?.field,
      at: columns.findIndex(({ field }) => field === name),
    }));
    const headings = headingsOf(r, fields, engine.registry);
    this.#plain = new PlainReader(fields, columns);
    for (const { name, field, label } of fields) {
      const at = columns.flatMap((column, index) =>
        column.field === name ? [{ index, code: headings.find(column.judul)?.code ?? false }] : [],
      );
      const indexes = at.sort((a, b) => Number(b.code) - Number(a.code)).map(({ index }) => index);
      if (indexes.length && isReference(field))
        this.#references.push({
          name,
          field,
          indexes,
          late: false,
          silent: indexes.every(index => columns[index]?.pustaka),
          sameFile: undefined,
          finder: new ReferenceFinder(engine, caller, label, field, parentsOf(engine.registry, r, field)),
        });
    }
    this.#references = inOrder(this.#references);
    // References that identify the row must be resolved before it.
    for (const source of this.#references)
      source.late = !r.key.includes(source.name) && source.finder.depends.some(name => !this.fields.includes(name));
    const own = this.#references.filter(
      ({ name, field }) => field.kind === 'ref' && field.to === r.name && !r.key.includes(name),
    );
    this.sameFile = new SameFile(
      r,
      own.map(({ name }) => name),
    );
    // They wait for the rows above to be judged.
    for (const source of own) {
      source.sameFile = this.sameFile;
      source.late = true;
    }
  }

  /** Names of the fields that the file fills. */
  get fields(): string[] {
    return [...this.#plain.fields, ...this.#references.map(({ name }) => name)];
  }

  /** A row with what all new ones get in the place of its empty cells. */
  #completed(row: RawRow): { row: RawRow; filled: Set<string> } {
    const filled = new Set<string>();
    if (!this.#everywhere.length) return { row, filled };
    const cells = [...row.cells];
    for (const { name, field, at, text } of this.#everywhere) {
      const cell = cells[at] ?? null;
      if (!isBlank(field ? heard(cell, field).cell : cell)) continue;
      cells[at] = text;
      filled.add(name);
    }
    return { row: { ...row, cells: Array.from(cells, cell => cell ?? null) }, filled };
  }

  async read(given: readonly RawRow[]): Promise<Draft[]> {
    const completed = given.map(row => this.#completed(row));
    const rows = completed.map(({ row }) => row);
    const drafts = completed.map(({ row, filled }) => ({ ...this.#plain.read(row), filled }));
    for (const source of this.#references) {
      const said = rows.map(({ cells }) => source.indexes.map(index => heard(cells[index] ?? null, source.field)));
      const words = said.map(columns => columns.map(({ cell }) => wordsIn(cell, source.field)));
      // The other column of a reference is only compared; it is searched when the first says nothing.
      await source.finder.load(new Set(words.flatMap(columns => columns.find(found => found.length) ?? [])));
      for (const [i, draft] of drafts.entries()) {
        const unreadable = (said[i] ?? []).map(({ cell }) => readFilled(cell, source.field));
        const empty = said[i]?.find(one => one.said !== undefined);
        if (empty?.said !== undefined && !(source.name in draft.koreksi)) draft.koreksi[source.name] = empty.said;
        const error = unreadable.find(one => one instanceof CellError);
        if (error instanceof CellError) draft.errors[source.name] = error.said;
        else if (source.silent && words[i]?.every(found => !found.length)) continue;
        else if (source.late) draft.later.push(stored => resolveReference(source, words[i] ?? [], draft, stored));
        else resolveReference(source, words[i] ?? [], draft);
      }
    }
    return drafts;
  }
}

/** Sorts pickers after the fields that they depend on. */
function inOrder(sources: readonly ReferenceSource[]): ReferenceSource[] {
  const depth = (source: ReferenceSource, most = 5): number => {
    const parents = sources.filter(({ name }) => source.finder.depends.includes(name));
    return parents.length && most ? 1 + Math.max(...parents.map(parent => depth(parent, most - 1))) : 0;
  };
  return [...sources].sort((a, b) => depth(a) - depth(b));
}

const readFilled = (cell: Cell | undefined, field: Field): unknown =>
  cell === undefined || isBlank(cell) ? undefined : readCell(cell, field);

function wordsIn(cell: Cell | undefined, field: Field): readonly string[] {
  const read = readFilled(cell, field);
  return read instanceof CellWords ? read.words : [];
}

function resolveReference(
  { name, field, finder, sameFile }: ReferenceSource,
  columns: readonly (readonly string[])[],
  draft: Draft,
  stored: RowData = {},
): void {
  const words = columns.find(found => found.length);
  if (!words) {
    draft.given[name] = emptyCell(field);
    return;
  }
  const found = words.map(word => {
    const stands = finder.find(word, { ...stored, ...draft.given }, draft.told);
    const above = stands instanceof CellError && field.kind === 'ref' ? sameFile?.find(word, field) : undefined;
    const one = above ?? stands;
    const whole = one instanceof CellError ? undefined : finder.lacked(word, one);
    if (whole !== undefined) draft.koreksi[name] = zerosSaid(word, whole);
    return one;
  });
  const wrong = found.find(one => one instanceof CellError);
  if (wrong) {
    draft.errors[name] = wrong.said;
    return;
  }
  const rows = found.filter((one): one is Candidate => !(one instanceof CellError));
  const [row] = rows;
  if (field.kind === 'ref') {
    draft.given[name] = row?.id;
    const said = columns.filter(other => other.length && other !== words).flat();
    if (row && said.some(word => !finder.names(word, row))) {
      draft.errors[name] = refusals.cell.otherName({ label: term(finder.label) });
    }
  } else draft.given[name] = [...new Set(rows.map(({ id }) => id))];
  draft.labels[name] = rows.map(({ label }) => label).join('; ');
}

/** The id that a draft names, where it is one. */
export const idIn = ({ known }: Draft): string | undefined => (isUuid(known.id) ? known.id.toLowerCase() : undefined);
