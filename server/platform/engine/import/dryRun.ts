import type { Extras } from '../../../../resources/kit/extras.ts';
import {
  coveredFields,
  coveredText,
  errorsByField,
  type FieldErrors,
  type ImportColumn,
  type Message,
  messages,
  notedIn,
  type Resource,
  term,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { keep, keepAll } from '../../access/keptSaid.ts';
import { forbiddenFields, mayDo } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import type { RawRow } from '../../documents/spreadsheet/rawRow.ts';
import { alikeToEach } from '../alike.ts';
import { ofResource } from '../builtOnce.ts';
import { nameChanges } from '../changeLabels.ts';
import { defaultsOf } from '../check.ts';
import type { Engine } from '../context.ts';
import { foldExtras } from '../extras/fold.ts';
import { weekErrors } from '../weeks.ts';
import { findAlike } from './alike.ts';
import { hasKey, idHeading } from './columns.ts';
import { type Draft, DraftReader } from './draft.ts';
import { type Existing, findExisting } from './existing.ts';
import { outOfReach } from './reach.ts';
import { rehearse } from './rehearse.ts';
import { type JudgedRow, refuse } from './types.ts';
import { UniqueCheck } from './uniques.ts';

/** New rows of a file that are compared with those that are there, together, and how long that may take. */
const mostCompared = 500;
const comparedAtOnce = 5;
const comparingMs = 300;

/**
 * The dry run: says of every row whether it is new, changed, the same or wrong, and why, by the rules of a single
 * write (schema, cross-field rule, references, uniques, role, row scope). It goes through the file a batch at a
 * time; each batch costs one query per reference field, one for the existing rows, one per unique set.
 */
export class DryRun {
  /** As it is declared; `wide` has the extra fields that the file may fill. */
  readonly r: Resource;
  readonly #reader: DraftReader;
  readonly #uniques: UniqueCheck;
  readonly #keyed: boolean;
  /** The file is a list of references. */
  readonly #listed: boolean;
  readonly #may: { create: boolean; update: boolean };
  readonly #defaults: RowData;
  #compared = 0;
  /** Milliseconds that comparing took so far. */
  #comparing = 0;

  constructor(
    readonly engine: Engine,
    readonly caller: Caller,
    wide: Resource,
    columns: readonly ImportColumn[],
    isian: Readonly<Record<string, string>> = {},
    readonly extras?: Extras,
  ) {
    const r = engine.registry.get(wide.name);
    this.r = r;
    this.#listed = columns.some(({ pustaka }) => pustaka);
    this.#reader = new DraftReader(engine, caller, wide, columns, isian);
    this.#uniques = new UniqueCheck(engine, r);
    this.#keyed = r.key.length > 0 && hasKey(r, this.#reader.fields);
    this.#may = { create: mayDo(caller, r, 'create'), update: mayDo(caller, r, 'update') };
    this.#defaults = defaultsOf(r);
  }

  async judge(rows: readonly RawRow[]): Promise<JudgedRow[]> {
    const drafts = await this.#reader.read(rows);
    const existing = await findExisting(this.engine, this.caller, this.r, drafts, this.#keyed);
    if (this.#listed) await findAlike(this.engine, this.caller, this.r, drafts, existing);
    const judged = drafts.map(draft => {
      const found = draft.broken === undefined ? existing.get(draft) : undefined;
      for (const find of draft.later) find(found?.row ?? {});
      foldExtras(this.r, this.extras, this.caller, draft, found?.row);
      const row = found ? this.#changed(draft, found) : this.#created(draft);
      this.#reader.sameFile.add(row);
      if (Object.keys(draft.koreksi).length) row.koreksi = draft.koreksi;
      return { draft, before: found?.row, row };
    });
    await outOfReach(this.engine, this.caller, this.r, judged);
    await this.#checkWeeks(judged);
    await this.#uniques.check(judged);
    const all = judged.map(({ row }) => row);
    await this.#likeness(all);
    await rehearse(this.engine, this.caller, this.r, all);
    this.#reader.sameFile.settle(all, name => messages.reference({ label: term(this.r.fields[name]?.label ?? name) }));
    await nameChanges(
      this.engine,
      all.map(({ perubahan }) => ({ resource: this.r, perubahan })),
    );
    return all;
  }

  async #checkWeeks(judged: readonly { before: RowData | undefined; row: JudgedRow }[]): Promise<void> {
    const { engine, r } = this;
    const whole = judged.map(({ before, row }) => ({ ...before, ...row.nilai }));
    for (const [i, errors] of (await weekErrors(engine, engine.db, r, whole)).entries()) {
      const row = judged[i]?.row;
      if (row && row.status !== 'sama' && Object.keys(errors).length) refuse(row, errors);
    }
  }

  /**
   * New rows that look like one that is there are doubtful: the first ones of a file are compared, as many as time allows. Among
   * 100,000 students a name takes 10 to 30 ms.
   */
  async #likeness(rows: readonly JudgedRow[]): Promise<void> {
    const made = rows.filter(({ status }) => status === 'baru').slice(0, mostCompared - this.#compared);
    for (let at = 0; at < made.length && this.#comparing < comparingMs; at += comparedAtOnce) {
      const begun = performance.now();
      const some = made.slice(at, at + comparedAtOnce);
      this.#compared += some.length;
      await this.#compare(some);
      this.#comparing += performance.now() - begun;
    }
  }

  async #compare(made: readonly JudgedRow[]): Promise<void> {
    const like = await alikeToEach(
      this.engine,
      this.caller,
      this.r,
      made.map(({ nilai }) => nilai),
    );
    for (const [i, { nama, beside, sama }] of like) {
      const row = made[i];
      const kolom = sama[0];
      if (!row || !kolom) continue;
      const pesan = keep(refusals.imports.alike({ nama, samping: beside && beside !== nama ? beside : '' }));
      row.peringatan = [...(row.peringatan ?? []), { kolom, pesan }];
    }
  }

  #created(draft: Draft): JudgedRow {
    addParts(this.r, draft, {});
    const row: JudgedRow = {
      nomor: draft.nomor,
      status: 'baru',
      nilai: {},
      pesan: keepAll(draft.errors),
      perubahan: {},
    };
    if (draft.broken !== undefined) return refuse({ ...row, pesan: {} }, { root: draft.broken });
    const unknown = Object.keys(draft.known)[0];
    if (unknown) return refuse(row, { [unknown]: notThere(this.r, unknown, draft.known[unknown]) });
    if (!this.#may.create) return refuse(row, { root: messages.forbidden });
    const input: RowData = {};
    for (const [name, value] of Object.entries(draft.given))
      if (value !== null && !(name in draft.errors)) input[name] = value;
    const parsed = this.engine.createSchemaOf(this.r).safeParse(input);
    const refused = forbiddenFields(this.caller, this.r, Object.keys(input));
    if (!parsed.success) return refuse(row, { ...errorsByField(parsed.error), ...refused, ...draft.errors });
    refuse(row, { ...refused, ...draft.errors });
    row.nilai = withDefaults(parsed.data, this.#defaults);
    return this.#completed(row, row.nilai, row.nilai);
  }

  #changed(draft: Draft, { row: before, readable, writable }: Existing): JudgedRow {
    const row: JudgedRow = { nomor: draft.nomor, status: 'berubah', nilai: {}, pesan: {}, perubahan: {} };
    if (!readable) return refuse(row, this.#uniques.taken(this.r.key));
    row.id = String(before.id);
    row.versi = Number(before.version);
    addParts(this.r, draft, before);
    const candidate: RowData = {};
    for (const [name, value] of Object.entries(draft.given)) {
      // Child rows, and what all new rows get, are for rows that are made.
      if (draft.filled.has(name) || this.r.fields[name]?.kind === 'rows') continue;
      if (!(name in draft.errors) && !sameValue(this.r, name, before[name], value)) candidate[name] = value;
    }
    delete candidate.id;
    // A list of references names works that others keep, and such as are decided on: there they are.
    if (this.#listed && !writable && !Object.keys(draft.errors).length) return { ...row, status: 'sama' };
    const parsed = this.engine.updateSchemaOf(this.r).safeParse(candidate);
    if (!parsed.success) return refuse(row, { ...errorsByField(parsed.error), ...draft.errors });
    for (const [name, value] of Object.entries(parsed.data))
      if (!sameValue(this.r, name, before[name], value)) row.nilai[name] = value;
    refuse(row, { ...this.#locked(before, row.nilai), ...draft.errors });
    if (!Object.keys(row.nilai).length) return { ...row, status: row.status === 'salah' ? 'salah' : 'sama' };
    if (!writable || !this.#may.update) return refuse(row, { root: messages.forbidden });
    const after = { ...before, ...row.nilai };
    this.#completed(row, after, row.nilai);
    for (const [name, ke] of Object.entries(row.nilai)) {
      row.perubahan[name] = {
        dari: shownBefore(this.r, name, before[name]),
        ke,
        ...(name in draft.labels ? { keLabel: draft.labels[name] } : {}),
      };
    }
    return row;
  }

  /** The cross-field rule and the derived values, which are written too where they change. */
  #completed(row: JudgedRow, whole: RowData, written: RowData): JudgedRow {
    if (row.status === 'salah') return row;
    const errors = this.r.check(whole);
    if (Object.keys(errors).length) return refuse(row, errors);
    for (const [name, value] of Object.entries(this.r.derive(whole))) {
      if (whole === written || !sameValue(this.r, name, whole[name], value)) written[name] = value;
    }
    return row;
  }

  /** Why fields of an existing row may not be changed. */
  #locked(before: RowData, changed: RowData): FieldErrors {
    const errors = forbiddenFields(this.caller, this.r, Object.keys(changed));
    const { builtIn } = this.r;
    const locked = builtIn && before[builtIn.field] === builtIn.value ? builtIn : undefined;
    for (const name of Object.keys(changed)) {
      if (this.r.fields[name]?.fixed) errors[name] = messages.fixed;
      if (locked?.lockedFields.includes(name)) errors[name] = locked.lockedMessage;
    }
    for (const name of notedIn(this.r, before, changed)) errors[name] = messages.onlyWithNote;
    return errors;
  }
}

/** Stored value as the preview shows it; a sensitive value is not disclosed by uploading another one. */
function shownBefore(r: Resource, name: string, value: unknown): unknown {
  const field = r.fields[name];
  return field && value != null && coveredFields(r).includes(name)
    ? coveredText(field, String(value))
    : (value ?? null);
}

/** Numbers that are made of others, with the names of those. */
const sums = ofResource(r =>
  Object.entries(r.fields).flatMap(([name, field]): [string, readonly string[]][] =>
    'parts' in field && field.parts ? [[name, field.parts]] : [],
  ),
);

/** A number that the file does not say, of whose parts it says some, is their sum. */
function addParts(r: Resource, draft: Draft, before: RowData): void {
  for (const [name, parts] of sums(r)) {
    const said = parts.some(part => typeof draft.given[part] === 'number');
    if (!said || draft.given[name] != null || name in draft.errors) continue;
    const sum = parts.reduce((total, part) => total + Number(draft.given[part] ?? before[part] ?? 0), 0);
    draft.given[name] = sum;
    if (before[name] !== sum) draft.koreksi[name] = keep(refusals.imports.summed({ n: sum }));
  }
}

/** A row that the file names and the portal does not have: nobody makes codes up. */
const notThere = (r: Resource, name: string, value: unknown): Message =>
  refusals.cell.notThere({ label: term(r.fields[name]?.label ?? idHeading), isi: String(value) });

/** Starting values into a row just made by the schema: in place, for spreading its many keys costs four times the check. */
export function withDefaults(row: RowData, defaults: RowData): RowData {
  for (const name of Object.keys(defaults)) row[name] ??= defaults[name];
  return row;
}

/** Spreadsheets keep moments to the second. */
const sameMoment = (a: string, b: string): boolean => Math.abs(Date.parse(a) - Date.parse(b)) < 1000;

function sameValue(r: Resource, name: string, stored: unknown, given: unknown): boolean {
  if ((stored ?? null) === (given ?? null)) return true;
  if (typeof stored === 'string' && typeof given === 'string')
    return r.fields[name]?.kind === 'datetime' && sameMoment(stored, given);
  if (typeof stored !== 'object' && typeof given !== 'object') return false;
  return JSON.stringify(stored ?? null) === JSON.stringify(given ?? null);
}
