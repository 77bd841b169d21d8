import {
  type Message,
  messages,
  type Registry,
  type Resource,
  templateNames,
  term,
  type UniqueSet,
  withWords,
} from '../../../resources/kit/index.ts';
import { childTableName, rowsFields, tableName } from '../database/columns.ts';
import { DatabaseBusy } from '../database/db.ts';
import { constraintName } from '../database/tables.ts';
import { badRequest, conflict, HttpError, invalid } from '../errors.ts';
import { wordsOfRow } from './rowWords.ts';

/** Runs work and translates what the database refuses into messages for people. */
export async function dbErrorsOf<T>(registry: Registry, r: Resource | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error, registry, r);
  }
}

/** A row that an import is writing, on the embedded database (server/platform/engine/import/shadow.ts). */
export const heldByImport = 'MB409';

export interface PgError extends Error {
  code: string;
  constraint?: string;
  /** `Key (a, b)=(1, 2) already exists.` */
  detail?: string;
}

export const isPgError = (error: unknown): error is PgError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

/** The unique set that a constraint of the database stands for. */
function uniqueSet(r: Resource, constraint: string | undefined): UniqueSet | undefined {
  return r.unique.find(([fields]) => constraintName(tableName(r), fields, 'uq') === constraint);
}

/**
 * The sentence of a unique set, with the values that exist already where it names its fields. A comma in a value looks
 * like the next value: what is too many belongs to the set's text.
 */
function setSentence(r: Resource, [fields, message]: UniqueSet, { detail = '' }: PgError): Message {
  const values = detail.slice(detail.indexOf(')=(') + 3, detail.lastIndexOf(')')).split(', ');
  const more = Math.max(0, values.length - fields.length);
  const long = fields.findIndex(name => r.fields[name]?.kind === 'text');
  const known = fields.map((name, i) => {
    const from = long >= 0 && i > long ? i + more : i;
    return [name, values.slice(from, i === long ? from + more + 1 : from + 1).join(', ')] as const;
  });
  return withWords(message, wordsOfRow(r.fields, fields, Object.fromEntries(known)));
}

/** The unique set over child rows that a constraint stands for; who has it meanwhile cannot be named any more. */
function childUnique(r: Resource, constraint: string | undefined): { path: string; message: Message } | undefined {
  for (const [name, field] of rowsFields(r)) {
    const set = field.uniqueAcross?.find(
      ([fields]) => constraintName(childTableName(r, name), fields, 'uq') === constraint,
    );
    if (set)
      return {
        path: name,
        message: withWords(set[1], Object.fromEntries(templateNames(set[1].text).map(place => [place, term('lain')]))),
      };
  }
  return undefined;
}

/** The field that a person would change: the first of the set that is not a reference. */
export const blamed = (r: Resource, fields: readonly string[]): string =>
  fields.find(name => r.fields[name]?.kind !== 'ref') ?? fields[0] ?? 'root';

/** Unusable input that only the database recognises (a malformed id, a number out of range, a bad date). */
const malformed: ReadonlySet<string> = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05', '42804']);

/**
 * Translates a refusal of the database, or returns the error as it was.
 * @param r resource that was written, for unique sets
 * @param reading the call only read: what could not be used was its filter
 */
export function translate(error: unknown, registry: Registry, r?: Resource, reading = false): unknown {
  if (error instanceof DatabaseBusy) return new HttpError(503, messages.tooSlow);
  if (error instanceof HttpError || !isPgError(error)) return error;
  if (error.code === '23505') {
    for (const candidate of r ? [r] : registry.resources) {
      const set = uniqueSet(candidate, error.constraint);
      const said = set && setSentence(candidate, set, error);
      if (said) return invalid({ [blamed(candidate, set[0])]: said }, said);
      const child = childUnique(candidate, error.constraint);
      if (child) return invalid({ [child.path]: child.message }, child.message);
      if (error.constraint === `${tableName(candidate)}_pkey`) {
        const label = candidate.id === 'uuid' ? 'ID' : candidate.id.label;
        return invalid({ id: messages.unique({ label: term(label) }) }, messages.unique({ label: term(label) }));
      }
    }
    return conflict(messages.unique({ label: term('Data') }));
  }
  // 23001: how PostgreSQL 18 (the embedded one) names a refused ON DELETE RESTRICT.
  if (error.code === '23503' || error.code === '23001')
    return conflict(messages.inUse({ n: 1, label: term('data lain') }));
  // A statement that went beyond its time (`Db.unhurried`).
  if (error.code === '57014') return new HttpError(503, messages.tooSlow);
  if (error.code === '40001' || error.code === '40P01') return conflict(messages.stale);
  if (error.code === heldByImport) return conflict(messages.heldByImport);
  if (malformed.has(error.code)) return badRequest(reading ? messages.badFilter : messages.badBody);
  return error;
}
