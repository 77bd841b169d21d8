import {
  digitsOf,
  type FieldOf,
  hasSpelling,
  inSentence,
  type Message,
  messages,
  type Resource,
  storedText,
  term,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { column, labelSql, tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import { isUuid } from '../../database/ids.ts';
import type { Engine } from '../context.ts';
import { onlySql } from '../only.ts';
import { CellError } from './cells.ts';
import { codeField } from './columns.ts';
import type { Parent } from './parents.ts';
import { isSamePlace, sameWords } from './sameWords.ts';
import { padded, withZeros } from './zeros.ts';

/** A row that words may mean. */
export interface Candidate extends DbRow {
  id: string;
  label: string;
  /** Its code, when it has one. */
  kode: string | null;
  /** Other names by which people find it (`foundBy`). */
  juga: readonly string[];
  /** Satisfies the field's `only`. */
  boleh: boolean;
}

type Reference = FieldOf<'ref'> | FieldOf<'refs'>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** As people write a code or a name: an index answers these, not a comparison without case. */
const inCases = (text: string): string[] => [
  text,
  text.toUpperCase(),
  text.toLowerCase(),
  text.split(/\s+/).map(capital).join(' '),
];

/**
 * Finds the rows that the words of one reference field mean: by id or code first (an index each), then by what else
 * people name them by (`foundBy`), and only what is left by what the reference shows. Everything of a batch is asked for at once and remembered for the next batch.
 */
export class ReferenceFinder {
  readonly #target: Resource;
  readonly #code: string | undefined;
  /** Containing rows named by the row itself: field of the row, and of the target. */
  readonly #depends: readonly Parent[];
  /** Containing rows named by other columns, and the candidate's own words for them, as SQL. */
  readonly #tells: readonly (Parent & { words: string })[];
  readonly #byWords = new Map<string, Candidate[]>();

  constructor(
    readonly engine: Engine,
    readonly caller: Caller,
    readonly label: string,
    readonly field: Reference,
    parents: readonly Parent[],
  ) {
    const { registry } = engine;
    this.#target = registry.get(field.to);
    this.#code = codeField(this.#target);
    this.#depends = parents.filter(({ told }) => !told);
    this.#tells = parents.flatMap(parent => {
      const reference = this.#target.fields[parent.theirs];
      if (!parent.told || reference?.kind !== 'ref') return [];
      const of = registry.get(reference.to);
      const code = codeField(of);
      const names = [labelSql(of, 'n', registry), 'n.id', ...(code && code !== 'id' ? [`n.${column(code)}`] : [])];
      const array = `array[${names.map(name => `(${name})::text`).join(', ')}]`;
      return [
        { ...parent, words: `(select ${array} from ${tableName(of)} n where n.id = t.${column(parent.theirs)})` },
      ];
    });
  }

  /** Fields of the row that name its containing rows. */
  get depends(): string[] {
    return this.#depends.map(({ ours }) => ours);
  }

  /** Looks up all words that are not known yet. */
  async load(words: Iterable<string>): Promise<void> {
    const unknown = new Map<string, string>();
    for (const word of words) if (!this.#byWords.has(sameWords(word))) unknown.set(sameWords(word), word);
    if (!unknown.size) return;
    for (const key of unknown.keys()) this.#byWords.set(key, []);
    const spellings = this.#spellings(unknown);
    const add = (name: string, row: Candidate) => {
      for (const key of spellings.get(sameWords(name)) ?? []) this.#add(key, row);
    };
    for (const row of await this.#byCode([...unknown.values()]))
      for (const name of [row.id, row.kode]) add(name ?? '', row);
    const uncoded = [...unknown].filter(([key]) => !this.#byWords.get(key)?.length).map(([, word]) => word);
    for (const row of await this.#byOther(uncoded)) for (const name of row.juga) add(name, row);
    const unlabelled = [...unknown.keys()].filter(key => !this.#byWords.get(key)?.length);
    if (!unlabelled.length) return;
    for (const row of await this.#byLabel(unlabelled)) this.#add(sameWords(row.label), row);
    await this.#withZeros(unknown);
  }

  /** A code that a spreadsheet took for a number is found with the zeros that it lost. */
  async #withZeros(unknown: ReadonlyMap<string, string>): Promise<void> {
    const left = [...unknown.keys()].filter(key => !this.#byWords.get(key)?.length);
    const whole = new Map(left.flatMap(key => padded(key).map(one => [one, key] as const)));
    if (!whole.size || !this.#code) return;
    for (const row of await this.#byCode([...whole.keys()])) this.#add(whole.get(row.kode ?? '') ?? '', row);
  }

  /** A word as the fields by which rows are found would store it: a NIP without its spaces, a NIDN with its zeros. */
  #spelt(word: string): string[] {
    const { fields, foundBy } = this.#target;
    return [...(this.#code ? [this.#code] : []), ...foundBy].flatMap(name => {
      const field = fields[name];
      if (!hasSpelling(field)) return [];
      const whole = withZeros(field, word);
      return [storedText(field, word), ...(whole === undefined ? [] : [whole])];
    });
  }

  /** Keys of the words by each way in which a row's name may answer them. */
  #spellings(unknown: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
    const known = new Map<string, string[]>();
    for (const [key, word] of unknown)
      for (const name of new Set([key, ...this.#spelt(word).map(sameWords)]))
        known.set(name, [...(known.get(name) ?? []), key]);
    return known;
  }

  /** True if a word is one of a row's names. */
  names(word: string, row: Candidate): boolean {
    const names = new Set([row.label, row.kode ?? '', row.id, ...row.juga].map(sameWords));
    return [word, ...this.#spelt(word)].some(one => names.has(sameWords(one)));
  }

  /** The code or number by which a row was found, where the words lack its first zeros. */
  lacked(word: string, row: Candidate): string | undefined {
    const names = [row.kode, ...row.juga].filter(name => name !== null);
    const bare = digitsOf(word);
    return names.find(name => name !== bare && name.endsWith(bare) && /^0+$/.test(name.slice(0, -bare.length)));
  }

  #add(key: string, row: Candidate): void {
    const list = this.#byWords.get(key);
    if (list && !list.some(known => known.id === row.id)) list.push(row);
  }

  async #byCode(words: readonly string[]): Promise<Candidate[]> {
    const params: unknown[] = [];
    const bind = (value: unknown, type: string) => {
      params.push(value);
      return `$${params.length}::${type}`;
    };
    const ids = this.#target.id === 'uuid' ? words.filter(word => isUuid(word)) : words;
    const parts = ids.length ? [`t.id = any(${bind(ids, this.#target.id === 'uuid' ? 'uuid[]' : 'text[]')})`] : [];
    if (this.#code && this.#code !== 'id') {
      const spelt = words.flatMap(word => [word, ...this.#spelt(word)]);
      const cases = [...new Set(spelt.flatMap(word => [word, word.toUpperCase(), word.toLowerCase()]))];
      parts.push(`t.${column(this.#code)} = any(${bind(cases, 'text[]')})`);
    }
    return parts.length ? this.#query(`(${parts.join(' or ')})`, params) : [];
  }

  #byOther(words: readonly string[]): Promise<Candidate[]> {
    const { foundBy } = this.#target;
    if (!words.length || !foundBy.length) return Promise.resolve([]);
    const cases = [...new Set(words.flatMap(word => [...inCases(word.trim()), ...this.#spelt(word)]))];
    return this.#query(`(${foundBy.map(name => `t.${column(name)} = any($1::text[])`).join(' or ')})`, [cases]);
  }

  #byLabel(keys: readonly string[]): Promise<Candidate[]> {
    return this.#query(
      `lower(regexp_replace(btrim(${labelSql(this.#target, 't', this.engine.registry)}), '\\s+', ' ', 'g')) = any($1::text[])`,
      [keys],
    );
  }

  #query(where: string, params: unknown[]): Promise<Candidate[]> {
    const target = this.#target;
    const scope = this.engine.rowsOf(this.caller, target, 'reference', 't', params);
    const only = onlySql(this.engine.registry, this.field, params);
    const columns = [
      't.id',
      `${labelSql(target, 't', this.engine.registry)} as label`,
      `${this.#code ? `t.${column(this.#code)}::text` : 'null'} as kode`,
      `array_remove(array[${this.#target.foundBy.map(name => `t.${column(name)}`).join(', ')}]::text[], null) as juga`,
      `${only.length ? `coalesce(${only.join(' and ')}, false)` : 'true'} as boleh`,
      ...this.#depends.map(({ theirs }, i) => `${this.#valueOf(theirs)} as "d${i}"`),
      ...this.#tells.map(({ words }, i) => `${words} as "n${i}"`),
    ];
    return this.engine.db.query<Candidate>(
      `select ${columns.join(', ')} from ${tableName(target)} t where ${where}${scope === 'true' ? '' : ` and ${scope}`}`,
      params,
    );
  }

  /** A field of the rows in question, or of the row that child rows belong to. */
  #valueOf(name: string): string {
    const [link = '', inner] = name.split('.');
    const around = inner === undefined ? undefined : this.#target.rowsOf;
    if (!around || inner === undefined) return `t.${column(name)}`;
    const table = tableName(this.engine.registry.get(around.resource));
    return `(select a.${column(inner)} from ${table} a where a.id = t.${column(link)})`;
  }

  /**
   * The row that words mean, given what else the row says; words are the code, the id, or what the reference shows.
   * @param told words beside it that tell rows of one name apart
   */
  find(
    word: string,
    row: Readonly<Record<string, unknown>>,
    told: Readonly<Record<string, string>> = {},
  ): Candidate | CellError {
    const all = this.#byWords.get(sameWords(word)) ?? [];
    const allowed = all.filter(({ boleh }) => boleh);
    const wrong = messages.reference({ label: term(this.label) });
    if (!allowed.length) {
      const refused = all.length && this.field.kind === 'ref' ? this.field.onlyMessage : undefined;
      return new CellError(refused ?? wrong);
    }
    const [first, ...more] = this.#narrowed(allowed, row);
    if (!first) return new CellError(wrong);
    const fitting = this.#told([first, ...more], told);
    const [one, ...others] = fitting;
    if (!one) return new CellError(more.length ? this.#several(word, first) : this.#elsewhere(word, first, told));
    return others.length ? new CellError(this.#several(word, one)) : one;
  }

  /** Those that the words beside them mean. */
  #told(rows: readonly Candidate[], told: Readonly<Record<string, string>>): readonly Candidate[] {
    return rows.filter(candidate => this.#against(candidate, told) === undefined);
  }

  /** Further cells of the row that contradict the candidate. */
  #against(candidate: Candidate, told: Readonly<Record<string, string>>): Parent | undefined {
    return this.#tells.find(({ ours, open }, i) => {
      const words = Object.hasOwn(told, ours) ? told[ours] : undefined;
      const names = candidate[`n${i}`];
      if (words === undefined || (open && !Array.isArray(names))) return false;
      return !(Array.isArray(names) && names.some(name => isSamePlace(words, String(name))));
    });
  }

  #elsewhere(word: string, row: Candidate, told: Readonly<Record<string, string>>): Message {
    const { ours = '', theirs = '' } = this.#against(row, told) ?? {};
    const called = this.#target.fields[theirs]?.label ?? theirs;
    const label = term(this.label);
    return refusals.cell.elsewhere({ label, isi: word, tempat: term(called), nama: told[ours] ?? '' });
  }

  #several(word: string, one: Candidate | null): Message {
    const label = term(this.label);
    const at = (one?.juga ?? []).findIndex(name => sameWords(name) === sameWords(word));
    const name = this.#target.foundBy[at];
    if (name === undefined) return refusals.cell.severalNamed({ label, isi: word });
    const { fields } = this.#target;
    const code = this.#code === undefined ? undefined : fields[this.#code]?.label;
    const kolom = term(fields[name]?.label ?? name);
    return refusals.cell.severalBy({ label, kolom, isi: word, kode: term(code ? inSentence(code) : 'kodenya') });
  }

  /** Rows that the form would offer: those of one name are narrowed by the containing row. */
  #narrowed(rows: readonly Candidate[], row: Readonly<Record<string, unknown>>): readonly Candidate[] {
    return this.#depends.reduce((left: readonly Candidate[], { ours, strict, open }, i) => {
      const given = row[ours];
      if (given == null) return left;
      const fitting = left.filter(candidate => {
        const value = candidate[`d${i}`];
        return value === given || (open && value == null);
      });
      return strict || fitting.length ? fitting : left;
    }, rows);
  }
}
