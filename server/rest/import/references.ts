import { type FieldOf, inSentence, messages, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { column, labelSql, tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import type { Engine } from '../context.ts';
import { onlySql } from '../only.ts';
import { CellError } from './cells.ts';
import { codeField } from './columns.ts';
import { padded } from './zeros.ts';

/** A row that words may mean. */
export interface Candidate extends DbRow {
  id: string;
  label: string;
  /** Its code, when it has one. */
  kode: string | null;
  /** What else people name it by (`foundBy`). */
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

/** Words are compared without case and with single spaces. */
export const sameWords = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const uuidText = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Words of a place without what kind of place it is: "Kec. Junrejo", "JUNREJO". */
const placeWords = (text: string): string =>
  sameWords(text).replace(/^(?:kecamatan|kec\.?|kabupaten|kab\.?|kota) /, '');

/**
 * Finds the rows that the words of one reference field mean: by id or code first (an index each), then by what else
 * people name them by (`foundBy`), and only what is left by what the reference shows. Everything of a batch is asked for at once and remembered for the next batch.
 */
export class ReferenceFinder {
  readonly #target: Resource;
  readonly #code: string | undefined;
  readonly #depends: [ours: string, theirs: string][];
  /** What tells rows of one name apart: field of the row, and the words of the candidate, as SQL. */
  readonly #tells: { ours: string; words: string }[];
  readonly #byWords = new Map<string, Candidate[]>();

  constructor(
    readonly engine: Engine,
    readonly caller: Caller,
    readonly label: string,
    readonly field: Reference,
  ) {
    this.#target = engine.registry.get(field.to);
    this.#code = codeField(this.#target);
    this.#depends = Object.entries(field.dependsOn ?? {});
    this.#tells = Object.entries(field.kind === 'ref' ? (field.toldApart ?? {}) : {}).flatMap(([ours, theirs]) => {
      const reference = this.#target.fields[theirs];
      if (reference?.kind !== 'ref') return [];
      const of = engine.registry.get(reference.to);
      const label = labelSql(of, 'n', engine.registry);
      return [{ ours, words: `(select ${label} from ${tableName(of)} n where n.id = t.${column(theirs)})` }];
    });
  }

  /** Looks up all words that are not known yet. */
  async load(words: Iterable<string>): Promise<void> {
    const unknown = new Map<string, string>();
    for (const word of words) if (!this.#byWords.has(sameWords(word))) unknown.set(sameWords(word), word);
    if (!unknown.size) return;
    for (const key of unknown.keys()) this.#byWords.set(key, []);
    for (const row of await this.#byCode([...unknown.values()])) {
      for (const name of [row.id, row.kode ?? row.id]) this.#add(unknown, sameWords(name), row);
    }
    const uncoded = [...unknown].filter(([key]) => !this.#byWords.get(key)?.length).map(([, word]) => word);
    for (const row of await this.#byOther(uncoded))
      for (const name of row.juga) this.#add(unknown, sameWords(name), row);
    const unlabelled = [...unknown.keys()].filter(key => !this.#byWords.get(key)?.length);
    if (!unlabelled.length) return;
    for (const row of await this.#byLabel(unlabelled)) this.#add(unknown, sameWords(row.label), row);
    await this.#withZeros(unknown);
  }

  /** A code that a spreadsheet took for a number is found with the zeros that it lost. */
  async #withZeros(unknown: ReadonlyMap<string, string>): Promise<void> {
    const left = [...unknown.keys()].filter(key => !this.#byWords.get(key)?.length);
    const whole = new Map(left.flatMap(key => padded(key).map(one => [one, key] as const)));
    if (!whole.size || !this.#code) return;
    for (const row of await this.#byCode([...whole.keys()])) this.#add(unknown, whole.get(row.kode ?? '') ?? '', row);
  }

  /** Whether a row was found by a code whose first zeros the words lack. */
  lacked(word: string, row: Candidate): boolean {
    return padded(word).some(one => one === row.kode);
  }

  #add(wanted: ReadonlyMap<string, string>, key: string, row: Candidate): void {
    const list = this.#byWords.get(key);
    if (wanted.has(key) && list && !list.some(known => known.id === row.id)) list.push(row);
  }

  async #byCode(words: readonly string[]): Promise<Candidate[]> {
    const params: unknown[] = [];
    const bind = (value: unknown, type: string) => {
      params.push(value);
      return `$${params.length}::${type}`;
    };
    const ids = this.#target.id === 'uuid' ? words.filter(word => uuidText.test(word)) : words;
    const parts = ids.length ? [`t.id = any(${bind(ids, this.#target.id === 'uuid' ? 'uuid[]' : 'text[]')})`] : [];
    if (this.#code && this.#code !== 'id') {
      const cases = [...new Set(words.flatMap(word => [word, word.toUpperCase(), word.toLowerCase()]))];
      parts.push(`t.${column(this.#code)} = any(${bind(cases, 'text[]')})`);
    }
    return parts.length ? this.#query(`(${parts.join(' or ')})`, params) : [];
  }

  #byOther(words: readonly string[]): Promise<Candidate[]> {
    const { foundBy } = this.#target;
    if (!words.length || !foundBy.length) return Promise.resolve([]);
    const cases = [...new Set(words.map(word => word.trim()).flatMap(inCases))];
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
      ...this.#depends.map(([, theirs], i) => `${this.#valueOf(theirs)} as "d${i}"`),
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
    const wrong = messages.reference(this.label);
    if (!allowed.length) {
      const refused = all.length && this.field.kind === 'ref' ? this.field.onlyMessage : undefined;
      return new CellError(refused ?? wrong);
    }
    const narrowed = this.#narrowed(allowed, row);
    const [first, ...more] = narrowed.length > 1 ? this.#told(narrowed, told) : narrowed;
    if (!first) return new CellError(narrowed.length ? this.#several(word, narrowed[0] ?? null) : wrong);
    return more.length ? new CellError(this.#several(word, first)) : first;
  }

  /** Those of several of one name that the words beside it mean. */
  #told(rows: readonly Candidate[], told: Readonly<Record<string, string>>): readonly Candidate[] {
    const said = this.#tells.flatMap(({ ours }, i) => {
      const words = Object.hasOwn(told, ours) ? told[ours] : undefined;
      return words === undefined ? [] : [[`n${i}`, placeWords(words)] as const];
    });
    return rows.filter(candidate =>
      said.every(([name, words]) => {
        const label = candidate[name];
        return typeof label === 'string' && placeWords(label) === words;
      }),
    );
  }

  #several(word: string, one: Candidate | null): string {
    const at = (one?.juga ?? []).findIndex(name => sameWords(name) === sameWords(word));
    const name = this.#target.foundBy[at];
    if (name === undefined) return `Ada beberapa ${this.label} bernama "${word}". Tulis kodenya.`;
    const { fields } = this.#target;
    const code = this.#code === undefined ? undefined : fields[this.#code]?.label;
    return `Ada beberapa ${this.label} dengan ${fields[name]?.label ?? name} ${word}. Tulis ${code ? inSentence(code) : 'kodenya'}.`;
  }

  /** What the form would offer: villages of one name are told apart by their district, or by the wave of the row. */
  #narrowed(rows: readonly Candidate[], row: Readonly<Record<string, unknown>>): readonly Candidate[] {
    const given = this.#depends.map(([ours], i) => [`d${i}`, row[ours]] as const).filter(([, value]) => value != null);
    return rows.filter(candidate => given.every(([name, value]) => candidate[name] === value));
  }
}
