import { v7 as uuidv7 } from 'uuid';
import {
  type FieldOf,
  type Message,
  matchesFilter,
  type Resource,
  storedText,
  templateNames,
} from '../../../../resources/kit/index.ts';
import type { RowData } from '../../database/db.ts';
import { codeField } from './columns.ts';
import type { Candidate } from './references.ts';
import { sameWords } from './sameWords.ts';
import { type JudgedRow, refuse } from './types.ts';

/** A row that the file makes, with what its cells call it. */
interface Made {
  row: JudgedRow;
  candidate: Candidate;
}

/**
 * New rows of a file to which rows below them may refer: a department and the study programmes in it come in one file.
 * Such a row gets its id in the dry run, so that those below can name it.
 */
export class SameFile {
  readonly #byName = new Map<string, Made[]>();
  readonly #names: readonly string[];
  readonly #code: string | undefined;

  /** @param fields references of the resource to itself that the file fills */
  constructor(
    readonly r: Resource,
    readonly fields: readonly string[],
  ) {
    this.#code = codeField(r);
    const [label, ...more] = templateNames(r.representation);
    const written = [this.#code, ...r.foundBy, more.length ? undefined : label];
    this.#names = [...new Set(written.flatMap(name => (name !== undefined && name in r.fields ? [name] : [])))];
  }

  /** True if rows of this resource can refer to each other in the file. */
  get wanted(): boolean {
    return this.fields.length > 0 && this.r.id === 'uuid';
  }

  /** Makes a new row known to those below it. */
  add(row: JudgedRow): void {
    if (!this.wanted || row.status !== 'baru') return;
    const id = uuidv7();
    row.nilai.id = id;
    const names = this.#names.flatMap(name => (typeof row.nilai[name] === 'string' ? [row.nilai[name]] : []));
    const candidate: Candidate = { id, label: names.at(-1) ?? '', kode: names[0] ?? null, juga: names, boleh: true };
    for (const name of new Set(names.map(sameWords)))
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), { row, candidate }]);
  }

  /** The one row above that words mean and that a reference allows; undefined where there is none, or several. */
  find(word: string, { to, only = {} }: FieldOf<'ref'>): Candidate | undefined {
    if (to !== this.r.name) return undefined;
    const spelt = this.#code === undefined ? undefined : this.r.fields[this.#code];
    const keys = [word, ...(spelt?.kind === 'text' ? [storedText(spelt, word)] : [])].map(sameWords);
    const found = new Set(keys.flatMap(key => this.#byName.get(key) ?? []));
    const allowed = [...found].filter(({ row }) => isAllowed(row.nilai, only));
    return allowed.length === 1 ? allowed[0]?.candidate : undefined;
  }

  /** Refuses rows that refer to one which will not be made, and forgets those; `says` is the reason by field. */
  settle(rows: readonly JudgedRow[], says: (field: string) => Message): void {
    if (!this.wanted) return;
    const made = [...this.#byName.values()].flat();
    const gone = new Set(made.flatMap(({ row }) => (row.status === 'salah' ? [row.nilai.id] : [])));
    for (const row of rows) {
      for (const field of this.fields) {
        const id = row.nilai[field];
        if (id == null || !gone.has(id) || row.status === 'salah') continue;
        refuse(row, { [field]: says(field) });
        gone.add(row.nilai.id);
      }
    }
    for (const [name, list] of this.#byName)
      this.#byName.set(
        name,
        list.filter(({ row }) => row.status !== 'salah'),
      );
  }
}

/** As `onlySql` asks it of stored rows; what would need another table is not allowed. */
function isAllowed(row: RowData, only: NonNullable<FieldOf<'ref'>['only']>): boolean {
  return Object.entries(only).every(([name, wanted]) => {
    if (typeof wanted === 'object' && 'filled' in wanted) return row[name] != null;
    if (typeof wanted === 'object' && 'kode' in wanted) return false;
    return matchesFilter(row, { [name]: wanted });
  });
}
