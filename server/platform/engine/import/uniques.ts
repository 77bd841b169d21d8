import {
  type FieldErrors,
  type Message,
  messages,
  type Resource,
  term,
  type UniqueSet,
  withWords,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { column } from '../../database/columns.ts';
import type { DbRow, RowData } from '../../database/db.ts';
import type { Engine } from '../context.ts';
import { wordsOfRow } from '../rowWords.ts';
import type { Draft } from './draft.ts';
import { type KeyedRow, keyText, rowsByKey } from './keyQuery.ts';
import { type JudgedRow, refuse } from './types.ts';

/** A row under judgement with what it came from. */
export interface Judging {
  draft: Draft;
  before: RowData | undefined;
  row: JudgedRow;
}

/** A stored row that has a key, and the state that decides whether it counts. */
interface Found extends DbRow {
  id: string;
  keadaan: unknown;
}

/** Checks the unique sets of a resource: within the file, over all batches, and against the stored rows. */
export class UniqueCheck {
  readonly #sets: readonly UniqueSet[];
  /** Row of the file that took a key first, by set. */
  readonly #seen = new Map<UniqueSet, Map<string, number>>();

  constructor(
    readonly engine: Engine,
    readonly r: Resource,
  ) {
    const own = r.unique.filter(([fields]) => fields.every(name => !r.fields[name]?.template));
    this.#sets = r.id === 'uuid' ? own : [[['id'], messages.unique({ label: term(r.id.label) })], ...own];
  }

  /** Error for a key that belongs to a row which the caller may not see. */
  taken(fields: readonly string[]): FieldErrors {
    const set = this.#sets.find(([names]) => names.join() === fields.join());
    return { [this.#blamed(fields)]: set?.[1] ?? messages.unique({ label: term('Data') }) };
  }

  /** The field that a person would change: the first of the set that is not a reference. */
  #blamed(fields: readonly string[]): string {
    return fields.find(name => this.r.fields[name]?.kind !== 'ref') ?? fields[0] ?? 'root';
  }

  async check(rows: readonly Judging[]): Promise<void> {
    for (const set of this.#sets) await this.#checkSet(set, rows);
  }

  async #checkSet(set: UniqueSet, rows: readonly Judging[]): Promise<void> {
    const [fields, message, except] = set;
    const counts = (state: unknown) => !except?.notIn.includes(String(state));
    const seen = this.#seen.get(set) ?? new Map<string, number>();
    this.#seen.set(set, seen);
    const asked: KeyedRow[] = [];
    for (const [n, { draft, before, row }] of rows.entries()) {
      if (row.status === 'salah' && !row.id && !Object.keys(row.nilai).length) continue;
      const key = fields.map(name => futureValue(name, before, row, draft));
      // One empty field is no value; several together count even when some are empty (see constraints in tables.ts).
      if (fields.length === 1 ? key[0] === null : key.every(value => value === null)) continue;
      if (except && !counts(futureValue(except.field, before, row, draft))) continue;
      const text = keyText(key);
      const first = seen.get(text);
      if (first !== undefined) refuse(row, { [this.#blamed(fields)]: refusals.cell.sameAsRow({ n: first }) });
      else seen.set(text, row.nomor);
      if (row.status !== 'salah' && (!before || fields.some(name => name in row.nilai))) asked.push({ n, key });
    }
    if (!asked.length) return;
    const { db, registry } = this.engine;
    const sentence = (n: number): Message => {
      const key = asked.find(one => one.n === n)?.key ?? [];
      return withWords(
        message,
        wordsOfRow(this.r.fields, fields, Object.fromEntries(fields.map((name, i) => [name, key[i]]))),
      );
    };
    const select = `t.id, ${except ? `t.${column(except.field)}` : 'null'} as keadaan`;
    for (const { n, id, keadaan } of await rowsByKey<Found>(db, registry, this.r, fields, asked, select)) {
      const row = rows[n]?.row;
      if (row && row.id !== id && counts(keadaan)) refuse(row, { [this.#blamed(fields)]: sentence(n) });
    }
  }
}

/** Value of a field as the row will have it. */
function futureValue(name: string, before: RowData | undefined, row: JudgedRow, draft: Draft): unknown {
  if (name in row.nilai) return row.nilai[name] ?? null;
  return (before ? before[name] : draft.given[name]) ?? null;
}
